import type { Remarks } from './remarks.ts';

/** What people say of leisure clothes, by product kind. */
export const LEISURE_REMARKS: Readonly<Record<string, Remarks>> = {
  jeans: {
    good: [
      [
        'De jeans lubbert niet uit bij de knieën.',
        'Die Jeans beult an den Knien nicht aus.',
        'Le jean ne poche pas aux genoux.',
      ],
      [
        'Lengte en taille kloppen precies, hoef niets in te korten.',
        'Länge und Bund stimmen genau, ich muss nichts kürzen.',
        'Longueur et taille tombent juste, aucune retouche.',
      ],
    ],
    fair: [
      [
        'Zit goed, maar geeft de eerste was wat kleur af.',
        'Sitzt gut, färbt bei der ersten Wäsche aber etwas ab.',
        'Taille bien, mais déteint un peu au premier lavage.',
      ],
    ],
    poor: [
      [
        'De stof is na een maand tussen de benen versleten.',
        'Der Stoff ist nach einem Monat im Schritt durchgescheuert.',
        'Le tissu s’est usé à l’entrejambe en un mois.',
      ],
    ],
  },
  trousers: {
    good: [
      [
        'De broek blijft de hele dag netjes, ook na acht uur zitten.',
        'Die Hose bleibt den ganzen Tag ordentlich, auch nach acht Stunden Sitzen.',
        'Le pantalon reste net, même après huit heures assis.',
      ],
      [
        'De band is zacht en snijdt niet in.',
        'Der Bund ist weich und schneidet nicht ein.',
        'La ceinture est souple et ne scie pas.',
      ],
    ],
    fair: [
      [
        'Mooi model, de pijpen heb ik twee centimeter laten innemen.',
        'Schöner Schnitt, die Beine habe ich zwei Zentimeter kürzen lassen.',
        'Belle coupe, j’ai fait raccourcir les jambes de deux centimètres.',
      ],
    ],
    poor: [
      [
        'De zakken staan open en dat kleedt niet af.',
        'Die Taschen stehen ab, das trägt auf.',
        'Les poches bâillent, ce n’est pas flatteur.',
      ],
    ],
  },
  skirt: {
    good: [
      [
        'De rok draait niet en de plooien blijven zitten.',
        'Der Rock dreht sich nicht, und die Falten bleiben.',
        'La jupe ne tourne pas et les plis tiennent.',
      ],
      [
        'Fiets ermee naar het werk, gaat prima.',
        'Ich fahre damit Rad zur Arbeit, klappt gut.',
        'Je vais au travail à vélo avec, aucun souci.',
      ],
    ],
    fair: [
      [
        'Leuke rok, de voering is wel erg glad.',
        'Schöner Rock, nur das Futter ist sehr glatt.',
        'Jolie jupe, mais la doublure glisse beaucoup.',
      ],
    ],
    poor: [
      [
        'De rits aan de zijkant stond bol.',
        'Der seitliche Reißverschluss stand ab.',
        'La fermeture de côté faisait une bosse.',
      ],
    ],
  },
  hoodie: {
    good: [
      [
        'De capuchon blijft zitten en de binnenkant is na tien keer wassen nog zacht.',
        'Die Kapuze sitzt, und innen ist alles nach zehn Wäschen noch weich.',
        'La capuche tient et l’intérieur reste doux après dix lavages.',
      ],
      [
        'Mijn zoon trekt niets anders meer aan.',
        'Mein Sohn zieht nichts anderes mehr an.',
        'Mon fils ne veut plus rien mettre d’autre.',
      ],
    ],
    fair: [
      [
        'Fijne hoodie, hij valt wel ruim uit.',
        'Schöner Hoodie, fällt aber weit aus.',
        'Bon sweat, mais il taille grand.',
      ],
    ],
    poor: [
      [
        'De print begon al te barsten.',
        'Der Print bekam schon Risse.',
        'L’imprimé a déjà commencé à craqueler.',
      ],
    ],
  },
  shorts: {
    good: [
      [
        'Diepe zakken en een band die niet knelt.',
        'Tiefe Taschen und ein Bund, der nicht drückt.',
        'Des poches profondes et une ceinture qui ne serre pas.',
      ],
      [
        'Drie weken vakantie mee gedaan, elke dag aan.',
        'Drei Wochen Urlaub damit, jeden Tag getragen.',
        'Trois semaines de vacances avec, portés tous les jours.',
      ],
    ],
    fair: [
      [
        'Goede stof, maar wel wat aan de lange kant.',
        'Guter Stoff, aber etwas lang.',
        'Bonne matière, mais un peu long.',
      ],
    ],
    poor: [
      [
        'De knoop sprong er de eerste dag af.',
        'Der Knopf ist am ersten Tag abgesprungen.',
        'Le bouton a sauté dès le premier jour.',
      ],
    ],
  },
  'polo-shirt': {
    good: [
      [
        'De kraag krult niet op, ook niet na de droger.',
        'Der Kragen rollt sich nicht auf, auch nicht nach dem Trockner.',
        'Le col ne rebique pas, même après le sèche-linge.',
      ],
      [
        'Netjes genoeg voor kantoor, luchtig genoeg voor de zomer.',
        'Ordentlich genug fürs Büro, luftig genug für den Sommer.',
        'Assez soigné pour le bureau, assez aéré pour l’été.',
      ],
    ],
    fair: [
      [
        'Prima polo, wel een maat groter nemen.',
        'Gutes Polo, aber eine Nummer größer nehmen.',
        'Bon polo, mais prenez une taille au-dessus.',
      ],
    ],
    poor: [
      [
        'Na een paar keer wassen korter en breder geworden.',
        'Nach ein paar Wäschen kürzer und breiter geworden.',
        'Devenu plus court et plus large après quelques lavages.',
      ],
    ],
  },
  bodywarmer: {
    good: [
      [
        'Precies de extra laag die ik op de fiets miste.',
        'Genau die zusätzliche Schicht, die mir auf dem Rad gefehlt hat.',
        'Exactement la couche qu’il me manquait à vélo.',
      ],
      [
        'Licht, warm en past onder mijn jas.',
        'Leicht, warm und passt unter meine Jacke.',
        'Léger, chaud, et il passe sous mon manteau.',
      ],
    ],
    fair: [
      [
        'Warm, maar de zakken zitten wat hoog.',
        'Warm, aber die Taschen sitzen etwas hoch.',
        'Chaud, mais les poches sont un peu hautes.',
      ],
    ],
    poor: [
      [
        'Er komen steeds veertjes door de naden.',
        'Aus den Nähten kommt ständig Füllung.',
        'Le garnissage sort par les coutures.',
      ],
    ],
  },
  bra: {
    good: [
      [
        'Met de maatwijzer meteen de goede maat, dat had ik nog nooit.',
        'Mit dem Größenfinder gleich die richtige Größe, das hatte ich noch nie.',
        'Avec le guide, la bonne taille du premier coup : une première.',
      ],
      [
        'Na een lange dag geen afdruk op de schouders.',
        'Nach einem langen Tag keine Abdrücke auf den Schultern.',
        'Aucune marque aux épaules après une longue journée.',
      ],
    ],
    fair: [
      [
        'Zit goed, de bandjes schuiven soms iets terug.',
        'Sitzt gut, die Träger rutschen manchmal etwas zurück.',
        'Tient bien, les bretelles se détendent parfois.',
      ],
    ],
    poor: [
      [
        'De beugel prikte al na een week door de stof.',
        'Der Bügel stach schon nach einer Woche durch den Stoff.',
        'L’armature a percé le tissu au bout d’une semaine.',
      ],
    ],
  },
  pyjamas: {
    good: [
      [
        'Zo zacht dat ik hem zondag de hele dag aanhoud.',
        'So weich, dass ich ihn sonntags den ganzen Tag anbehalte.',
        'Si doux que je le garde tout le dimanche.',
      ],
      [
        'Wast goed en de kleuren blijven.',
        'Lässt sich gut waschen, und die Farben bleiben.',
        'Se lave bien et les couleurs tiennent.',
      ],
    ],
    fair: [
      [
        'Fijn, alleen de broek is wat lang.',
        'Schön, nur die Hose ist etwas lang.',
        'Très bien, juste le pantalon un peu long.',
      ],
    ],
    poor: [
      [
        'Het elastiek in de taille was na een maand uitgerekt.',
        'Das Gummi im Bund war nach einem Monat ausgeleiert.',
        'L’élastique de taille s’est détendu en un mois.',
      ],
    ],
  },
};
