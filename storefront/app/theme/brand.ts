import type { Brand } from '#tenants/brand.ts';

/** The mark: a line on a square of the accent. Width of the line and radius of the corners, in the square's units. */
export const MARK = { side: 32, line: 3.6, radius: 8 } as const;

/** The colours as CSS declarations of the roles, in both modes. */
export function buildBrandRoles({ colours }: Brand): Record<`--${string}`, string> {
  const formatRoleName = (name: string) =>
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as const;
  return Object.fromEntries(
    Object.entries(colours).map(([name, { light, dark }]) => [
      formatRoleName(name),
      `light-dark(${light}, ${dark})`,
    ]),
  );
}
