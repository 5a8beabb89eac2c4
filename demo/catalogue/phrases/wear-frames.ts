import type { Frame } from './frame.ts';

/** Clothes and what is worn like them. */
export const CLOTHING: Frame = {
  openings: [
    [
      'Een stuk dat je vaker draagt dan je van tevoren denkt.',
      'Ein Teil, das man öfter trägt, als man vorher denkt.',
      'Une pièce que l’on porte plus souvent qu’on ne l’imagine.',
    ],
    [
      'Goed gemaakt, rustig van kleur en makkelijk te combineren.',
      'Gut gemacht, ruhig in der Farbe und leicht zu kombinieren.',
      'De belles finitions, des tons calmes, et tout s’y associe.',
    ],
    [
      'Voor dagen die om zeven uur beginnen en om elf uur eindigen.',
      'Für Tage, die um sieben beginnen und um elf enden.',
      'Pour les journées qui commencent à sept heures et finissent à onze.',
    ],
    [
      'Niet voor één seizoen gekocht.',
      'Nicht für eine Saison gekauft.',
      'Un achat fait pour durer plus d’une saison.',
    ],
    [
      'De eenvoud zit in het ontwerp, het werk in de afwerking.',
      'Die Einfachheit steckt im Entwurf, die Arbeit in der Verarbeitung.',
      'La simplicité est dans le dessin, le travail dans les finitions.',
    ],
    [
      'Wie het past, houdt het meestal aan.',
      'Wer es anprobiert, behält es meistens an.',
      'Ceux qui l’essaient le gardent souvent sur eux.',
    ],
    [
      'Fijn op de huid en bestand tegen veel wasbeurten.',
      'Angenehm auf der Haut und für viele Wäschen gemacht.',
      'Agréable sur la peau, solide au lavage.',
    ],
    [
      'Het soort kledingstuk waar een garderobe omheen groeit.',
      'Die Art Kleidungsstück, um die herum eine Garderobe entsteht.',
      'Le genre de vêtement autour duquel on bâtit une garde-robe.',
    ],
  ],
  closings: [
    [
      'Twijfel je over de maat, bestel er dan twee en stuur er een terug.',
      'Unsicher bei der Größe? Bestellen Sie zwei und senden Sie eine zurück.',
      'Un doute sur la taille ? Commandez-en deux et renvoyez-en une.',
    ],
    [
      'In de maattabel staan lichaamsmaten in centimeters.',
      'In der Größentabelle stehen Körpermaße in Zentimetern.',
      'Le guide des tailles donne les mesures du corps en centimètres.',
    ],
    [
      'Knopen, ritsen en naden zijn nagekeken voordat het pakket dichtging.',
      'Knöpfe, Reißverschlüsse und Nähte wurden vor dem Verpacken geprüft.',
      'Boutons, fermetures et coutures ont été vérifiés avant l’emballage.',
    ],
    [
      'Na het dragen even uithangen scheelt een wasbeurt.',
      'Nach dem Tragen auslüften spart eine Wäsche.',
      'Aérer après usage évite souvent un lavage.',
    ],
  ],
};

/** Bags, cases, watches. */
export const CARRY: Frame = {
  openings: [
    [
      'Een ding voor elke dag, dat er na een jaar nog zo uitziet.',
      'Ein Ding für jeden Tag, das nach einem Jahr noch so aussieht.',
      'Un objet de tous les jours, encore intact un an plus tard.',
    ],
    [
      'Over elk vak en elke sluiting is nagedacht.',
      'Über jedes Detail und jeden Verschluss wurde nachgedacht.',
      'Chaque détail, chaque fermeture a été pensé.',
    ],
    [
      'Om mee te nemen, neer te leggen en nog eens naar te kijken.',
      'Zum Mitnehmen, Hinlegen und Nocheinmal-Hinsehen.',
      'À emporter, à poser, à regarder encore.',
    ],
    [
      'Onopvallend op het eerste gezicht, goed bij nader inzien.',
      'Unauffällig auf den ersten Blick, gut auf den zweiten.',
      'Sobre au premier regard, irréprochable au second.',
    ],
  ],
  closings: [
    [
      'Kijk naar de maten: op foto’s lijkt alles groter.',
      'Achten Sie auf die Maße: Auf Bildern wirkt alles größer.',
      'Regardez les dimensions : en photo, tout paraît plus grand.',
    ],
    [
      'Ook mooi als cadeau, voor iemand anders of voor jezelf.',
      'Auch schön als Geschenk, für andere oder für sich selbst.',
      'Une belle idée cadeau, pour quelqu’un ou pour soi.',
    ],
    [
      'Bewaren: droog en niet in de volle zon.',
      'Aufbewahren: trocken und nicht in der prallen Sonne.',
      'À conserver au sec, à l’abri du plein soleil.',
    ],
  ],
};

export const SHOES: Frame = {
  openings: [
    [
      'Schoenen waar je na een dag nog op staat.',
      'Schuhe, in denen man nach einem Tag noch steht.',
      'Des chaussures dans lesquelles on tient toute une journée.',
    ],
    [
      'Aan de leest herken je een goede schoen, en deze leest klopt.',
      'Einen guten Schuh erkennt man am Leisten, und dieser stimmt.',
      'On reconnaît une bonne chaussure à sa forme, et celle-ci est juste.',
    ],
    [
      'Voor stoep, station en supermarkt.',
      'Für Gehweg, Bahnhof und Supermarkt.',
      'Pour le trottoir, la gare et le supermarché.',
    ],
    [
      'Eerst passen ze bij de voet, dan bij de outfit.',
      'Erst passen sie zum Fuß, dann zum Outfit.',
      'Elles vont d’abord au pied, ensuite à la tenue.',
    ],
    [
      'Gestikt waar het moet, gelijmd waar het mag.',
      'Genäht, wo es sein muss, geklebt, wo es darf.',
      'Cousues là où il le faut, collées là où l’on peut.',
    ],
    [
      'Een paar voor zes dagen in de week.',
      'Ein Paar für sechs Tage die Woche.',
      'Une paire pour six jours par semaine.',
    ],
  ],
  closings: [
    [
      'Meet je voet ’s middags: dan is hij op zijn grootst.',
      'Messen Sie den Fuß am Nachmittag: Dann ist er am größten.',
      'Mesurez le pied l’après-midi : c’est là qu’il est le plus grand.',
    ],
    [
      'Pas ze binnen; zolang de zool schoon is, kun je ruilen.',
      'Bitte drinnen anprobieren; mit sauberer Sohle ist Umtausch kein Problem.',
      'Essayez-les à l’intérieur : tant que la semelle est propre, l’échange est simple.',
    ],
    [
      'Zet ze een nacht op een spanner, dan houden ze hun vorm.',
      'Über Nacht auf Spannern behalten sie ihre Form.',
      'Une nuit sur embauchoirs, et elles gardent leur forme.',
    ],
    [
      'Wissel ze af met een tweede paar; dat verdubbelt de levensduur.',
      'Im Wechsel mit einem zweiten Paar halten sie doppelt so lange.',
      'En alternance avec une autre paire, elles durent deux fois plus.',
    ],
  ],
};
