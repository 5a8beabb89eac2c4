import { z } from 'zod';
import type { Attributes, Audience, Text } from '../kind.ts';
import { readData } from '../read-data.ts';
import { texts } from '../schemas.ts';

/** Warnings by product kind. */
const WARNINGS = readData('warnings', z.record(z.string(), texts));

const SUFFOCATION: Text = [
  'Plastic verpakking is geen speelgoed: verstikkingsgevaar voor baby’s en kleine kinderen.',
  'Verpackungsfolie ist kein Spielzeug: Erstickungsgefahr für Babys und Kleinkinder.',
  'L’emballage plastique n’est pas un jouet : risque d’étouffement pour les bébés et les jeunes enfants.',
];
const FIRE: Text = [
  'Uit de buurt van open vuur en hete oppervlakken houden.',
  'Von offenem Feuer und heißen Oberflächen fernhalten.',
  'Tenir à l’écart du feu et des surfaces brûlantes.',
];
const CORDS: Text = [
  'Kort trekkoorden bij jonge kinderen in, zodat ze nergens achter blijven haken.',
  'Kordeln bei kleinen Kindern kürzen, damit sie nirgends hängen bleiben.',
  'Raccourcissez les cordons pour les jeunes enfants afin qu’ils ne s’accrochent nulle part.',
];

/** Warnings that have to be heeded with a product, most urgent first; many need no warning at all. */
export function listSafetyNotes(kind: string, attributes: Attributes, audience: Audience | null): Text[] {
  const notes = [...(WARNINGS[kind] ?? [])];
  const child = audience === 'girls' || audience === 'boys';
  if (kind === 'pyjamas') notes.push(FIRE);
  if (child && (attributes.neckline === 'hood' || attributes.closure === 'drawstring')) notes.push(CORDS);
  if (['mattress', 'bed-linen', 'suitcase', 'backpack', 'bag'].includes(kind)) notes.push(SUFFOCATION);
  return notes;
}
