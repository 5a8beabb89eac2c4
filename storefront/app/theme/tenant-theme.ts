const FOLDER = '../../../tenants';
const files = import.meta.glob<string>('../../../tenants/*/theme.css', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Address of the tenant's own colours and measures, which override those of its theme; undefined when it has none.
 */
export function findTenantTheme(tenant: string): string | undefined {
  return files[`${FOLDER}/${tenant}/theme.css`];
}
