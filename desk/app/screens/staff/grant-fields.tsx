import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ROLE_NAMES } from '#commerce/staff/access/rights.rules.ts';
import { useFrame } from '#desk/app/frame/use-frame.ts';
import { ChoiceSelect } from '#desk/app/list/choice-select.tsx';
import { useDeskText } from '#desk/app/texts/desk-text.ts';

type Grant = { readonly role: string; readonly tenantScope: string };

/** Rows for more roles than a member has; the same number with scripts and without. */
const SPARE_ROWS = 1;

/** Roles and where they hold, as rows of two fields; a row without a role counts as none. */
export function GrantFields({ grants }: { grants: readonly Grant[] }) {
  const t = useDeskText();
  const { member } = useFrame();
  const [spare, setSpare] = useState(SPARE_ROWS);
  const rows = [...grants, ...Array.from({ length: spare }, () => ({ role: '', tenantScope: '*' }))];
  const scopes = [
    { value: '*', label: t('staff.everywhere') },
    ...member.tenants.map(({ tenantId, name }) => ({ value: tenantId, label: name })),
  ];
  const roles = [
    { value: '', label: t('staff.chooseRole') },
    ...ROLE_NAMES.map((role) => ({ value: role, label: t(`role.${role}`) })),
  ];
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t('staff.roles')}</legend>
      <ul className="space-y-2">
        {rows.map(({ role, tenantScope }, index) => (
          // rows are only added at the end
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="flex flex-wrap gap-2">
            <ChoiceSelect
              name="role"
              label={t('staff.role')}
              isLabelHidden
              value={role.toLowerCase()}
              choices={roles}
            />
            <ChoiceSelect
              name="scope"
              label={t('staff.scope')}
              isLabelHidden
              value={tenantScope}
              choices={scopes}
            />
          </li>
        ))}
      </ul>
      <Button
        type="button"
        variant="plain"
        size="s"
        icon="plus"
        className="scripted mt-1"
        onClick={() => setSpare(spare + 1)}
      >
        {t('staff.anotherRole')}
      </Button>
    </fieldset>
  );
}
