import type { Remarks } from './remarks.ts';

/** What people say of beds, textiles and what stands and hangs about, by product kind. */
export const HOME_TEXTILE_REMARKS: Readonly<Record<string, Remarks>> = {
  mattress: {
    good: [
      [
        'Na een week geen stijve nek meer.',
        'Nach einer Woche kein steifer Nacken mehr.',
        'Plus de raideur dans la nuque au bout d’une semaine.',
      ],
      [
        'Mijn man draait en ik merk er niets van.',
        'Mein Mann dreht sich, und ich merke nichts davon.',
        'Mon mari se retourne et je ne sens rien.',
      ],
    ],
    fair: [
      [
        'Ligt goed, de eerste dagen rook het nieuw.',
        'Liegt sich gut, roch die ersten Tage aber neu.',
        'Très bien, mais une odeur de neuf les premiers jours.',
      ],
    ],
    poor: [
      [
        'Voor mij veel zachter dan de opgegeven hardheid.',
        'Für mich viel weicher als angegeben.',
        'Bien plus souple que la fermeté annoncée.',
      ],
    ],
  },
  'bed-linen': {
    good: [
      [
        'Blijft na twintig keer wassen glad en zacht.',
        'Bleibt nach zwanzig Wäschen glatt und weich.',
        'Reste lisse et douce après vingt lavages.',
      ],
      [
        'De kleur past precies bij de foto.',
        'Die Farbe stimmt genau mit dem Bild überein.',
        'La couleur correspond tout à fait à la photo.',
      ],
    ],
    fair: [
      ['Mooi, maar kreukt flink.', 'Schön, knittert aber ordentlich.', 'Belle, mais se froisse beaucoup.'],
    ],
    poor: [
      [
        'De naad van het sloop liet los.',
        'Die Naht am Kissenbezug hat sich gelöst.',
        'La couture de la taie a lâché.',
      ],
    ],
  },
  curtain: {
    good: [
      [
        'Echt donker, ook om vijf uur ’s ochtends in juni.',
        'Wirklich dunkel, auch um fünf Uhr früh im Juni.',
        'Vraiment occultant, même à cinq heures en juin.',
      ],
      [
        'Valt mooi recht en was snel opgehangen.',
        'Fällt schön gerade und war schnell aufgehängt.',
        'Tombe bien droit, posé en un rien de temps.',
      ],
    ],
    fair: [
      [
        'Mooie stof, ik moest drie centimeter inkorten.',
        'Schöner Stoff, ich musste drei Zentimeter kürzen.',
        'Beau tissu, j’ai dû raccourcir de trois centimètres.',
      ],
    ],
    poor: [
      [
        'De twee stuks verschilden van kleur.',
        'Die beiden Teile hatten verschiedene Farbtöne.',
        'Les deux pièces n’avaient pas la même teinte.',
      ],
    ],
  },
  rug: {
    good: [
      [
        'Zacht, verhaart niet en blijft liggen.',
        'Weich, haart nicht und bleibt liegen.',
        'Doux, ne perd pas ses poils et reste en place.',
      ],
      [
        'Rode wijn ging er met water uit.',
        'Rotwein ging mit Wasser heraus.',
        'Le vin rouge est parti à l’eau.',
      ],
    ],
    fair: [
      [
        'Mooi kleed, de hoeken krulden de eerste week op.',
        'Schöner Teppich, die Ecken standen die erste Woche hoch.',
        'Beau tapis, les coins rebiquaient la première semaine.',
      ],
    ],
    poor: [
      [
        'Het pluist na twee maanden nog steeds.',
        'Er fusselt nach zwei Monaten immer noch.',
        'Il peluche encore après deux mois.',
      ],
    ],
  },
  lamp: {
    good: [
      [
        'Geeft precies het warme licht dat we zochten.',
        'Gibt genau das warme Licht, das wir gesucht haben.',
        'Donne exactement la lumière chaude que nous cherchions.',
      ],
      [
        'Staat stevig, ook met een kat in huis.',
        'Steht stabil, auch mit Katze im Haus.',
        'Stable, même avec un chat à la maison.',
      ],
    ],
    fair: [
      [
        'Mooie lamp, het snoer is wat kort.',
        'Schöne Lampe, das Kabel ist etwas kurz.',
        'Belle lampe, le câble est un peu court.',
      ],
    ],
    poor: [['De dimmer bromt.', 'Der Dimmer brummt.', 'Le variateur bourdonne.']],
  },
  wardrobe: {
    good: [
      [
        'Er gaat veel meer in dan in onze oude kast.',
        'Es passt viel mehr hinein als in unseren alten Schrank.',
        'Bien plus de place que dans notre ancienne armoire.',
      ],
      [
        'De deuren sluiten zacht en hangen recht.',
        'Die Türen schließen sanft und hängen gerade.',
        'Les portes ferment en douceur et sont droites.',
      ],
    ],
    fair: [
      [
        'Goede kast, reken op een middag bouwen.',
        'Guter Schrank, für den Aufbau einen Nachmittag einplanen.',
        'Bonne armoire, prévoyez un après-midi de montage.',
      ],
    ],
    poor: [
      [
        'Twee gaten in de achterwand zaten verkeerd.',
        'Zwei Bohrungen in der Rückwand saßen falsch.',
        'Deux trous du fond étaient mal placés.',
      ],
    ],
  },
  sideboard: {
    good: [
      [
        'De lades lopen soepel, ook als ze vol zijn.',
        'Die Schubladen laufen leicht, auch voll.',
        'Les tiroirs coulissent bien, même pleins.',
      ],
      ['Ziet er duurder uit dan het was.', 'Sieht teurer aus, als es war.', 'Fait plus cher que son prix.'],
    ],
    fair: [
      [
        'Mooi meubel, de kabeldoorvoer is klein.',
        'Schönes Möbel, der Kabeldurchlass ist klein.',
        'Beau meuble, passe-câbles un peu petit.',
      ],
    ],
    poor: [
      [
        'De fronten hangen niet op één lijn.',
        'Die Fronten hängen nicht auf einer Linie.',
        'Les façades ne sont pas alignées.',
      ],
    ],
  },
  mirror: {
    good: [
      [
        'Vervormt niet en maakt de gang twee keer zo licht.',
        'Verzerrt nicht und macht den Flur doppelt so hell.',
        'Ne déforme pas et rend le couloir deux fois plus clair.',
      ],
      [
        'Degelijk verpakt, heel aangekomen.',
        'Solide verpackt, heil angekommen.',
        'Bien emballé, arrivé intact.',
      ],
    ],
    fair: [
      [
        'Mooi, de meegeleverde pluggen waren niets voor onze muur.',
        'Schön, die Dübel passten aber nicht zu unserer Wand.',
        'Beau, mais les chevilles ne convenaient pas à notre mur.',
      ],
    ],
    poor: [['Er zat een barst in de hoek.', 'In der Ecke war ein Sprung.', 'Un coin était fêlé.']],
  },
};
