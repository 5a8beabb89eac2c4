import type { Remarks } from './remarks.ts';

/** What people say of furniture, by product kind. */
export const HOME_REMARKS: Readonly<Record<string, Remarks>> = {
  sofa: {
    good: [
      [
        'De zit is stevig genoeg om goed uit op te staan.',
        'Der Sitz ist fest genug, um gut aufzustehen.',
        'L’assise est assez ferme pour se relever facilement.',
      ],
      [
        'Twee katten en een kleuter verder nog zonder vlek.',
        'Zwei Katzen und ein Kleinkind später noch fleckenfrei.',
        'Deux chats et un enfant plus tard, toujours sans tache.',
      ],
    ],
    fair: [
      [
        'Mooie bank, de kussens moet je vaak opschudden.',
        'Schönes Sofa, die Kissen muss man oft aufschütteln.',
        'Beau canapé, mais il faut souvent regonfler les coussins.',
      ],
    ],
    poor: [
      [
        'Na drie maanden zat er een kuil in de zitting.',
        'Nach drei Monaten war eine Kuhle im Sitz.',
        'Un creux dans l’assise au bout de trois mois.',
      ],
    ],
  },
  'corner-sofa': {
    good: [
      [
        'Met vijf man film gekeken en iedereen lag goed.',
        'Zu fünft Film geschaut, und alle lagen bequem.',
        'Film à cinq, et tout le monde était bien installé.',
      ],
      [
        'Kwam in delen en paste door onze smalle voordeur.',
        'Kam in Teilen und passte durch unsere schmale Haustür.',
        'Livré en éléments, il est passé par notre porte étroite.',
      ],
    ],
    fair: [
      [
        'Comfortabel, maar groter dan hij op de foto lijkt.',
        'Bequem, aber größer, als es auf dem Bild wirkt.',
        'Confortable, mais plus grand que sur la photo.',
      ],
    ],
    poor: [
      [
        'De elementen schuiven uit elkaar als je gaat zitten.',
        'Die Elemente rutschen beim Hinsetzen auseinander.',
        'Les éléments s’écartent quand on s’assoit.',
      ],
    ],
  },
  armchair: {
    good: [
      [
        'Mijn vaste plek om te lezen geworden.',
        'Mein fester Leseplatz geworden.',
        'C’est devenu mon coin lecture.',
      ],
      [
        'De rug steunt precies op de goede hoogte.',
        'Der Rücken stützt genau auf der richtigen Höhe.',
        'Le dossier soutient à la bonne hauteur.',
      ],
    ],
    fair: [
      [
        'Zit goed, de poten maakten krasjes op het parket.',
        'Sitzt sich gut, die Füße kratzten etwas am Parkett.',
        'On y est bien, mais les pieds ont marqué le parquet.',
      ],
    ],
    poor: [
      ['Hij kraakt bij elke beweging.', 'Er knarzt bei jeder Bewegung.', 'Il grince à chaque mouvement.'],
    ],
  },
  table: {
    good: [
      [
        'Staat als een huis, ook met acht mensen eraan.',
        'Steht bombenfest, auch mit acht Leuten.',
        'Parfaitement stable, même à huit.',
      ],
      [
        'De nerf is in het echt nog mooier.',
        'Die Maserung ist in Wirklichkeit noch schöner.',
        'Le veinage est encore plus beau en vrai.',
      ],
    ],
    fair: [
      [
        'Mooi blad, maar gevoelig voor kringen.',
        'Schöne Platte, aber empfindlich für Ränder.',
        'Beau plateau, mais sensible aux auréoles.',
      ],
    ],
    poor: [
      ['Een van de poten stond scheef.', 'Eines der Beine stand schief.', 'Un des pieds était de travers.'],
    ],
  },
  'coffee-table': {
    good: [
      [
        'Precies de goede hoogte bij onze bank.',
        'Genau die richtige Höhe zu unserem Sofa.',
        'Juste à la bonne hauteur pour notre canapé.',
      ],
      ['In vijf minuten in elkaar.', 'In fünf Minuten aufgebaut.', 'Montée en cinq minutes.'],
    ],
    fair: [
      [
        'Leuk tafeltje, iets kleiner dan gedacht.',
        'Nettes Tischchen, etwas kleiner als gedacht.',
        'Jolie petite table, un peu plus petite que prévu.',
      ],
    ],
    poor: [
      [
        'Het blad zat vol krassen uit de doos.',
        'Die Platte kam voller Kratzer aus dem Karton.',
        'Le plateau était rayé au déballage.',
      ],
    ],
  },
  chair: {
    good: [
      [
        'Ook na drie uur tafelen nog comfortabel.',
        'Auch nach drei Stunden am Tisch noch bequem.',
        'Toujours confortable après trois heures à table.',
      ],
      [
        'Zes besteld, alle zes recht en gelijk.',
        'Sechs bestellt, alle sechs gerade und gleich.',
        'Six commandées, toutes droites et identiques.',
      ],
    ],
    fair: [
      [
        'Stevige stoel, de zit is aan de harde kant.',
        'Stabiler Stuhl, die Sitzfläche ist eher hart.',
        'Chaise solide, assise plutôt ferme.',
      ],
    ],
    poor: [
      [
        'Na een maand zaten de schroeven los.',
        'Nach einem Monat saßen die Schrauben locker.',
        'Les vis se sont desserrées en un mois.',
      ],
    ],
  },
  'office-chair': {
    good: [
      [
        'Mijn rugpijn na het thuiswerken is weg.',
        'Meine Rückenschmerzen vom Homeoffice sind weg.',
        'Fini le mal de dos en télétravail.',
      ],
      [
        'Rolt soepel en laat geen strepen op het parket achter.',
        'Rollt leicht und hinterlässt keine Streifen auf dem Parkett.',
        'Roule bien et ne marque pas le parquet.',
      ],
    ],
    fair: [
      [
        'Goed, maar de armleuningen staan voor mij te breed.',
        'Gut, aber die Armlehnen stehen für mich zu weit.',
        'Bien, mais les accoudoirs sont trop écartés pour moi.',
      ],
    ],
    poor: [
      [
        'De gasveer zakte na twee maanden langzaam in.',
        'Die Gasfeder sackte nach zwei Monaten langsam ab.',
        'Le vérin s’affaisse lentement depuis deux mois.',
      ],
    ],
  },
  desk: {
    good: [
      [
        'Wiebelt niet, ook niet op stahoogte.',
        'Wackelt nicht, auch nicht im Stehen.',
        'Ne bouge pas, même en position haute.',
      ],
      [
        'De kabels zijn eindelijk uit het zicht.',
        'Die Kabel sind endlich unsichtbar.',
        'Les câbles ont enfin disparu.',
      ],
    ],
    fair: [
      [
        'Prima bureau, de handleiding was puzzelen.',
        'Guter Schreibtisch, die Anleitung war ein Rätsel.',
        'Bon bureau, notice un peu énigmatique.',
      ],
    ],
    poor: [
      [
        'Het blad was aan een hoek beschadigd.',
        'Die Platte war an einer Ecke beschädigt.',
        'Le plateau était abîmé à un angle.',
      ],
    ],
  },
  bed: {
    good: [
      [
        'Geen kraakje, ook niet met twee kinderen erbij.',
        'Kein Knarzen, auch nicht mit zwei Kindern dazu.',
        'Pas un grincement, même avec deux enfants.',
      ],
      [
        'Met z’n tweeën in een uur opgebouwd.',
        'Zu zweit in einer Stunde aufgebaut.',
        'Monté à deux en une heure.',
      ],
    ],
    fair: [
      [
        'Mooi bed, door de plint staat het niet strak tegen de muur.',
        'Schönes Bett, das Kopfteil steht wegen der Fußleiste etwas ab.',
        'Beau lit, la plinthe empêche de le coller au mur.',
      ],
    ],
    poor: [
      ['Een plank van de bodem ontbrak.', 'Eine Latte des Rosts hat gefehlt.', 'Il manquait une latte.'],
    ],
  },
};
