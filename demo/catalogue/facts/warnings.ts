import type { Text } from '../kind.ts';

type Warnings = Readonly<Record<string, readonly Text[]>>;

const TIPPING: Text = [
  'Kantelgevaar: bevestig het meubel met de meegeleverde beugel aan de muur.',
  'Kippgefahr: Befestigen Sie das Möbel mit dem beiliegenden Winkel an der Wand.',
  'Risque de basculement : fixez le meuble au mur avec l’équerre fournie.',
];
const CHILD_CLIMB: Text = [
  'Laat kinderen niet op lades, planken of deuren klimmen.',
  'Lassen Sie Kinder nicht auf Schubladen, Böden oder Türen klettern.',
  'Ne laissez pas les enfants grimper sur les tiroirs, les tablettes ou les portes.',
];
const PINCH: Text = [
  'Houd vingers weg bij de bewegende delen: knelgevaar.',
  'Halten Sie die Finger von den beweglichen Teilen fern: Quetschgefahr.',
  'Gardez les doigts à l’écart des parties mobiles : risque de pincement.',
];
const BATTERY: Text = [
  'Een beschadigde of opgezwollen accu niet meer laden of gebruiken.',
  'Einen beschädigten oder aufgeblähten Akku nicht mehr laden oder benutzen.',
  'Ne plus charger ni utiliser une batterie endommagée ou gonflée.',
];
const HEARING: Text = [
  'Langdurig luisteren op hoog volume kan het gehoor beschadigen.',
  'Längeres Hören bei hoher Lautstärke kann das Gehör schädigen.',
  'Une écoute prolongée à volume élevé peut endommager l’audition.',
];
const STABLE: Text = [
  'Zet het toestel op een stevig, vlak meubel of hang het aan de muur; kinderen kunnen het anders omtrekken.',
  'Stellen Sie das Gerät auf ein stabiles, ebenes Möbel oder hängen Sie es auf; Kinder könnten es sonst umziehen.',
  'Posez l’appareil sur un meuble stable et plat ou fixez-le au mur : un enfant pourrait le faire tomber.',
];
const HOT: Text = [
  'Delen die je kunt aanraken worden heet: houd kinderen op afstand.',
  'Berührbare Teile werden heiß: Halten Sie Kinder fern.',
  'Certaines parties accessibles deviennent très chaudes : éloignez les enfants.',
];
const TWO_PEOPLE: Text = [
  'Til en plaats het apparaat met twee personen.',
  'Heben und stellen Sie das Gerät zu zweit auf.',
  'Soulevez et installez l’appareil à deux.',
];

/** Warnings for furniture, home textiles and what people wear and carry, by product kind. */
export const HOME_WARNINGS: Warnings = {
  wardrobe: [TIPPING, CHILD_CLIMB],
  sideboard: [TIPPING, CHILD_CLIMB],
  sofa: [
    [
      'Houd kaarsen en sigaretten weg bij de bekleding.',
      'Halten Sie Kerzen und Zigaretten vom Bezug fern.',
      'Éloignez bougies et cigarettes du revêtement.',
    ],
  ],
  'corner-sofa': [PINCH],
  armchair: [PINCH],
  chair: [
    [
      'Niet op de stoel staan en niet op twee poten wippen.',
      'Nicht auf den Stuhl stellen und nicht auf zwei Beinen kippeln.',
      'Ne pas monter sur la chaise ni s’y balancer.',
    ],
  ],
  'office-chair': [
    [
      'Alleen om op te zitten: niet op de stoel staan of knielen.',
      'Nur zum Sitzen: nicht auf den Stuhl stellen oder knien.',
      'Uniquement pour s’asseoir : ne pas monter ni s’agenouiller dessus.',
    ],
    [
      'De gasveer staat onder druk en mag alleen door een vakman vervangen worden.',
      'Die Gasfeder steht unter Druck und darf nur von Fachleuten getauscht werden.',
      'Le vérin à gaz est sous pression ; seul un professionnel peut le remplacer.',
    ],
  ],
  bed: [
    [
      'Draai de schroeven na vier weken en daarna elk half jaar na.',
      'Ziehen Sie die Schrauben nach vier Wochen und dann halbjährlich nach.',
      'Resserrez les vis après quatre semaines, puis tous les six mois.',
    ],
  ],
  desk: [PINCH],
  table: [
    [
      'Til de tafel op om hem te verplaatsen; slepen kan de poten losmaken.',
      'Heben Sie den Tisch zum Umstellen an; Ziehen kann die Beine lockern.',
      'Soulevez la table pour la déplacer : la traîner peut desserrer les pieds.',
    ],
  ],
  lamp: [
    [
      'Haal de stekker eruit of schakel de groep uit voordat je de lichtbron vervangt.',
      'Ziehen Sie den Stecker oder schalten Sie die Sicherung ab, bevor Sie das Leuchtmittel wechseln.',
      'Débranchez la lampe ou coupez le courant avant de changer la source lumineuse.',
    ],
  ],
  rug: [
    [
      'Leg op gladde vloeren een antislipmat onder het kleed: struikelgevaar.',
      'Legen Sie auf glatten Böden eine Antirutschmatte unter: Stolpergefahr.',
      'Sur sol lisse, posez un sous-tapis antidérapant : risque de chute.',
    ],
  ],
  curtain: [
    [
      'Laat koorden en kettingen niet binnen bereik van kleine kinderen hangen: wurggevaar.',
      'Lassen Sie Schnüre und Ketten nicht in Reichweite kleiner Kinder hängen: Strangulationsgefahr.',
      'Ne laissez pas pendre de cordon ni de chaînette à portée des jeunes enfants : risque d’étranglement.',
    ],
  ],
  mirror: [
    [
      'Gebruik pluggen die bij de muur passen; de spiegel weegt meer dan hij lijkt.',
      'Verwenden Sie zur Wand passende Dübel; der Spiegel ist schwerer, als er aussieht.',
      'Utilisez des chevilles adaptées au mur : le miroir pèse plus qu’il n’y paraît.',
    ],
    [
      'Gebroken glas is scherp: raap scherven alleen met handschoenen op.',
      'Zerbrochenes Glas ist scharf: Scherben nur mit Handschuhen aufsammeln.',
      'Le verre brisé est coupant : ramassez les éclats avec des gants.',
    ],
  ],
  watch: [
    [
      'Bevat een knoopcel: niet inslikken en buiten bereik van kinderen houden. Bel bij inslikken meteen een arts.',
      'Enthält eine Knopfzelle: nicht verschlucken und von Kindern fernhalten. Bei Verschlucken sofort ärztliche Hilfe holen.',
      'Contient une pile bouton : ne pas avaler et tenir hors de portée des enfants. En cas d’ingestion, appelez aussitôt un médecin.',
    ],
  ],
  suitcase: [
    [
      'Reserveaccu’s en powerbanks horen in de handbagage, niet in een ingecheckte koffer.',
      'Ersatzakkus und Powerbanks gehören ins Handgepäck, nicht in den aufgegebenen Koffer.',
      'Batteries de rechange et batteries externes voyagent en cabine, pas en soute.',
    ],
  ],
  slipper: [
    [
      'Let op bij natte vloeren: ook een profielzool kan wegglijden.',
      'Vorsicht auf nassen Böden: Auch eine Profilsohle kann rutschen.',
      'Attention aux sols mouillés : même une semelle crantée peut glisser.',
    ],
  ],
};

/** Warnings for electronics, appliances and tyres, by product kind. */
export const TECHNICAL_WARNINGS: Warnings = {
  television: [STABLE],
  monitor: [STABLE],
  soundbar: [HEARING],
  phone: [BATTERY],
  tablet: [BATTERY],
  laptop: [
    BATTERY,
    [
      'Houd de luchtopeningen vrij en gebruik de laptop niet op een deken of kussen.',
      'Halten Sie die Lüftungsöffnungen frei und nutzen Sie den Laptop nicht auf Decken oder Kissen.',
      'Laissez les aérations dégagées et n’utilisez pas l’ordinateur sur une couette ou un coussin.',
    ],
  ],
  headphones: [HEARING, BATTERY],
  camera: [
    [
      'Kijk nooit door de zoeker of met de lens recht in de zon.',
      'Blicken Sie durch Sucher oder Objektiv nie direkt in die Sonne.',
      'Ne regardez jamais le soleil à travers le viseur ou l’objectif.',
    ],
    BATTERY,
  ],
  smartwatch: [
    BATTERY,
    [
      'Geen medisch hulpmiddel: metingen vervangen geen oordeel van een arts.',
      'Kein Medizinprodukt: Die Messwerte ersetzen kein ärztliches Urteil.',
      'Ceci n’est pas un dispositif médical : les mesures ne remplacent pas l’avis d’un médecin.',
    ],
  ],
  'washing-machine': [
    [
      'Verwijder voor het eerste gebruik de transportbeveiliging aan de achterkant.',
      'Entfernen Sie vor dem ersten Gebrauch die Transportsicherung an der Rückseite.',
      'Retirez avant la première utilisation les vis de transport situées à l’arrière.',
    ],
    [
      'Controleer of er geen kind of huisdier in de trommel zit voordat je de deur sluit.',
      'Prüfen Sie vor dem Schließen, dass weder Kind noch Haustier in der Trommel ist.',
      'Vérifiez qu’aucun enfant ni animal ne se trouve dans le tambour avant de fermer.',
    ],
    TWO_PEOPLE,
  ],
  dryer: [
    [
      'Droog geen wasgoed dat met olie, benzine of oplosmiddel in aanraking is geweest: brandgevaar.',
      'Trocknen Sie keine Wäsche, die mit Öl, Benzin oder Lösungsmitteln in Berührung kam: Brandgefahr.',
      'Ne séchez pas de linge ayant été en contact avec de l’huile, de l’essence ou un solvant : risque d’incendie.',
    ],
    TWO_PEOPLE,
  ],
  dishwasher: [
    [
      'Leg messen en vorken met de punt naar beneden in de bestekkorf.',
      'Legen Sie Messer und Gabeln mit der Spitze nach unten in den Besteckkorb.',
      'Placez couteaux et fourchettes pointe vers le bas dans le panier à couverts.',
    ],
    [
      'Laat de deur niet openstaan: struikelgevaar.',
      'Lassen Sie die Tür nicht offen stehen: Stolpergefahr.',
      'Ne laissez pas la porte ouverte : risque de trébucher.',
    ],
  ],
  fridge: [
    [
      'Het koelmiddel R600a is brandbaar: houd ventilatieopeningen vrij en beschadig de leidingen niet.',
      'Das Kältemittel R600a ist brennbar: Lüftungsöffnungen freihalten und Leitungen nicht beschädigen.',
      'Le fluide R600a est inflammable : gardez les aérations dégagées et n’abîmez pas le circuit.',
    ],
    TWO_PEOPLE,
  ],
  oven: [HOT],
  'cooker-hood': [
    [
      'Flambeer niet onder de kap: vet in de filters kan vlam vatten.',
      'Flambieren Sie nicht unter der Haube: Fett in den Filtern kann sich entzünden.',
      'Ne flambez pas sous la hotte : la graisse des filtres peut s’enflammer.',
    ],
    [
      'Zorg voor frisse lucht als in dezelfde ruimte een geiser of kachel brandt.',
      'Sorgen Sie für Frischluft, wenn im selben Raum ein Gasgerät oder Ofen brennt.',
      'Aérez si un chauffe-eau à gaz ou un poêle fonctionne dans la même pièce.',
    ],
  ],
  microwave: [
    [
      'Verwarm vloeistoffen nooit in een gesloten verpakking: die kan barsten.',
      'Erhitzen Sie Flüssigkeiten nie in verschlossenen Behältern: Sie können platzen.',
      'Ne chauffez jamais un liquide dans un récipient fermé : il peut éclater.',
    ],
    HOT,
  ],
  kettle: [
    [
      'Heet water en stoom: verbrandingsgevaar. Vul nooit boven de MAX-streep.',
      'Heißes Wasser und Dampf: Verbrühungsgefahr. Nie über die MAX-Marke füllen.',
      'Eau bouillante et vapeur : risque de brûlure. Ne dépassez jamais le repère MAX.',
    ],
  ],
  'coffee-machine': [
    [
      'Stoompijp, koppen en uitloop worden heet: verbrandingsgevaar.',
      'Dampfdüse, Tassen und Auslauf werden heiß: Verbrühungsgefahr.',
      'La buse vapeur, les tasses et le bec deviennent brûlants : risque de brûlure.',
    ],
  ],
  'vacuum-cleaner': [
    [
      'Zuig geen gloeiende as, vloeistoffen of scherpe scherven op.',
      'Saugen Sie keine glühende Asche, Flüssigkeiten oder scharfen Scherben auf.',
      'N’aspirez ni cendres chaudes, ni liquides, ni éclats coupants.',
    ],
  ],
  tyre: [
    [
      'Laat banden door een vakbedrijf monteren en balanceren.',
      'Lassen Sie Reifen von einem Fachbetrieb montieren und auswuchten.',
      'Faites monter et équilibrer les pneus par un professionnel.',
    ],
    [
      'Controleer de spanning maandelijks bij koude banden.',
      'Prüfen Sie den Luftdruck monatlich bei kalten Reifen.',
      'Contrôlez la pression chaque mois, pneus froids.',
    ],
  ],
};
