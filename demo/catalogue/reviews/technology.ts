import type { Remarks } from './remarks.ts';

/** What people say of electronics, by product kind. */
export const TECHNOLOGY_REMARKS: Readonly<Record<string, Remarks>> = {
  television: {
    good: [
      [
        'Het zwart is echt zwart en het menu reageert direct.',
        'Schwarz ist wirklich schwarz, und das Menü reagiert sofort.',
        'Le noir est vraiment noir et le menu réagit tout de suite.',
      ],
      [
        'Ook overdag met zon in de kamer goed te zien.',
        'Auch tagsüber bei Sonne gut zu sehen.',
        'Bien visible même en plein soleil.',
      ],
    ],
    fair: [
      [
        'Mooi beeld, het geluid is aan de dunne kant.',
        'Schönes Bild, der Ton ist etwas dünn.',
        'Belle image, son un peu maigre.',
      ],
    ],
    poor: [
      [
        'Een streep in beeld na drie weken.',
        'Nach drei Wochen ein Streifen im Bild.',
        'Une ligne à l’écran au bout de trois semaines.',
      ],
    ],
  },
  monitor: {
    good: [
      [
        'Tekst is haarscherp, mijn ogen zijn ’s avonds minder moe.',
        'Text ist gestochen scharf, meine Augen sind abends weniger müde.',
        'Texte très net, mes yeux sont moins fatigués le soir.',
      ],
      ['Eén kabel en alles werkte.', 'Ein Kabel, und alles lief.', 'Un seul câble et tout marchait.'],
    ],
    fair: [
      [
        'Goed scherm, de voet neemt veel plaats in.',
        'Guter Bildschirm, der Fuß braucht viel Platz.',
        'Bon écran, le pied prend de la place.',
      ],
    ],
    poor: [
      [
        'Linksonder zat een dode pixel.',
        'Unten links war ein toter Pixel.',
        'Un pixel mort en bas à gauche.',
      ],
    ],
  },
  phone: {
    good: [
      [
        'De accu haalt makkelijk twee dagen.',
        'Der Akku hält locker zwei Tage.',
        'La batterie tient facilement deux jours.',
      ],
      [
        'Foto’s in het donker verrassend goed.',
        'Fotos im Dunkeln überraschend gut.',
        'Photos de nuit étonnamment bonnes.',
      ],
    ],
    fair: [
      [
        'Snel toestel, wel wat glad zonder hoesje.',
        'Schnelles Gerät, ohne Hülle etwas rutschig.',
        'Rapide, mais glissant sans coque.',
      ],
    ],
    poor: [['Wordt warm bij het laden.', 'Wird beim Laden heiß.', 'Il chauffe à la charge.']],
  },
  tablet: {
    good: [
      [
        'Ideaal om recepten op te lezen en te tekenen.',
        'Ideal für Rezepte und zum Zeichnen.',
        'Idéale pour les recettes et le dessin.',
      ],
      [
        'Scherm helder genoeg voor in de tuin.',
        'Display hell genug für den Garten.',
        'Écran assez lumineux pour le jardin.',
      ],
    ],
    fair: [
      [
        'Goed, de luidsprekers zitten aan één kant.',
        'Gut, die Lautsprecher sitzen nur auf einer Seite.',
        'Bien, mais les haut-parleurs sont d’un seul côté.',
      ],
    ],
    poor: [
      [
        'Na een update traag geworden.',
        'Nach einem Update langsam geworden.',
        'Devenue lente après une mise à jour.',
      ],
    ],
  },
  laptop: {
    good: [
      [
        'Start in tien seconden en je hoort hem niet.',
        'Startet in zehn Sekunden und ist nicht zu hören.',
        'Démarre en dix secondes, sans un bruit.',
      ],
      [
        'Het toetsenbord typt heerlijk.',
        'Auf der Tastatur tippt es sich wunderbar.',
        'Le clavier est un plaisir.',
      ],
    ],
    fair: [
      [
        'Snel, maar de webcam is matig.',
        'Schnell, aber die Webcam ist mäßig.',
        'Rapide, mais la webcam est moyenne.',
      ],
    ],
    poor: [
      [
        'Het scharnier kraakt na een maand.',
        'Das Scharnier knackt nach einem Monat.',
        'La charnière craque au bout d’un mois.',
      ],
    ],
  },
  headphones: {
    good: [
      [
        'In de trein hoor ik alleen nog muziek.',
        'Im Zug höre ich nur noch Musik.',
        'Dans le train, je n’entends plus que la musique.',
      ],
      ['Zit ook met bril goed.', 'Sitzt auch mit Brille gut.', 'Confortable même avec des lunettes.'],
    ],
    fair: [
      [
        'Mooie klank, na twee uur worden de oren warm.',
        'Schöner Klang, nach zwei Stunden werden die Ohren warm.',
        'Beau son, mais les oreilles chauffent après deux heures.',
      ],
    ],
    poor: [
      [
        'De verbinding valt steeds weg.',
        'Die Verbindung bricht ständig ab.',
        'La connexion coupe sans cesse.',
      ],
    ],
  },
  camera: {
    good: [
      [
        'Scherp tot in de hoeken en licht genoeg voor de hele dag.',
        'Scharf bis in die Ecken und leicht genug für den ganzen Tag.',
        'Net jusque dans les coins, et assez léger pour la journée.',
      ],
      [
        'De autofocus volgt mijn hond zonder moeite.',
        'Der Autofokus folgt meinem Hund mühelos.',
        'L’autofocus suit mon chien sans peine.',
      ],
    ],
    fair: [
      [
        'Goede foto’s, het menu is een doolhof.',
        'Gute Bilder, das Menü ist ein Labyrinth.',
        'Bonnes photos, menu labyrinthique.',
      ],
    ],
    poor: [
      [
        'De accu is na honderd foto’s leeg.',
        'Der Akku ist nach hundert Bildern leer.',
        'Batterie vide après cent photos.',
      ],
    ],
  },
  smartwatch: {
    good: [
      ['Loopt een week op één lading.', 'Hält eine Woche mit einer Ladung.', 'Une semaine d’autonomie.'],
      [
        'De gps-route klopte tot op de stoep.',
        'Die GPS-Route stimmte bis auf den Gehweg.',
        'Le tracé GPS était juste au trottoir près.',
      ],
    ],
    fair: [
      [
        'Handig, de slaapmeting vind ik gokwerk.',
        'Praktisch, die Schlafmessung finde ich geraten.',
        'Pratique, mais le suivi du sommeil me paraît approximatif.',
      ],
    ],
    poor: [
      [
        'Het bandje gaf uitslag op mijn pols.',
        'Das Band verursachte Ausschlag am Handgelenk.',
        'Le bracelet m’a irrité le poignet.',
      ],
    ],
  },
  soundbar: {
    good: [
      [
        'Eindelijk verstaan we de dialogen.',
        'Endlich verstehen wir die Dialoge.',
        'On comprend enfin les dialogues.',
      ],
      [
        'Aangesloten met één kabel, klaar.',
        'Mit einem Kabel angeschlossen, fertig.',
        'Branchée avec un câble, c’est tout.',
      ],
    ],
    fair: [
      [
        'Goed geluid, de bas is bij de buren te horen.',
        'Guter Klang, der Bass ist bei den Nachbarn zu hören.',
        'Bon son, mais les voisins entendent les basses.',
      ],
    ],
    poor: [
      [
        'Beeld en geluid lopen niet gelijk.',
        'Bild und Ton laufen nicht synchron.',
        'Le son est décalé par rapport à l’image.',
      ],
    ],
  },
};
