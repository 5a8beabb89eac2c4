import { useText } from '#app/texts/texts.tsx';
import type { Values } from '#texts/message.ts';
import type audit from './en/audit.json';
import type frame from './en/frame.json';
import type invitation from './en/invitation.json';
import type keys from './en/keys.json';
import type list from './en/list.json';
import type orders from './en/orders.json';
import type staff from './en/staff.json';
import type ui from './en/ui.json';

/** The ids of the desk's texts: the keys of the English files. A test compares those of the other languages. */
export type DeskTextKey =
  | keyof typeof audit
  | keyof typeof frame
  | keyof typeof invitation
  | keyof typeof keys
  | keyof typeof list
  | keyof typeof orders
  | keyof typeof staff
  | keyof typeof ui;

/** `const t = useDeskText(); t('frame.skip')`: the widgets' provider, with the desk's own ids. */
export const useDeskText = useText as unknown as () => (id: DeskTextKey, values?: Values) => string;
