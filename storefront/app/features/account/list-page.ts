/** The page of a list that an address asks for, from 1; anything else is the first. */
export function readPage(parameters: URLSearchParams): number {
  const page = parameters.get('page') ?? '1';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** The address of another page of the same list: its other parameters stay. */
export function linkToListPage(
  path: string,
  parameters: Readonly<Record<string, string>>,
  page: number,
): string {
  const query = new URLSearchParams(parameters);
  if (page > 1) query.set('page', String(page));
  const asked = query.toString();
  return asked === '' ? path : `${path}?${asked}`;
}
