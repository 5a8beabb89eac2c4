-- older builds: may run
-- The end of an account read every mail that the shop had ever sent. Written when a mail has been sent, which moves its
-- row in any case: an order that queues one writes no index more.
create index mail_outbox_sent_to on mail_outbox (tenant_id, recipient) where sent_at is not null;
