import type { Remarks } from './remarks.ts';

/** What people say of appliances and tyres, by product kind. */
export const APPLIANCE_REMARKS: Readonly<Record<string, Remarks>> = {
  'washing-machine': {
    good: [
      [
        'Je hoort hem alleen bij het centrifugeren, en dan nog zacht.',
        'Man hört sie nur beim Schleudern, und auch da nur leise.',
        'On ne l’entend qu’à l’essorage, et encore.',
      ],
      [
        'Het uurprogramma krijgt voetbalkleren gewoon schoon.',
        'Das Stundenprogramm bekommt Fußballsachen sauber.',
        'Le programme d’une heure vient à bout des tenues de foot.',
      ],
    ],
    fair: [
      [
        'Wast goed, maar het eco-programma duurt erg lang.',
        'Wäscht gut, aber das Eco-Programm dauert sehr lange.',
        'Lave bien, mais le programme éco est très long.',
      ],
    ],
    poor: [
      [
        'Bij 1400 toeren loopt hij door de badkamer.',
        'Bei 1400 Touren wandert sie durchs Bad.',
        'À 1400 tours, il se promène dans la salle de bains.',
      ],
    ],
  },
  dryer: {
    good: [
      [
        'Handdoeken komen er zacht uit en de stroomrekening viel mee.',
        'Handtücher werden weich, und die Stromrechnung blieb im Rahmen.',
        'Les serviettes sortent douces et la facture reste raisonnable.',
      ],
      [
        'Stopt echt als alles droog is.',
        'Hört wirklich auf, wenn alles trocken ist.',
        'S’arrête vraiment quand tout est sec.',
      ],
    ],
    fair: [
      [
        'Droogt goed, het waterreservoir is snel vol.',
        'Trocknet gut, der Wasserbehälter ist schnell voll.',
        'Sèche bien, le bac se remplit vite.',
      ],
    ],
    poor: [['Naden blijven vochtig.', 'Nähte bleiben feucht.', 'Les coutures restent humides.']],
  },
  dishwasher: {
    good: [
      [
        'Glazen komen er helder uit, zonder strepen.',
        'Gläser kommen klar heraus, ohne Schlieren.',
        'Les verres ressortent clairs, sans traces.',
      ],
      [
        'Zo stil dat we twee keer keken of hij aanstond.',
        'So leise, dass wir zweimal nachgesehen haben, ob er läuft.',
        'Si silencieux qu’on a vérifié deux fois.',
      ],
    ],
    fair: [
      [
        'Wast goed, plastic blijft nat.',
        'Spült gut, Kunststoff bleibt nass.',
        'Lave bien, le plastique reste mouillé.',
      ],
    ],
    poor: [
      [
        'De onderste korf loopt uit de rails.',
        'Der Unterkorb springt aus der Schiene.',
        'Le panier du bas sort des rails.',
      ],
    ],
  },
  fridge: {
    good: [
      [
        'Groente blijft duidelijk langer vers.',
        'Gemüse bleibt deutlich länger frisch.',
        'Les légumes restent frais bien plus longtemps.',
      ],
      [
        'Geen brom, ook niet in onze open keuken.',
        'Kein Brummen, auch nicht in der offenen Küche.',
        'Aucun ronflement, même en cuisine ouverte.',
      ],
    ],
    fair: [
      [
        'Veel ruimte, de deurvakken zijn wat ondiep.',
        'Viel Platz, die Türfächer sind etwas flach.',
        'Spacieux, mais les balconnets sont peu profonds.',
      ],
    ],
    poor: [
      [
        'Er vormt zich ijs op de achterwand.',
        'An der Rückwand bildet sich Eis.',
        'Du givre se forme au fond.',
      ],
    ],
  },
  oven: {
    good: [
      [
        'Brood wordt rondom gelijk bruin.',
        'Brot wird rundum gleichmäßig braun.',
        'Le pain dore de façon homogène.',
      ],
      [
        'De reiniging werkt echt, alleen wat as wegvegen.',
        'Die Reinigung funktioniert wirklich, nur etwas Asche auswischen.',
        'Le nettoyage fonctionne, un peu de cendre à essuyer.',
      ],
    ],
    fair: [
      [
        'Goede oven, de knoppen zijn gevoelig voor vingers.',
        'Guter Ofen, die Tasten zeigen jeden Fingerabdruck.',
        'Bon four, mais les touches marquent.',
      ],
    ],
    poor: [
      [
        'Wordt tien graden heter dan ingesteld.',
        'Wird zehn Grad heißer als eingestellt.',
        'Chauffe dix degrés de trop.',
      ],
    ],
  },
  'cooker-hood': {
    good: [
      [
        'Vis gebakken en een uur later niets meer te ruiken.',
        'Fisch gebraten und eine Stunde später nichts mehr gerochen.',
        'Du poisson, et plus aucune odeur une heure après.',
      ],
      [
        'De filters gaan zo de vaatwasser in.',
        'Die Filter kommen einfach in den Geschirrspüler.',
        'Les filtres passent au lave-vaisselle.',
      ],
    ],
    fair: [
      [
        'Zuigt goed, op stand drie wel luid.',
        'Saugt gut, auf Stufe drei aber laut.',
        'Aspire bien, mais bruyante au niveau trois.',
      ],
    ],
    poor: [
      [
        'De verlichting flikkerde na een maand.',
        'Das Licht flackerte nach einem Monat.',
        'L’éclairage clignotait au bout d’un mois.',
      ],
    ],
  },
  microwave: {
    good: [
      [
        'Twee knoppen, meer hoeft een magnetron niet te hebben.',
        'Zwei Regler, mehr braucht eine Mikrowelle nicht.',
        'Deux boutons, il n’en faut pas plus.',
      ],
      [
        'Ontdooit gehakt zonder gare randen.',
        'Taut Hackfleisch ohne gegarte Ränder auf.',
        'Décongèle la viande sans cuire les bords.',
      ],
    ],
    fair: [
      [
        'Prima, het belletje kan niet uit.',
        'Gut, das Signal lässt sich nicht abstellen.',
        'Très bien, mais le signal ne se coupe pas.',
      ],
    ],
    poor: [['De deur sluit niet goed aan.', 'Die Tür schließt nicht richtig.', 'La porte ferme mal.']],
  },
  kettle: {
    good: [
      [
        'Kookt snel en schenkt zonder druppelen.',
        'Kocht schnell und gießt, ohne zu tropfen.',
        'Chauffe vite et verse sans goutter.',
      ],
      [
        'De temperatuur klopt, gecontroleerd met een thermometer.',
        'Die Temperatur stimmt, mit dem Thermometer geprüft.',
        'Température exacte, vérifiée au thermomètre.',
      ],
    ],
    fair: [
      [
        'Mooi, de buitenkant wordt wel heet.',
        'Schön, außen wird er aber heiß.',
        'Jolie, mais l’extérieur devient chaud.',
      ],
    ],
    poor: [['Lekt bij de tuit.', 'Leckt am Ausguss.', 'Fuit au bec.']],
  },
  'vacuum-cleaner': {
    good: [
      [
        'Haalt in één haal kattenhaar van de bank.',
        'Holt Katzenhaare in einem Zug vom Sofa.',
        'Enlève les poils de chat en un passage.',
      ],
      [
        'Licht genoeg om ermee de trap op te gaan.',
        'Leicht genug für die Treppe.',
        'Assez léger pour l’escalier.',
      ],
    ],
    fair: [
      [
        'Zuigt sterk, het stofbakje is klein.',
        'Saugt stark, der Staubbehälter ist klein.',
        'Aspire fort, bac un peu petit.',
      ],
    ],
    poor: [
      [
        'De accu is na twaalf minuten leeg.',
        'Der Akku ist nach zwölf Minuten leer.',
        'Batterie vide en douze minutes.',
      ],
    ],
  },
  'coffee-machine': {
    good: [
      [
        'Elke ochtend dezelfde goede espresso.',
        'Jeden Morgen derselbe gute Espresso.',
        'Le même bon expresso chaque matin.',
      ],
      [
        'Schoonmaken kost drie minuten per week.',
        'Reinigen dauert drei Minuten pro Woche.',
        'Trois minutes de nettoyage par semaine.',
      ],
    ],
    fair: [
      [
        'Lekkere koffie, de molen is luid.',
        'Guter Kaffee, das Mahlwerk ist laut.',
        'Bon café, moulin bruyant.',
      ],
    ],
    poor: [
      [
        'Lekte na een maand onder het apparaat.',
        'Nach einem Monat tropfte es unter dem Gerät.',
        'Fuite sous l’appareil au bout d’un mois.',
      ],
    ],
  },
  tyre: {
    good: [
      [
        'Remt in de regen merkbaar korter dan mijn oude.',
        'Bremst bei Regen spürbar kürzer als mein alter.',
        'Freine nettement mieux sous la pluie que mes anciens.',
      ],
      [
        'Stil op de snelweg, ook boven de 120.',
        'Leise auf der Autobahn, auch über 120.',
        'Silencieux sur autoroute, même au-delà de 120.',
      ],
    ],
    fair: [
      [
        'Goede band, het verbruik is gelijk gebleven.',
        'Guter Reifen, der Verbrauch ist gleich geblieben.',
        'Bon pneu, consommation inchangée.',
      ],
    ],
    poor: [
      [
        'Al na 15.000 kilometer aan de slijtagegrens.',
        'Schon nach 15 000 Kilometern an der Verschleißgrenze.',
        'À la limite d’usure après 15 000 kilomètres seulement.',
      ],
    ],
  },
};
