-- older builds: may run
-- Rows that were looked for through the whole table. Of these indexes an order writes none when it is placed, but for a
-- customer's first address and for an agreement on credit.

-- Every page and every change of an order read the lines of all parcels of the shop.
create index shipment_line_order on shipment_line (tenant_id, order_id);

-- Only the default address of a customer had an index: checkout and account read the addresses of all customers.
create index customer_address_customer on customer_address (tenant_id, customer_id);

-- Orders that were delivered lately: each survey mail read all orders of the shop.
create index sales_order_delivered on sales_order (tenant_id, delivered_at) where delivered_at is not null;

-- A check that led to no contract is deleted an hour later: each one asked every agreement of the shop.
create index credit_agreement_decision on credit_agreement (tenant_id, decision_id) where decision_id is not null;

-- The index of both sinks kept every event of a shop without a webhook, and each poll read all of them.
create index newsletter_event_untold_file on newsletter_event (event_id) where not (told @> '{file}');
create index newsletter_event_untold_webhook on newsletter_event (event_id) where not (told @> '{webhook}');
drop index newsletter_event_untold;
