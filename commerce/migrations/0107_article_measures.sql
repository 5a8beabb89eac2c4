-- Measures of an article by its sizes: [{"option": "chest", "sizes": {"S": 52.5, "M": 55}}, …]. The attribute's options name the measures.
alter table attribute drop constraint attribute_value_type_check;
alter table attribute add constraint attribute_value_type_check
  check (value_type in ('number', 'option', 'options', 'boolean', 'composition', 'text', 'measures'));
