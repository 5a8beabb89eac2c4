-- Services that are done on a day at a place: tyres that a partner fits.

-- {partner, day} as it was chosen: tenants' partners change, what was agreed does not. null: none, or not chosen yet
alter table basket_line_service add column appointment jsonb;
alter table order_line_service add column appointment jsonb;

-- How many of a partner's places on a day are taken by orders that stand. One row changes in one statement, so that the
-- last place is given away once.
create table fitting_day (
  tenant_id text not null,
  partner_id text not null,
  day date not null,
  booked integer not null check (booked >= 0),
  primary key (tenant_id, partner_id, day)
);
