import type { Department, Text } from '../kind.ts';

export type Mood = 'good' | 'fair' | 'poor';

/** The sentences about a kind in general: its department, or what is carried or wrapped around and has no fit. */
export type Manner = Department | 'accessories';

/** What people say about the thing itself; neutral in gender, so that they fit every kind of the manner. */
export const BODIES: Record<Manner, Record<Mood, readonly Text[]>> = {
  fashion: {
    good: [
      [
        'Zit heerlijk en de stof voelt beter dan ik voor deze prijs had verwacht.',
        'Sitzt wunderbar, und der Stoff fühlt sich besser an, als ich für den Preis erwartet hatte.',
        'Très agréable à porter, et la matière est meilleure que ce que j’attendais à ce prix.',
      ],
      [
        'Al drie keer gewassen en nog steeds mooi in model en kleur.',
        'Schon dreimal gewaschen und immer noch schön in Form und Farbe.',
        'Déjà lavé trois fois : la forme et la couleur n’ont pas bougé.',
      ],
      [
        'De maat klopt precies met de tabel en ik kreeg meteen complimenten.',
        'Die Größe stimmt genau mit der Tabelle überein, und ich habe gleich Komplimente bekommen.',
        'La taille correspond exactement au guide, et j’ai tout de suite reçu des compliments.',
      ],
      [
        'Mooie afwerking: geen losse draadjes en de naden zijn netjes recht.',
        'Schön verarbeitet: keine losen Fäden, und die Nähte sind sauber und gerade.',
        'Belles finitions : pas un fil qui dépasse et des coutures bien droites.',
      ],
      [
        'De kleur is in het echt net zo mooi als op het scherm.',
        'Die Farbe ist in Wirklichkeit genauso schön wie auf dem Bildschirm.',
        'La couleur est aussi belle en vrai qu’à l’écran.',
      ],
    ],
    fair: [
      [
        'De stof is fijn, maar het valt wat groter uit dan ik gewend ben.',
        'Der Stoff ist angenehm, aber es fällt etwas größer aus als gewohnt.',
        'La matière est agréable, mais cela taille un peu grand.',
      ],
      [
        'Mooi model, alleen pilt de stof na een paar keer dragen een beetje.',
        'Schöner Schnitt, nur pillt der Stoff nach ein paarmal Tragen ein wenig.',
        'Jolie coupe, mais le tissu bouloche un peu au bout de quelques fois.',
      ],
      [
        'De kleur is iets donkerder dan op de foto, verder goed.',
        'Die Farbe ist etwas dunkler als auf dem Bild, sonst gut.',
        'La couleur est un peu plus foncée que sur la photo, sinon rien à dire.',
      ],
    ],
    poor: [
      [
        'De pasvorm klopte bij mij helemaal niet, op één plek te strak en elders te ruim.',
        'Die Passform hat bei mir gar nicht gestimmt, hier zu eng und dort zu weit.',
        'La coupe ne me va pas du tout, trop serrée par endroits et trop large ailleurs.',
      ],
      [
        'Na de eerste wasbeurt al wat gekrompen, ondanks wassen volgens het label.',
        'Nach der ersten Wäsche schon etwas eingelaufen, obwohl nach Etikett gewaschen.',
        'A rétréci dès le premier lavage, pourtant fait selon l’étiquette.',
      ],
    ],
  },
  accessories: {
    good: [
      [
        'De kleur is in het echt net zo mooi als op het scherm.',
        'Die Farbe ist in Wirklichkeit genauso schön wie auf dem Bildschirm.',
        'La couleur est aussi belle en vrai qu’à l’écran.',
      ],
      [
        'Tot in de kleinste details mooi afgewerkt.',
        'Bis ins kleinste Detail schön verarbeitet.',
        'De belles finitions jusque dans les détails.',
      ],
      [
        'Voelt beter aan dan ik voor deze prijs had verwacht.',
        'Fühlt sich besser an, als ich für den Preis erwartet hatte.',
        'Au toucher, c’est mieux que ce que j’attendais à ce prix.',
      ],
      [
        'Na maanden bijna dagelijks gebruik zie je er nog niets aan.',
        'Nach Monaten fast täglicher Nutzung sieht man noch nichts.',
        'Après des mois d’usage presque quotidien, aucune trace.',
      ],
      [
        'Cadeau gedaan en zelf ook een gehouden.',
        'Verschenkt und für mich gleich mitbestellt.',
        'Offert en cadeau, et commandé aussi pour moi.',
      ],
    ],
    fair: [
      [
        'De kleur is iets donkerder dan op de foto, verder goed.',
        'Die Farbe ist etwas dunkler als auf dem Bild, sonst gut.',
        'La couleur est un peu plus foncée que sur la photo, sinon rien à dire.',
      ],
      [
        'Op de foto lijkt het iets groter, maar het doet wat het moet.',
        'Auf dem Bild wirkt es etwas größer, aber es erfüllt seinen Zweck.',
        'Sur la photo, cela paraît un peu plus grand, mais cela convient.',
      ],
      [
        'Mooi, al rook het de eerste dagen sterk naar nieuw.',
        'Schön, roch aber die ersten Tage stark nach Neuware.',
        'Bel article, malgré une forte odeur de neuf les premiers jours.',
      ],
    ],
    poor: [
      [
        'De afwerking is minder netjes dan op de foto.',
        'Die Verarbeitung ist weniger sauber als auf dem Bild.',
        'Les finitions sont moins soignées que sur la photo.',
      ],
      [
        'Er zat bij aankomst een vlek op; de ruil ging gelukkig vlot.',
        'Bei der Ankunft war ein Fleck darauf; der Umtausch ging zum Glück schnell.',
        'Il y avait une tache à l’arrivée ; l’échange a heureusement été rapide.',
      ],
    ],
  },
  shoes: {
    good: [
      [
        'Vanaf de eerste dag comfortabel, geen enkele blaar.',
        'Vom ersten Tag an bequem, keine einzige Blase.',
        'Confortables dès le premier jour, sans une seule ampoule.',
      ],
      [
        'Ik sta de hele dag en mijn voeten zijn ’s avonds niet moe.',
        'Ich stehe den ganzen Tag, und abends tun mir die Füße nicht weh.',
        'Je suis debout toute la journée et je n’ai pas mal aux pieds le soir.',
      ],
      [
        'De maat klopt en de zool geeft goede grip in de regen.',
        'Die Größe stimmt, und die Sohle hat bei Regen guten Halt.',
        'La pointure est juste et la semelle accroche bien sous la pluie.',
      ],
      [
        'Stevig gemaakt en toch licht aan de voet.',
        'Solide verarbeitet und trotzdem leicht am Fuß.',
        'Bien fabriquées et pourtant légères au pied.',
      ],
    ],
    fair: [
      [
        'Mooie schoen, maar bestel een halve maat groter.',
        'Schöner Schuh, aber besser eine halbe Nummer größer bestellen.',
        'Belles chaussures, mais prenez une demi-pointure au-dessus.',
      ],
      [
        'Na een week inlopen zitten ze goed; de eerste dagen waren stug.',
        'Nach einer Woche Einlaufen sitzen sie gut; die ersten Tage waren steif.',
        'Après une semaine, elles sont confortables ; les premiers jours étaient raides.',
      ],
    ],
    poor: [
      [
        'Erg smal, bij mij knelden ze meteen bij de tenen.',
        'Sehr schmal geschnitten, bei mir drückten sie sofort an den Zehen.',
        'Très étroites, elles m’ont serré les orteils tout de suite.',
      ],
      [
        'De binnenzool liet na twee weken al los.',
        'Die Innensohle hat sich schon nach zwei Wochen gelöst.',
        'La semelle intérieure s’est décollée au bout de deux semaines.',
      ],
    ],
  },
  furniture: {
    good: [
      [
        'Staat prachtig in de kamer en voelt degelijk aan.',
        'Sieht im Zimmer toll aus und wirkt solide.',
        'Superbe dans la pièce et d’aspect solide.',
      ],
      [
        'De montage was in een half uur klaar, alles zat erbij.',
        'Der Aufbau war in einer halben Stunde erledigt, es war alles dabei.',
        'Monté en une demi-heure, rien ne manquait.',
      ],
      [
        'De bezorgers waren op tijd, vriendelijk en droegen alles tot in de kamer.',
        'Die Lieferanten waren pünktlich, freundlich und haben alles bis ins Zimmer getragen.',
        'Les livreurs, ponctuels et aimables, ont tout porté jusque dans la pièce.',
      ],
      [
        'Na vier maanden dagelijks gebruik nog als nieuw.',
        'Nach vier Monaten täglicher Nutzung noch wie neu.',
        'Comme neuf après quatre mois d’usage quotidien.',
      ],
    ],
    fair: [
      [
        'Mooi meubel, al duurde de levering een week langer dan gezegd.',
        'Schönes Stück, auch wenn die Lieferung eine Woche länger gedauert hat als angegeben.',
        'Bel objet, même si la livraison a pris une semaine de plus que prévu.',
      ],
      [
        'De kleur wijkt iets af van de foto, maar past wel.',
        'Die Farbe weicht etwas vom Bild ab, passt aber.',
        'La couleur diffère un peu de la photo, mais convient.',
      ],
    ],
    poor: [
      [
        'Er zat een beschadiging op de zijkant; de ruil ging gelukkig vlot.',
        'An der Seite war eine Beschädigung; der Umtausch ging zum Glück schnell.',
        'Un côté était abîmé ; l’échange a heureusement été rapide.',
      ],
      [
        'De handleiding is onduidelijk en twee gaten zaten niet op hun plek.',
        'Die Anleitung ist unklar, und zwei Bohrungen saßen nicht richtig.',
        'Notice peu claire et deux trous mal percés.',
      ],
    ],
  },
  electronics: {
    good: [
      [
        'In tien minuten geïnstalleerd en het werkt sindsdien zonder haperen.',
        'In zehn Minuten eingerichtet, seitdem läuft alles ohne Aussetzer.',
        'Installé en dix minutes, aucun souci depuis.',
      ],
      [
        'Voor deze prijs een verrassend goede prestatie.',
        'Für den Preis eine überraschend gute Leistung.',
        'Des performances étonnamment bonnes pour le prix.',
      ],
      [
        'Het menu is overzichtelijk, ook mijn ouders kunnen ermee overweg.',
        'Das Menü ist übersichtlich, auch meine Eltern kommen damit zurecht.',
        'Le menu est clair, même mes parents s’y retrouvent.',
      ],
      [
        'Degelijk gebouwd en snel geleverd, goed verpakt.',
        'Solide gebaut, schnell geliefert und gut verpackt.',
        'Bien construit, livré vite et bien emballé.',
      ],
    ],
    fair: [
      [
        'Doet wat het belooft, alleen de handleiding is heel beknopt.',
        'Macht, was es soll, nur die Anleitung ist sehr knapp.',
        'Fait ce qu’il promet, mais la notice est très succincte.',
      ],
      [
        'Goed apparaat, al had er een langere kabel bij gemogen.',
        'Gutes Gerät, nur das Kabel hätte länger sein dürfen.',
        'Bon appareil, mais le câble aurait pu être plus long.',
      ],
    ],
    poor: [
      [
        'Na een update begon het te haperen; ik heb het omgeruild.',
        'Nach einem Update gab es Aussetzer; ich habe es umgetauscht.',
        'Des ralentissements après une mise à jour ; je l’ai échangé.',
      ],
      [
        'Reageert trager dan ik had verwacht.',
        'Reagiert langsamer als erwartet.',
        'Plus lent que je ne l’imaginais.',
      ],
    ],
  },
  appliances: {
    good: [
      [
        'Veel stiller dan ons oude apparaat en de bediening spreekt voor zich.',
        'Viel leiser als unser altes Gerät, und die Bedienung erklärt sich von selbst.',
        'Bien plus silencieux que notre ancien appareil, et l’utilisation est évidente.',
      ],
      [
        'Netjes bezorgd, aangesloten en het oude apparaat ging meteen mee.',
        'Sauber geliefert, angeschlossen und das Altgerät gleich mitgenommen.',
        'Livré, raccordé, et l’ancien appareil repris dans la foulée.',
      ],
      [
        'Doet al een jaar trouw zijn werk en is makkelijk schoon te houden.',
        'Tut seit einem Jahr zuverlässig seinen Dienst und lässt sich leicht reinigen.',
        'Fidèle au poste depuis un an et facile à nettoyer.',
      ],
      [
        'Het verbruik is duidelijk lager dan vroeger, dat zie ik op de meter.',
        'Der Verbrauch ist deutlich niedriger als früher, das sehe ich am Zähler.',
        'La consommation a nettement baissé, cela se voit au compteur.',
      ],
    ],
    fair: [
      [
        'Werkt goed, maar de piepjes kun je niet helemaal uitzetten.',
        'Funktioniert gut, nur lassen sich die Signaltöne nicht ganz abschalten.',
        'Fonctionne bien, mais on ne peut pas couper complètement les bips.',
      ],
      [
        'Prima apparaat, iets groter dan gedacht; meet van tevoren.',
        'Gutes Gerät, etwas größer als gedacht; vorher ausmessen.',
        'Bon appareil, un peu plus grand que prévu ; prenez vos mesures.',
      ],
    ],
    poor: [
      [
        'Maakt meer lawaai dan op het label staat.',
        'Ist lauter, als auf dem Label steht.',
        'Plus bruyant que ne l’indique l’étiquette.',
      ],
      [
        'Na drie weken een storing; de monteur kwam wel snel.',
        'Nach drei Wochen eine Störung; der Techniker kam immerhin schnell.',
        'En panne au bout de trois semaines ; le technicien est au moins venu vite.',
      ],
    ],
  },
  tyres: {
    good: [
      [
        'Stil op de snelweg en veel grip in de regen.',
        'Leise auf der Autobahn und viel Grip bei Regen.',
        'Silencieux sur autoroute et très bonne adhérence sous la pluie.',
      ],
      [
        'Al 12.000 kilometer gereden en nauwelijks slijtage.',
        'Schon 12\u00a0000 Kilometer gefahren und kaum Verschleiß.',
        'Déjà 12\u202f000 kilomètres et presque pas d’usure.',
      ],
      [
        'Vers DOT-nummer, snel geleverd, garage was ook te spreken.',
        'Frische DOT-Nummer, schnell geliefert, auch die Werkstatt war zufrieden.',
        'DOT récent, livraison rapide, le garagiste aussi était content.',
      ],
    ],
    fair: [
      [
        'Goede band, wel iets luider dan mijn vorige set.',
        'Guter Reifen, aber etwas lauter als mein voriger Satz.',
        'Bon pneu, un peu plus bruyant que mon train précédent.',
      ],
    ],
    poor: [
      [
        'Mijn verbruik is met deze banden merkbaar gestegen.',
        'Mein Verbrauch ist mit diesen Reifen spürbar gestiegen.',
        'Ma consommation a sensiblement augmenté avec ces pneus.',
      ],
    ],
  },
};

/** A second sentence about the purchase. */
export const EXTRAS: Record<Mood, readonly Text[]> = {
  good: [
    ['Ook de bezorging ging vlot.', 'Auch die Lieferung ging schnell.', 'La livraison a été rapide aussi.'],
    ['Een aanrader.', 'Klare Empfehlung.', 'Je recommande.'],
    [
      'Ik heb er meteen nog een besteld, in een andere uitvoering.',
      'Ich habe gleich noch einmal bestellt, in einer anderen Ausführung.',
      'J’en ai aussitôt commandé un autre modèle.',
    ],
    [
      'Prijs en kwaliteit zijn goed in verhouding.',
      'Preis und Leistung passen zusammen.',
      'Le rapport qualité-prix est bon.',
    ],
  ],
  fair: [
    [
      'Voor de prijs kan ik ermee leven.',
      'Für den Preis kann ich damit leben.',
      'À ce prix, cela reste acceptable.',
    ],
    [
      'Ik houd het, maar twijfelde even.',
      'Ich behalte es, habe aber kurz überlegt.',
      'Je le garde, après une petite hésitation.',
    ],
  ],
  poor: [
    [
      'De klantenservice heeft het netjes opgelost.',
      'Der Kundenservice hat das immerhin gut gelöst.',
      'Le service clients a bien géré la situation.',
    ],
    [
      'Jammer, want het zag er goed uit.',
      'Schade, denn es sah gut aus.',
      'Dommage, car l’aspect était réussi.',
    ],
  ],
};
