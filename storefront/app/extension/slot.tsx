import SlotContributions from 'virtual:slots';
import type { SlotName, SlotProps } from './slot-props.ts';

type Props<Name extends SlotName> = { readonly name: Name } & SlotProps[Name];

/** A place where extensions may add to a page, listed in slot-props.ts. Empty in a shop whose extensions add nothing. */
export function Slot<Name extends SlotName>({ name, ...props }: Props<Name>) {
  return SlotContributions && <SlotContributions name={name} props={props} />;
}
