-- older builds: may run

-- What staff find orders and customers by. The words are rows of their own: a policy of a tenant's table keeps an index
-- on an expression from being used, as its functions may leak what they read.

-- As people type it: without accents and capitals.
create function fold_words(words text) returns text language sql immutable parallel safe as $$
  select btrim(replace(translate(lower(words), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ', 'aaaaaaceeeeiiiinoooooouuuuyy'), 'ß', 'ss'))
$$;

-- The last eight digits: with and without the country's code it is the same telephone. Null for fewer than six.
create function phone_term(phone text) returns text language sql immutable parallel safe as $$
  select case when length(regexp_replace(phone, '\D', '', 'g')) >= 6
              then 'phone:' || right(regexp_replace(phone, '\D', '', 'g'), 8) end
$$;

create function name_terms(given text, family text) returns text[] language sql immutable parallel safe as $$
  select array['name:' || fold_words(family), 'name:' || fold_words(given || ' ' || family)]
$$;

create function address_terms(address jsonb) returns text[] language sql immutable parallel safe as $$
  select name_terms(address ->> 'givenName', address ->> 'familyName') || array[
    'address:' || upper(replace(address ->> 'postalCode', ' ', '')) || ' ' || substring(address ->> 'houseNumber' from '\d+'),
    phone_term(address ->> 'phone')]
$$;

-- Most orders are delivered to the address of the bill.
create function order_terms(billing jsonb, delivery jsonb) returns text[] language sql immutable parallel safe as $$
  select case when billing = delivery then address_terms(billing)
              else address_terms(billing) || address_terms(delivery) end
$$;

create table order_search_term (
  tenant_id text not null,
  -- name:jansen | name:jan jansen | address:1234AB 12 | phone:12345678 | article:4711-M
  term text not null,
  placed_at timestamptz not null,
  order_id uuid not null,
  primary key (tenant_id, term, placed_at, order_id)
);

create function keep_order_terms() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from order_search_term
     where tenant_id = old.tenant_id and placed_at = old.placed_at and order_id = old.order_id
       and term = any (order_terms(old.billing_address, old.delivery_address));
  end if;
  if tg_op <> 'DELETE' then
    insert into order_search_term
      select distinct new.tenant_id, term, new.placed_at, new.order_id
        from unnest(order_terms(new.billing_address, new.delivery_address)) term
       -- an erased name is a dash
       where term is not null and term not like 'name:–%';
  end if;
  return null;
end
$$;
create trigger sales_order_terms after insert or delete or update of billing_address, delivery_address, placed_at on sales_order
  for each row execute function keep_order_terms();
insert into order_search_term
  select distinct tenant_id, term, placed_at, order_id
    from sales_order, unnest(order_terms(billing_address, delivery_address)) term
   where term is not null and term not like 'name:–%';

create function keep_article_terms() returns trigger language plpgsql as $$
begin
  insert into order_search_term
    select distinct o.tenant_id, 'article:' || l.sku, o.placed_at, o.order_id
      from added l join sales_order o on o.tenant_id = l.tenant_id and o.order_id = l.order_id
  on conflict do nothing;
  return null;
end
$$;
create trigger order_line_terms after insert on order_line
  referencing new table as added for each statement execute function keep_article_terms();
insert into order_search_term
  select distinct o.tenant_id, 'article:' || l.sku, o.placed_at, o.order_id
    from order_line l join sales_order o on o.tenant_id = l.tenant_id and o.order_id = l.order_id;

create table customer_search_term (
  tenant_id text not null,
  term text not null,
  customer_id uuid not null,
  primary key (tenant_id, term, customer_id)
);
create index customer_search_term_customer on customer_search_term (tenant_id, customer_id);

create function keep_customer_terms() returns trigger language plpgsql as $$
declare
  gone record := case when tg_op = 'INSERT' then new else old end;
begin
  if tg_op <> 'INSERT' then
    delete from customer_search_term where tenant_id = gone.tenant_id and customer_id = gone.customer_id;
  end if;
  insert into customer_search_term
    select distinct c.tenant_id, term, c.customer_id
      from customer c, unnest(name_terms(c.given_name, c.family_name) || phone_term(c.phone) || array(
        select unnest(address_terms(a.address)) from customer_address a
         where a.tenant_id = c.tenant_id and a.customer_id = c.customer_id)) term
     where c.tenant_id = gone.tenant_id and c.customer_id = gone.customer_id and term is not null
  on conflict do nothing;
  return null;
end
$$;
create trigger customer_terms after insert or delete or update of given_name, family_name, phone on customer
  for each row execute function keep_customer_terms();
create trigger customer_address_terms after insert or delete or update of address on customer_address
  for each row execute function keep_customer_terms();
insert into customer_search_term
  select distinct c.tenant_id, term, c.customer_id
    from customer c, unnest(name_terms(c.given_name, c.family_name) || phone_term(c.phone)) term where term is not null
  union
  select a.tenant_id, term, a.customer_id
    from customer_address a, unnest(address_terms(a.address)) term where term is not null;

-- The lists, the newest first. Without a state or a way to pay, each pair of both is read a little.
create index sales_order_listed on sales_order (tenant_id, state, payment_method, placed_at desc, order_id desc);
create index customer_listed on customer (tenant_id, created_at desc, customer_id desc);
create index order_hold_open on order_hold (tenant_id, order_id) where ended_at is null;
create index payment_reference on payment (tenant_id, provider_reference) where provider_reference is not null;
create index shipment_tracking on shipment (tenant_id, tracking_number) where tracking_number is not null;
create index return_announcement_tracking on return_announcement (tenant_id, tracking_number)
  where tracking_number is not null;

-- What staff write about an order for each other.
create table order_note (
  tenant_id text not null,
  note_id uuid not null,
  order_id uuid not null,
  author_id text not null,
  author_name text not null,
  body text not null check (length(body) between 1 and 4000),
  written_at timestamptz not null,
  primary key (tenant_id, note_id),
  foreign key (tenant_id, order_id) references sales_order
);
create index order_note_order on order_note (tenant_id, order_id, written_at);

-- The first of two persons about a credit above the tenant's threshold.
create table credit_first_decision (
  tenant_id text not null,
  decision_id uuid not null,
  outcome text not null check (outcome in ('approved', 'refused')),
  person_id text not null,
  person_name text not null,
  reason text not null,
  decided_at timestamptz not null,
  primary key (tenant_id, decision_id),
  foreign key (tenant_id, decision_id) references credit_decision on delete cascade
);
