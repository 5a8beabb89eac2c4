-- What a retailer's feed says of an article and the shop did not keep.

alter table variant
  -- new, refurbished or used: whether the article was used before is one of its main characteristics
  add column condition text not null default 'new' check (condition in ('new', 'refurbished', 'used'));

alter table product_text
  -- the description with its structure, of allowed elements only (description.rules.ts); null where it has none.
  -- description holds the same words as plain text.
  add column description_html text;

alter table product drop constraint product_department_check;
alter table product add constraint product_department_check
  check (department in ('fashion', 'shoes', 'furniture', 'electronics', 'appliances', 'tyres', 'general'));

-- A text is its own value: product.attributes holds what people read, in the language of the feed it came from.
alter table attribute drop constraint attribute_value_type_check;
alter table attribute add constraint attribute_value_type_check
  check (value_type in ('number', 'option', 'options', 'boolean', 'composition', 'text'));
alter table attribute_text
  -- heading under which the product page shows it; null: the heading of attribute_group
  add column section text;

-- New attributes and colours are shown at once: servers keep their names until the categories change.
create function log_name_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (tenant_id) select null where exists (select from changed);
  return null;
end $$;
create trigger attribute_text_inserted after insert on attribute_text
  referencing new table as changed for each statement execute function log_name_change();
create trigger colour_text_inserted after insert on colour_text
  referencing new table as changed for each statement execute function log_name_change();

alter table import_run
  -- the shop sold nothing when it began: what it brings is not new to anybody
  add column is_first boolean not null default false;

-- Details of earlier feeds were options whose keys had lost signs; their labels are the words of the feed.
update product p
   set attributes = (
     select jsonb_object_agg(e.key, case when a.attribute_key is null then e.value else coalesce(
              (select to_jsonb(min(o.label)) from attribute_option o
                where o.attribute_key = e.key and o.option_key = e.value #>> '{}'), e.value) end)
       from jsonb_each(p.attributes) e
       left join attribute a on a.attribute_key = e.key and a.value_type = 'option' and a.attribute_key like 'feed-%')
 where exists (select from jsonb_object_keys(p.attributes) k where k like 'feed-%');
delete from attribute_option where attribute_key like 'feed-%';
update attribute set value_type = 'text' where attribute_key like 'feed-%' and value_type = 'option';
