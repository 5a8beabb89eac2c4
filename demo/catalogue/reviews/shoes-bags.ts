import type { Remarks } from './remarks.ts';

/** What people say of shoes, bags and watches, by product kind. */
export const SHOE_AND_BAG_REMARKS: Readonly<Record<string, Remarks>> = {
  sneaker: {
    good: [
      [
        'De hele dag door de stad gelopen zonder pleister.',
        'Den ganzen Tag durch die Stadt gelaufen, ohne Pflaster.',
        'Une journée entière en ville sans un pansement.',
      ],
      [
        'De zool is na een half jaar nauwelijks versleten.',
        'Die Sohle ist nach einem halben Jahr kaum abgelaufen.',
        'La semelle est à peine usée après six mois.',
      ],
    ],
    fair: [
      [
        'Mooie sneaker, de veters zijn wat kort.',
        'Schöner Sneaker, die Schnürsenkel sind etwas kurz.',
        'Belles baskets, les lacets sont un peu courts.',
      ],
    ],
    poor: [
      [
        'De neus laat los na zes weken.',
        'Die Spitze löst sich nach sechs Wochen.',
        'Le bout se décolle au bout de six semaines.',
      ],
    ],
  },
  boot: {
    good: [
      [
        'Door de sneeuw en terug: droge sokken.',
        'Durch den Schnee und zurück: trockene Socken.',
        'Dans la neige et retour : chaussettes sèches.',
      ],
      [
        'De schacht is ruim genoeg voor een stevige kuit.',
        'Der Schaft ist weit genug für kräftige Waden.',
        'La tige convient aux mollets forts.',
      ],
    ],
    fair: [
      [
        'Goede laars, de eerste week wel stug.',
        'Guter Stiefel, die erste Woche aber steif.',
        'Bonnes bottes, mais raides la première semaine.',
      ],
    ],
    poor: [
      [
        'De rits liep vast bij de enkel.',
        'Der Reißverschluss klemmte am Knöchel.',
        'La fermeture s’est bloquée à la cheville.',
      ],
    ],
  },
  'ankle-boot': {
    good: [
      [
        'Meteen soepel, geen inlopen nodig.',
        'Sofort weich, kein Einlaufen nötig.',
        'Souples tout de suite, sans les faire.',
      ],
      [
        'De hak is precies hoog genoeg om op te werken.',
        'Der Absatz ist genau richtig für einen Arbeitstag.',
        'Un talon juste assez haut pour travailler.',
      ],
    ],
    fair: [
      [
        'Mooi, maar de binnenzool is vrij dun.',
        'Schön, aber die Innensohle ist recht dünn.',
        'Belles, mais la semelle intérieure est assez fine.',
      ],
    ],
    poor: [
      [
        'Het leer is al na een maand gekrast.',
        'Das Leder war nach einem Monat zerkratzt.',
        'Le cuir était rayé au bout d’un mois.',
      ],
    ],
  },
  pump: {
    good: [
      [
        'Een hele bruiloft op gedanst.',
        'Eine ganze Hochzeit darin getanzt.',
        'J’ai dansé tout un mariage avec.',
      ],
      [
        'De hak wiebelt niet en de neus knelt niet.',
        'Der Absatz wackelt nicht, und die Spitze drückt nicht.',
        'Le talon est stable et le bout ne serre pas.',
      ],
    ],
    fair: [
      [
        'Elegant, maar bij de hiel iets los.',
        'Elegant, aber an der Ferse etwas locker.',
        'Élégants, mais un peu larges au talon.',
      ],
    ],
    poor: [
      [
        'Het hakje brak op de tweede avond af.',
        'Der Absatz brach am zweiten Abend ab.',
        'Le talon a cassé le deuxième soir.',
      ],
    ],
  },
  sandal: {
    good: [
      [
        'Het voetbed heeft zich precies naar mijn voet gevormd.',
        'Das Fußbett hat sich genau meinem Fuß angepasst.',
        'La semelle a pris exactement la forme de mon pied.',
      ],
      [
        'Dertien kilometer per dag in Rome, geen blaar.',
        'Dreizehn Kilometer am Tag in Rom, keine Blase.',
        'Treize kilomètres par jour à Rome, pas une ampoule.',
      ],
    ],
    fair: [
      [
        'Goed, alleen schuurt het bandje de eerste dagen.',
        'Gut, nur der Riemen scheuert die ersten Tage.',
        'Bien, mais la bride frotte les premiers jours.',
      ],
    ],
    poor: [
      [
        'De gesp schoot na een maand los.',
        'Die Schnalle ging nach einem Monat auf.',
        'La boucle a lâché au bout d’un mois.',
      ],
    ],
  },
  slipper: {
    good: [
      [
        'Warme voeten op een koude keukenvloer, eindelijk.',
        'Warme Füße auf kaltem Küchenboden, endlich.',
        'Les pieds enfin au chaud sur le carrelage de la cuisine.',
      ],
      [
        'De zool is stevig genoeg om de vuilnis buiten te zetten.',
        'Die Sohle ist fest genug, um den Müll rauszubringen.',
        'La semelle permet de sortir les poubelles.',
      ],
    ],
    fair: [
      [
        'Lekker, maar ze lopen een halve maat uit.',
        'Angenehm, weiten sich aber um eine halbe Nummer.',
        'Agréables, mais ils se détendent d’une demi-pointure.',
      ],
    ],
    poor: [
      [
        'De voering was na een winter platgelopen.',
        'Das Futter war nach einem Winter platt.',
        'La doublure était tassée après un hiver.',
      ],
    ],
  },
  bag: {
    good: [
      [
        'Past precies alles in wat ik elke dag nodig heb.',
        'Passt genau alles hinein, was ich täglich brauche.',
        'Tout ce qu’il me faut chaque jour y tient.',
      ],
      [
        'Het materiaal wordt met de tijd alleen mooier.',
        'Das Material wird mit der Zeit nur schöner.',
        'La matière embellit avec le temps.',
      ],
    ],
    fair: [
      [
        'Mooie tas, de band mag langer.',
        'Schöne Tasche, der Riemen dürfte länger sein.',
        'Joli sac, la bandoulière pourrait être plus longue.',
      ],
    ],
    poor: [
      [
        'De rits haperde vanaf de eerste dag.',
        'Der Reißverschluss hakte vom ersten Tag an.',
        'La fermeture accroche depuis le premier jour.',
      ],
    ],
  },
  backpack: {
    good: [
      [
        'Draagt ook met laptop en boeken nog prettig.',
        'Trägt sich auch mit Laptop und Büchern noch angenehm.',
        'Reste confortable même avec ordinateur et livres.',
      ],
      [
        'Bleef droog in een flinke bui.',
        'Blieb in einem kräftigen Schauer trocken.',
        'Est resté sec sous une grosse averse.',
      ],
    ],
    fair: [
      [
        'Handig ingedeeld, het flessenvak is wat smal.',
        'Praktisch eingeteilt, das Flaschenfach ist etwas schmal.',
        'Bien compartimenté, la poche à gourde est étroite.',
      ],
    ],
    poor: [
      [
        'Een draagband scheurde na twee maanden uit.',
        'Ein Träger ist nach zwei Monaten ausgerissen.',
        'Une bretelle s’est arrachée au bout de deux mois.',
      ],
    ],
  },
  suitcase: {
    good: [
      [
        'Tien vluchten verder en alleen wat krasjes.',
        'Nach zehn Flügen nur ein paar Kratzer.',
        'Dix vols plus tard, à peine quelques rayures.',
      ],
      [
        'Rolt met één vinger over het perron.',
        'Rollt mit einem Finger über den Bahnsteig.',
        'Elle roule d’un doigt sur le quai.',
      ],
    ],
    fair: [
      [
        'Ruime koffer, de greep klappert een beetje.',
        'Geräumiger Koffer, der Griff klappert etwas.',
        'Valise spacieuse, la poignée a un peu de jeu.',
      ],
    ],
    poor: [
      [
        'Bij de tweede reis brak er een wieltje af.',
        'Auf der zweiten Reise brach eine Rolle ab.',
        'Une roulette a cassé au deuxième voyage.',
      ],
    ],
  },
  watch: {
    good: [
      [
        'Loopt na een half jaar nog op de seconde gelijk.',
        'Geht nach einem halben Jahr noch auf die Sekunde genau.',
        'Toujours à la seconde près après six mois.',
      ],
      [
        'Ziet er duurder uit dan hij was.',
        'Sieht teurer aus, als sie war.',
        'Elle fait plus chère qu’elle ne l’est.',
      ],
    ],
    fair: [
      [
        'Mooi horloge, de band is in het begin stug.',
        'Schöne Uhr, das Band ist anfangs steif.',
        'Belle montre, le bracelet est raide au début.',
      ],
    ],
    poor: [
      [
        'Er stond al snel condens onder het glas.',
        'Unter dem Glas stand bald Kondenswasser.',
        'De la buée est vite apparue sous le verre.',
      ],
    ],
  },
};
