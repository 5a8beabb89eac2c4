import { CONSTRUCTION_OPTIONS, FIBRES, STYLE_OPTIONS, TECHNICAL_OPTIONS } from './attribute-options.ts';
import type { Text } from './kind.ts';

export type DemoAttribute = {
  readonly key: string;
  readonly type: 'number' | 'option' | 'options' | 'boolean' | 'composition';
  readonly unit: string | null;
  /** material, fit, features, dimensions, energy or technical: the heading's text key */
  readonly group: 'material' | 'fit' | 'features' | 'dimensions' | 'energy' | 'technical';
  readonly label: Text;
  /** label by option key, for option, options and composition (its fibres and its parts) */
  readonly options: Readonly<Record<string, Text>>;
};

type Group = DemoAttribute['group'];

const number = (group: Group, unit: string | null, key: string, ...label: Text): DemoAttribute => ({
  key,
  type: 'number',
  unit,
  group,
  label,
  options: {},
});
const yesNo = (group: Group, key: string, ...label: Text): DemoAttribute => ({
  key,
  type: 'boolean',
  unit: null,
  group,
  label,
  options: {},
});
const choice = (group: Group, key: string, label: Text, options: Record<string, Text>): DemoAttribute => ({
  key,
  type: 'option',
  unit: null,
  group,
  label,
  options,
});

/** Every attribute of the demo, in the order in which a product page shows them. */
export const ATTRIBUTES: readonly DemoAttribute[] = [
  {
    key: 'material',
    type: 'composition',
    unit: null,
    group: 'material',
    label: ['Materiaalsamenstelling', 'Materialzusammensetzung', 'Composition'],
    options: FIBRES,
  },
  choice('material', 'surface', ['Materiaal', 'Material', 'Matière'], CONSTRUCTION_OPTIONS.surface),
  choice('material', 'upper', ['Bovenmateriaal', 'Obermaterial', 'Tige'], CONSTRUCTION_OPTIONS.upper),
  choice('material', 'lining', ['Voering', 'Futter', 'Doublure'], CONSTRUCTION_OPTIONS.lining),
  choice('material', 'sole', ['Loopzool', 'Laufsohle', 'Semelle extérieure'], CONSTRUCTION_OPTIONS.sole),
  {
    key: 'care',
    type: 'options',
    unit: null,
    group: 'material',
    label: ['Onderhoud', 'Pflege', 'Entretien'],
    options: CONSTRUCTION_OPTIONS.care,
  },
  choice('fit', 'fit', ['Pasvorm', 'Passform', 'Coupe'], STYLE_OPTIONS.fit),
  choice('fit', 'length', ['Lengte', 'Länge', 'Longueur'], STYLE_OPTIONS.length),
  choice('fit', 'sleeve', ['Mouwlengte', 'Ärmellänge', 'Longueur des manches'], STYLE_OPTIONS.sleeve),
  choice('fit', 'neckline', ['Halslijn', 'Ausschnitt', 'Encolure'], STYLE_OPTIONS.neckline),
  choice('fit', 'rise', ['Taillehoogte', 'Leibhöhe', 'Hauteur de taille'], STYLE_OPTIONS.rise),
  choice('features', 'pattern', ['Dessin', 'Muster', 'Motif'], STYLE_OPTIONS.pattern),
  choice('features', 'closure', ['Sluiting', 'Verschluss', 'Fermeture'], STYLE_OPTIONS.closure),
  choice('features', 'occasion', ['Gelegenheid', 'Anlass', 'Occasion'], STYLE_OPTIONS.occasion),
  choice('features', 'style', ['Stijl', 'Stil', 'Style'], STYLE_OPTIONS.style),
  yesNo('features', 'pockets', 'Met zakken', 'Mit Taschen', 'Avec poches'),
  yesNo('features', 'waterproof', 'Waterdicht', 'Wasserdicht', 'Imperméable'),
  yesNo('features', 'removable-covers', 'Afneembare hoezen', 'Abnehmbare Bezüge', 'Housses amovibles'),
  yesNo('features', 'extendable', 'Uitschuifbaar', 'Ausziehbar', 'Extensible'),
  yesNo('features', 'dimmable', 'Dimbaar', 'Dimmbar', 'Intensité variable'),
  number('dimensions', null, 'seats', 'Aantal zitplaatsen', 'Sitzplätze', 'Nombre de places'),
  number('dimensions', null, 'doors', 'Aantal deuren', 'Anzahl Türen', 'Nombre de portes'),
  number('dimensions', 'cm', 'heel-height', 'Hakhoogte', 'Absatzhöhe', 'Hauteur du talon'),
  number('dimensions', 'cm', 'shaft-height', 'Schachthoogte', 'Schafthöhe', 'Hauteur de la tige'),
  number('dimensions', 'cm', 'width', 'Breedte', 'Breite', 'Largeur'),
  number('dimensions', 'cm', 'height', 'Hoogte', 'Höhe', 'Hauteur'),
  number('dimensions', 'cm', 'depth', 'Diepte', 'Tiefe', 'Profondeur'),
  number('dimensions', 'cm', 'seat-height', 'Zithoogte', 'Sitzhöhe', 'Hauteur d’assise'),
  number('dimensions', 'mm', 'pile-height', 'Poolhoogte', 'Florhöhe', 'Hauteur du poil'),
  number('dimensions', 'kg', 'weight', 'Gewicht', 'Gewicht', 'Poids'),
  number('dimensions', 'kg', 'max-load', 'Maximale belasting', 'Maximale Belastung', 'Charge maximale'),
  number('dimensions', 'l', 'capacity', 'Inhoud', 'Nutzinhalt', 'Capacité'),
  choice('technical', 'assembly', ['Montage', 'Aufbau', 'Montage'], TECHNICAL_OPTIONS.assembly),
  choice('technical', 'socket', ['Fitting', 'Fassung', 'Culot'], TECHNICAL_OPTIONS.socket),
  number(
    'technical',
    'inch',
    'screen-size',
    'Beeldschermdiagonaal',
    'Bildschirmdiagonale',
    'Diagonale d’écran',
  ),
  choice(
    'technical',
    'panel',
    ['Beeldtechniek', 'Bildtechnik', 'Technologie d’écran'],
    TECHNICAL_OPTIONS.panel,
  ),
  choice('technical', 'resolution', ['Resolutie', 'Auflösung', 'Résolution'], TECHNICAL_OPTIONS.resolution),
  number(
    'technical',
    'Hz',
    'refresh-rate',
    'Verversingssnelheid',
    'Bildwiederholrate',
    'Fréquence d’affichage',
  ),
  number('technical', 'GB', 'memory', 'Werkgeheugen', 'Arbeitsspeicher', 'Mémoire vive'),
  choice('technical', 'processor', ['Processor', 'Prozessor', 'Processeur'], TECHNICAL_OPTIONS.processor),
  number('technical', 'MP', 'camera-resolution', 'Hoofdcamera', 'Hauptkamera', 'Appareil photo principal'),
  number('technical', 'mAh', 'battery', 'Accucapaciteit', 'Akkukapazität', 'Capacité de la batterie'),
  number('technical', 'h', 'battery-life', 'Gebruiksduur', 'Laufzeit', 'Autonomie'),
  yesNo('technical', 'noise-cancelling', 'Ruisonderdrukking', 'Geräuschunterdrückung', 'Réduction de bruit'),
  choice('technical', 'connection', ['Verbinding', 'Verbindung', 'Connexion'], TECHNICAL_OPTIONS.connection),
  number('technical', 'kg', 'load', 'Vulgewicht', 'Füllmenge', 'Capacité de charge'),
  number(
    'technical',
    'min⁻¹',
    'spin-speed',
    'Centrifugetoerental',
    'Schleuderdrehzahl',
    'Vitesse d’essorage',
  ),
  number('technical', 'bar', 'pressure', 'Pompdruk', 'Pumpendruck', 'Pression de la pompe'),
  choice('technical', 'cleaning', ['Reiniging', 'Reinigung', 'Nettoyage'], TECHNICAL_OPTIONS.cleaning),
  number('energy', 'W', 'power', 'Vermogen', 'Leistung', 'Puissance'),
  number(
    'energy',
    'kWh',
    'energy-per-cycles',
    'Verbruik per 100 cycli',
    'Verbrauch pro 100 Zyklen',
    'Consommation pour 100 cycles',
  ),
  number(
    'energy',
    'kWh',
    'energy-per-year',
    'Verbruik per jaar',
    'Verbrauch pro Jahr',
    'Consommation annuelle',
  ),
  number(
    'energy',
    'kWh',
    'energy-per-1000h',
    'Verbruik per 1000 uur',
    'Verbrauch pro 1000 Stunden',
    'Consommation pour 1000 heures',
  ),
  number(
    'energy',
    'kWh',
    'energy-per-use',
    'Verbruik per bereiding',
    'Verbrauch pro Betrieb',
    'Consommation par cuisson',
  ),
  number(
    'energy',
    'l',
    'water-per-cycle',
    'Waterverbruik per cyclus',
    'Wasserverbrauch pro Zyklus',
    'Consommation d’eau par cycle',
  ),
  number('energy', 'dB', 'noise', 'Geluidsniveau', 'Geräuschpegel', 'Niveau sonore'),
  choice('technical', 'season', ['Seizoen', 'Saison', 'Saison'], TECHNICAL_OPTIONS.season),
  number('technical', 'mm', 'tyre-width', 'Bandbreedte', 'Reifenbreite', 'Largeur du pneu'),
  number(
    'technical',
    '%',
    'tyre-profile',
    'Hoogte-breedteverhouding',
    'Querschnitt',
    'Rapport hauteur/largeur',
  ),
  number('technical', 'inch', 'rim-diameter', 'Velgmaat', 'Felgendurchmesser', 'Diamètre de jante'),
  number('technical', null, 'load-index', 'Draagvermogenindex', 'Tragfähigkeitsindex', 'Indice de charge'),
  choice(
    'technical',
    'speed-index',
    ['Snelheidsindex', 'Geschwindigkeitsindex', 'Indice de vitesse'],
    TECHNICAL_OPTIONS.speed,
  ),
];
