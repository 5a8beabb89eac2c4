-- How fast pages answer, as browsers measure it (INP): a histogram for each day, page type and device. Nothing in it comes
-- from a person's address or browser.
create table interaction_count (
  tenant_id text not null,
  day date not null,
  page text not null,
  device text not null check (device in ('mobile', 'desktop')),
  -- upper end of the histogram's step, milliseconds
  up_to_ms integer not null,
  interactions integer not null default 0,
  primary key (tenant_id, day, page, device, up_to_ms)
);
