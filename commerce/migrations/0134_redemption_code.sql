-- the code that points were redeemed for: a second press of the same form hears it again
alter table loyalty_entry add column voucher_code text check (voucher_code is null or kind = 'redeemed');
