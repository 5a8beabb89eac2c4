import { redirect } from 'react-router';
import { loadScreen } from '#desk/app/request/screen-loader.ts';
import { findAllowedScreens } from './allowed-screens.ts';

/** The desk's first address leads to the first screen that the member may see. */
export const loader = loadScreen(null, async ({ desk, member }) => {
  const tenantId = member.tenants.find((each) => each.tenantId === desk.lastTenant)?.tenantId;
  const [first] = findAllowedScreens(member, tenantId ?? member.tenants[0]?.tenantId ?? null).filter(
    ({ screen }) => screen.group !== null,
  );
  throw redirect(first?.address ?? '/sessions');
});
