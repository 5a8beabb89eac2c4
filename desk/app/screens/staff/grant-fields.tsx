import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { ROLE_NAMES } from '#commerce/staff/access/rights.rules.ts';
import { useFrame } from '#desk/app/frame/use-frame.ts';
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
            <Select name="role" label={t('staff.role')} value={role.toLowerCase()} options={roles} />
            <Select name="scope" label={t('staff.scope')} value={tenantScope} options={scopes} />
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

function Select({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
}) {
  return (
    <label className="relative min-w-40 flex-1">
      <span className="sr-only">{label}</span>
      <select name={name} defaultValue={value} className="control pe-7">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className="desk-select-mark" />
    </label>
  );
}
