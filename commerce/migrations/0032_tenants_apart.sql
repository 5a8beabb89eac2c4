-- From here on every table of a tenant has a policy (commerce/ground/database/tenant-policies.ts gives it after the
-- migrations). A build that does not say for which tenant it asks would see nothing: it does not run on this.
comment on schema public is 'row security: statements say set_config(''shop.tenant'', tenant or *, true)';
