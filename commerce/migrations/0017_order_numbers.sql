-- Orders take their number without waiting for each other: a sequence gives each at once, where a counter in a table
-- stays locked until the order before is written. What is refused leaves a gap. One sequence for all tenants.
create sequence order_number as bigint start with 1000001;
select setval('order_number', greatest(1000000, max(last_value))) from number_range where name = 'order';
delete from number_range where name = 'order';
