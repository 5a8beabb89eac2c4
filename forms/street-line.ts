/** Street, number and addition on one line of an address; a house may have no number. */
export function writeStreetLine(address: {
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberAddition?: string | null;
}): string {
  const { street, houseNumber, houseNumberAddition } = address;
  return [street, houseNumber, houseNumberAddition].filter(Boolean).join(' ');
}
