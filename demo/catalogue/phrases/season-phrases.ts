import type { Season } from '../facts/season.ts';
import type { Kind, Text } from '../kind.ts';

const CLOTHES: Readonly<Record<Season, readonly Text[]>> = {
  'autumn-winter': [
    ['Voor de maanden met een r erin.', 'Für die Monate mit r.', 'Pour les mois en « r ».'],
    [
      'Houdt warm zonder in de tram te warm te zijn.',
      'Hält warm, ohne in der Bahn zu warm zu sein.',
      'Tient chaud sans étouffer dans le tram.',
    ],
    [
      'Gemaakt voor mist, motregen en de eerste vorst.',
      'Gemacht für Nebel, Nieselregen und den ersten Frost.',
      'De quoi affronter brouillard, crachin et premières gelées.',
    ],
  ],
  'spring-summer': [
    [
      'Licht genoeg voor dertig graden.',
      'Leicht genug für dreißig Grad.',
      'La légèreté qu’il faut par trente degrés.',
    ],
    [
      'Gaat mee op vakantie en neemt in de koffer nauwelijks plaats in.',
      'Kommt mit in den Urlaub und braucht im Koffer kaum Platz.',
      'Part en vacances et ne prend presque pas de place dans la valise.',
    ],
    [
      'Van de eerste terrasdag tot de laatste barbecue.',
      'Vom ersten Tag im Freien bis zum letzten Grillabend.',
      'Du premier café en terrasse au dernier barbecue.',
    ],
  ],
  'all-year': [
    [
      'Te dragen in elk seizoen, met een laag meer of minder.',
      'Das ganze Jahr tragbar, mit einer Schicht mehr oder weniger.',
      'Se porte en toute saison, avec une couche de plus ou de moins.',
    ],
    [
      'Winter of zomer: nooit achter in de kast.',
      'Winter oder Sommer: nie ganz hinten im Schrank.',
      'Hiver comme été, jamais au fond de l’armoire.',
    ],
  ],
};

const NOT_SEASONAL = ['bag', 'backpack', 'suitcase', 'watch', 'bra', 'pyjamas', 'socks'];

/** Sentences on the season that clothes are for. */
export function seasonSentences(season: Season | null, kind: Kind): readonly Text[] {
  return season && kind.department === 'fashion' && !NOT_SEASONAL.includes(kind.kind) ? CLOTHES[season] : [];
}
