import { ROLE_NAMES } from '#commerce/staff/access/rights.rules.ts';
import { useFrame } from '#desk/app/frame/use-frame.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';

type Grant = { readonly role: string; readonly tenantScope: string };

/** Roles with the shops in which they hold, one a line. */
export function GrantList({ grants }: { grants: readonly Grant[] }) {
  const t = useDeskText();
  const { member } = useFrame();
  if (grants.length === 0) return <span className="text-muted">{t('staff.noRole')}</span>;
  return (
    <ul>
      {grants.map(({ role, tenantScope }) => (
        <li key={`${role} ${tenantScope}`}>
          {t(`role.${readRole(role)}`)}
          <span className="text-muted">
            {' · '}
            {tenantScope === '*'
              ? t('staff.everywhere')
              : (member.tenants.find(({ tenantId }) => tenantId === tenantScope)?.name ?? tenantScope)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A role of the schema by the name that texts and rules have: `ORDER_DESK` is `order_desk`. */
function readRole(role: string): (typeof ROLE_NAMES)[number] {
  return ROLE_NAMES.find((name) => name === role.toLowerCase()) ?? 'auditor';
}
