-- Hashes of the confirmation links of earlier mails of a sign-up that still waits: each of its mails confirms it.
alter table newsletter_subscription add column earlier_confirm_hashes text[] not null default '{}';
create index newsletter_subscription_earlier on newsletter_subscription using gin (earlier_confirm_hashes);
