import type { Kind } from '../kind.ts';
import { COVERS, FURNITURE_LINES, LINE_NAMES } from './furniture-parts.ts';
import { option } from './option.ts';

export const armchair: Kind = {
  kind: 'armchair',
  picture: 'armchair',
  department: 'furniture',
  share: 10,
  audiences: {},
  axes: [
    [
      option('armchair', ['Fauteuil', 'Sessel', 'Fauteuil'], null, { attributes: { width: 78 } }),
      option(
        'swivel',
        ['Draaifauteuil', 'Drehsessel', 'Fauteuil pivotant'],
        [
          'De schotelvoet draait geruisloos rond.',
          'Der Tellerfuß dreht sich geräuschlos.',
          'Le pied rond pivote sans bruit.',
        ],
        { attributes: { width: 76 }, price: 1.1 },
      ),
      option(
        'wing',
        ['Oorfauteuil', 'Ohrensessel', 'Bergère à oreilles'],
        [
          'De oren houden tocht weg en geven het hoofd steun.',
          'Die Ohren halten Zugluft ab und stützen den Kopf.',
          'Les oreilles protègent des courants d’air et soutiennent la tête.',
        ],
        { attributes: { width: 80 }, price: 1.15 },
      ),
      option(
        'recliner',
        ['Relaxfauteuil', 'Relaxsessel', 'Fauteuil de relaxation'],
        [
          'Rug en voetensteun stel je onafhankelijk van elkaar in.',
          'Rücken und Fußstütze lassen sich unabhängig voneinander verstellen.',
          'Dossier et repose-pieds se règlent séparément.',
        ],
        { attributes: { width: 84 }, price: 1.5 },
      ),
      option('lounge', ['Loungestoel', 'Loungesessel', 'Fauteuil lounge'], null, {
        attributes: { width: 74 },
        price: 0.9,
      }),
    ],
    FURNITURE_LINES,
    [
      option(
        'wooden-legs',
        ['houten poten', 'Holzfüßen', 'pieds en bois'],
        [
          'De poten van massief beuken zijn schuin gezet en staan stevig.',
          'Die schräg gestellten Füße aus massiver Buche stehen sicher.',
          'Les pieds obliques en hêtre massif assurent la stabilité.',
        ],
        { attributes: { style: 'scandinavian' } },
      ),
      option(
        'metal-frame',
        ['metalen frame', 'Metallgestell', 'structure en métal'],
        [
          'Het frame van zwart staal geeft de zachte vormen een strakke lijn.',
          'Das Gestell aus schwarzem Stahl gibt den weichen Formen eine klare Linie.',
          'La structure en acier noir souligne les formes douces.',
        ],
        { attributes: { style: 'industrial' } },
      ),
      option(
        'footstool',
        ['voetenbank', 'Hocker', 'repose-pieds'],
        [
          'De bijpassende voetenbank is inbegrepen en dient ook als extra zitplaats.',
          'Der passende Hocker ist dabei und dient auch als zusätzlicher Sitzplatz.',
          'Le repose-pieds assorti est compris et sert aussi d’assise d’appoint.',
        ],
        { attributes: { style: 'classic' }, price: 1.2 },
      ),
      option(
        'piping',
        ['sierbies', 'Kederband', 'passepoil'],
        [
          'Een bies in dezelfde kleur tekent de contouren na.',
          'Ein Keder in derselben Farbe zeichnet die Konturen nach.',
          'Un passepoil ton sur ton souligne les contours.',
        ],
        { attributes: { style: 'retro' } },
      ),
    ],
    COVERS,
  ],
  names: LINE_NAMES,
  openings: [
    [
      'Een eigen plek om te lezen, te bellen of niets te doen.',
      'Ein eigener Platz zum Lesen, Telefonieren oder Nichtstun.',
      'Un coin à soi pour lire, téléphoner ou ne rien faire.',
    ],
    [
      'Zet er een lamp naast en de leeshoek is af.',
      'Eine Lampe daneben, und die Leseecke ist fertig.',
      'Posez une lampe à côté : le coin lecture est prêt.',
    ],
  ],
  closings: [
    [
      'De zitting is opgebouwd uit koudschuim met een zachte toplaag.',
      'Der Sitz besteht aus Kaltschaum mit einer weichen Auflage.',
      'L’assise en mousse haute résilience est coiffée d’une couche moelleuse.',
    ],
    [
      'Draagt tot 120 kg en heeft viltdoppen tegen krassen.',
      'Trägt bis 120 kg und hat Filzgleiter gegen Kratzer.',
      'Supporte 120 kg ; des patins en feutre protègent le sol.',
    ],
  ],
  highlights: [
    ['Belastbaar tot 120 kg', 'Belastbar bis 120 kg', 'Charge maximale 120 kg'],
    ['Koudschuim met zachte toplaag', 'Kaltschaum mit weicher Auflage', 'Mousse haute résilience'],
    ['Met viltdoppen', 'Mit Filzgleitern', 'Avec patins en feutre'],
  ],
  keywords: ['fauteuil stoel leesstoel', 'sessel lesesessel polstersessel', 'fauteuil siège'],
  colours: ['sand', 'light-grey', 'bottle-green', 'rust', 'navy', 'mustard', 'powder-pink', 'anthracite'],
  colourCount: [2, 4],
  price: [189, 649],
  details: (draw) => ({
    height: draw.whole(82, 108),
    depth: draw.whole(76, 90),
    'seat-height': draw.whole(41, 46),
    'max-load': 120,
    assembly: 'legs',
  }),
};

export const chair: Kind = {
  kind: 'chair',
  picture: 'chair',
  department: 'furniture',
  share: 14,
  audiences: {},
  axes: [
    [
      option('dining', ['Eetkamerstoel', 'Esszimmerstuhl', 'Chaise de salle à manger']),
      option('armrest', ['Eetkamerstoel met armleuningen', 'Armlehnstuhl', 'Chaise à accoudoirs'], null, {
        price: 1.2,
      }),
      option(
        'bucket',
        ['Kuipstoel', 'Schalenstuhl', 'Chaise coque'],
        [
          'De kuip volgt de rug en geeft zonder kussen al comfort.',
          'Die Schale folgt dem Rücken und ist auch ohne Kissen bequem.',
          'La coque épouse le dos et reste confortable sans coussin.',
        ],
      ),
      option(
        'bar',
        ['Barkruk', 'Barhocker', 'Tabouret de bar'],
        [
          'De voetensteun zit op de juiste hoogte voor een werkblad van 90 cm.',
          'Die Fußstütze sitzt richtig für eine Arbeitsplatte von 90 cm Höhe.',
          'Le repose-pieds est à la bonne hauteur pour un plan de 90 cm.',
        ],
        { price: 1.1 },
      ),
      option(
        'cantilever',
        ['Sledestoel', 'Freischwinger', 'Chaise cantilever'],
        [
          'Het frame veert licht mee als je gaat zitten.',
          'Das Gestell federt beim Hinsetzen sanft nach.',
          'Le piètement fléchit légèrement quand on s’assied.',
        ],
        { price: 1.15 },
      ),
    ],
    FURNITURE_LINES,
    [
      option(
        'oak',
        ['eiken poten', 'Eichenfüßen', 'pieds en chêne'],
        [
          'De eiken poten zijn geolied en kunnen tegen vlekken.',
          'Die Eichenfüße sind geölt und fleckenunempfindlich.',
          'Les pieds en chêne huilé résistent aux taches.',
        ],
        { attributes: { style: 'scandinavian', surface: 'solid-oak' } },
      ),
      option(
        'black-metal',
        ['zwarte metalen poten', 'schwarzen Metallfüßen', 'pieds en métal noir'],
        [
          'De zwarte poten zijn gepoedercoat en krasvast.',
          'Die schwarzen Füße sind pulverbeschichtet und kratzfest.',
          'Les pieds noirs thermolaqués résistent aux rayures.',
        ],
        { attributes: { style: 'industrial', surface: 'metal' } },
      ),
      option(
        'seat-pad',
        ['zacht zitkussen', 'weichem Sitzpolster', 'coussin d’assise'],
        [
          'Het zitkussen blijft ook na een lang diner comfortabel.',
          'Das Sitzpolster bleibt auch bei einem langen Essen bequem.',
          'Le coussin reste confortable même au bout d’un long repas.',
        ],
        { attributes: { style: 'modern', surface: 'fabric' } },
      ),
      option(
        'rattan',
        ['rotan rug', 'Rattanlehne', 'dossier en rotin'],
        [
          'De rug van gevlochten rotan laat licht en lucht door.',
          'Die Lehne aus Rattangeflecht lässt Licht und Luft durch.',
          'Le dossier en rotin tressé laisse passer l’air et la lumière.',
        ],
        { attributes: { style: 'country', surface: 'rattan' } },
      ),
    ],
    COVERS.filter((cover) => cover.key !== 'linen-weave'),
  ],
  names: LINE_NAMES,
  openings: [
    [
      'Een stoel waar het gesprek na het eten nog lang op doorgaat.',
      'Ein Stuhl, auf dem das Gespräch nach dem Essen noch lange weitergeht.',
      'Une chaise sur laquelle on s’attarde volontiers après le repas.',
    ],
    [
      'Past aan de eettafel en aan het bureau.',
      'Passt an den Esstisch und an den Schreibtisch.',
      'À sa place autour de la table comme devant le bureau.',
    ],
  ],
  closings: [
    [
      'Je zet hem in tien minuten in elkaar; gereedschap zit erbij.',
      'In zehn Minuten aufgebaut; das Werkzeug liegt bei.',
      'Montage en dix minutes ; l’outil est fourni.',
    ],
    [
      'De prijs geldt per stuk, je bestelt er precies zoveel als je nodig hebt.',
      'Der Preis gilt pro Stück; bestellen Sie genau so viele, wie Sie brauchen.',
      'Prix à la pièce : commandez exactement le nombre qu’il vous faut.',
    ],
  ],
  highlights: [
    ['Belastbaar tot 130 kg', 'Belastbar bis 130 kg', 'Charge maximale 130 kg'],
    ['Met viltdoppen', 'Mit Filzgleitern', 'Avec patins en feutre'],
    ['Gereedschap inbegrepen', 'Werkzeug liegt bei', 'Outillage fourni'],
  ],
  keywords: ['stoel eetkamerstoel', 'stuhl esszimmerstuhl', 'chaise'],
  colours: ['black', 'sand', 'sage', 'rust', 'light-grey', 'mustard', 'navy'],
  colourCount: [2, 4],
  price: [69, 199],
  details: (draw) => ({
    width: draw.whole(44, 58),
    height: draw.whole(78, 92),
    depth: draw.whole(50, 60),
    'seat-height': draw.whole(45, 49),
    'max-load': 130,
    assembly: 'self',
  }),
};
