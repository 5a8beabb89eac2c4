import type { DeskMember } from '#desk/app/request/desk-request.ts';
import { type DeskScreen, SCREENS } from '#desk/app/screen-list.ts';

export type AllowedScreen = { readonly screen: DeskScreen; readonly address: string };

/**
 * The screens that a member may open, with their addresses; those that need more than the tenant, as an order does, are
 * left out.
 */
export function findAllowedScreens(
  member: Pick<DeskMember, 'tenants' | 'rightsEverywhere'>,
  tenantId: string | null,
): AllowedScreen[] {
  const tenant = member.tenants.find((each) => each.tenantId === tenantId);
  return Object.values<DeskScreen>(SCREENS).flatMap((screen) => {
    const address = `/${screen.path.replace(':tenant', tenantId ?? ':tenant')}`;
    if (address.includes(':')) return [];
    const rights = screen.path.startsWith(':tenant/') ? (tenant?.rights ?? []) : member.rightsEverywhere;
    return screen.right === null || rights.includes(screen.right) ? [{ screen, address }] : [];
  });
}
