import type { TextKey } from '#texts/keys.ts';

const SERVICES = ['connection', 'assembly', 'old-appliance', 'carry-up', 'warranty', 'fitting'] as const;
type Service = (typeof SERVICES)[number];
const DEPARTMENTS = ['fashion', 'shoes', 'furniture', 'electronics', 'appliances', 'tyres'] as const;

type Part = '' | '.hint' | '.question';

/** The text of a line's service; null where this build has none. */
export function findServiceText(key: string, part: Part = ''): TextKey | null {
  const known = SERVICES.find((service) => service === key) satisfies Service | undefined;
  return known ? `basket.service.${known}${part}` : null;
}

/** The name of a department; null for a tenant's own. */
export function findDepartmentText(key: string): TextKey | null {
  const known = DEPARTMENTS.find((department) => department === key);
  return known ? `basket.department.${known}` : null;
}
