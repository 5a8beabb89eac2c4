import type { Frame } from './frame.ts';

export const FURNITURE: Frame = {
  openings: [
    [
      'Een meubel dat er staat alsof het er altijd al stond.',
      'Ein Stück, das wirkt, als hätte es schon immer dort gestanden.',
      'Un meuble qui semble avoir toujours été là.',
    ],
    [
      'Voor huizen waarin geleefd wordt.',
      'Für Häuser, in denen gelebt wird.',
      'Pour les maisons où l’on vit vraiment.',
    ],
    [
      'Rustig van vorm, zodat de kamer mag praten.',
      'Ruhig in der Form, damit das Zimmer sprechen darf.',
      'Une forme calme, qui laisse parler la pièce.',
    ],
    [
      'Gekocht voor deze kamer, mooi genoeg voor de volgende.',
      'Für dieses Zimmer gekauft, schön genug fürs nächste.',
      'Pour cette pièce-ci, et pour la suivante.',
    ],
    [
      'Het verschil zit in de hoeken, de naden en wat je niet ziet.',
      'Der Unterschied liegt in Ecken, Nähten und dem, was man nicht sieht.',
      'La différence est dans les angles, les coutures et ce qui ne se voit pas.',
    ],
    ['Thuis, maar dan af.', 'Zuhause, nur fertiger.', 'Chez soi, en plus abouti.'],
  ],
  closings: [
    [
      'Deur, lift en trap meten voorkomt verrassingen bij de bezorging.',
      'Tür, Aufzug und Treppe ausmessen erspart Überraschungen bei der Lieferung.',
      'Mesurez porte, ascenseur et escalier : pas de surprise à la livraison.',
    ],
    [
      'Plak de maten met tape op de vloer voor je bestelt.',
      'Kleben Sie die Maße vor der Bestellung mit Klebeband auf den Boden.',
      'Avant de commander, tracez les dimensions au sol avec du ruban adhésif.',
    ],
    [
      'De verpakking is van karton en kan bij het oud papier.',
      'Die Verpackung ist aus Pappe und gehört ins Altpapier.',
      'L’emballage en carton se recycle avec les papiers.',
    ],
  ],
};

export const TEXTILES: Frame = {
  openings: [
    [
      'Textiel maakt van een ruimte een kamer.',
      'Textilien machen aus einem Raum ein Zimmer.',
      'Le textile fait d’un espace une pièce.',
    ],
    [
      'De kleur zie je, de kwaliteit voel je.',
      'Die Farbe sieht man, die Qualität fühlt man.',
      'La couleur se voit, la qualité se sent.',
    ],
    [
      'Een kleine verandering met het meeste effect.',
      'Eine kleine Veränderung mit der größten Wirkung.',
      'Un petit changement, le plus grand effet.',
    ],
  ],
  closings: [
    [
      'Kleur en structuur kunnen per verfbad iets verschillen.',
      'Farbe und Struktur können je Färbung leicht abweichen.',
      'Teinte et texture peuvent varier légèrement d’un bain à l’autre.',
    ],
    [
      'Combineert met alles wat effen is, en met veel wat het niet is.',
      'Passt zu allem, was uni ist, und zu vielem, was es nicht ist.',
      'S’accorde à tout ce qui est uni, et à bien d’autres choses.',
    ],
    [
      'Kijk er ook bij lamplicht naar: kleuren veranderen ’s avonds.',
      'Auch bei Lampenlicht ansehen: Abends verändern sich Farben.',
      'À voir aussi à la lumière des lampes : le soir, les couleurs changent.',
    ],
  ],
};

export const ELECTRONICS: Frame = {
  openings: [
    [
      'Techniek die doet wat je vraagt en verder niets wil.',
      'Technik, die tut, was man verlangt, und sonst nichts will.',
      'Une technique qui fait ce qu’on lui demande, et rien de plus.',
    ],
    [
      'Uit de doos, aan het stopcontact, klaar.',
      'Auspacken, anschließen, fertig.',
      'On déballe, on branche, c’est prêt.',
    ],
    [
      'Geen cijfers om de cijfers: dit merk je elke dag.',
      'Keine Zahlen um der Zahlen willen: Das merkt man jeden Tag.',
      'Pas de chiffres pour les chiffres : cela se remarque chaque jour.',
    ],
    [
      'Voor wie niet elk jaar iets nieuws wil.',
      'Für alle, die nicht jedes Jahr etwas Neues wollen.',
      'Pour ceux qui ne veulent pas changer chaque année.',
    ],
    [
      'Snel genoeg voor vandaag, met ruimte voor morgen.',
      'Schnell genug für heute, mit Reserven für morgen.',
      'Assez rapide pour aujourd’hui, avec de la réserve pour demain.',
    ],
  ],
  closings: [
    [
      'De handleiding is in begrijpelijke taal en staat bij de downloads.',
      'Die Anleitung ist verständlich geschrieben und steht bei den Downloads.',
      'La notice, rédigée clairement, se trouve dans les téléchargements.',
    ],
    [
      'Je oude apparaat nemen we gratis terug.',
      'Ihr Altgerät nehmen wir kostenlos zurück.',
      'Nous reprenons gratuitement votre ancien appareil.',
    ],
    [
      'Vragen over de installatie? De klantenservice denkt mee.',
      'Fragen zur Einrichtung? Der Kundenservice hilft weiter.',
      'Une question sur l’installation ? Le service clients vous aide.',
    ],
  ],
};

export const APPLIANCES: Frame = {
  openings: [
    [
      'Een apparaat waar je na een week niet meer over nadenkt.',
      'Ein Gerät, über das man nach einer Woche nicht mehr nachdenkt.',
      'Un appareil auquel on ne pense plus au bout d’une semaine.',
    ],
    [
      'Een apparaat dat werkt terwijl jij iets leukers doet.',
      'Ein Gerät, das arbeitet, während Sie etwas Schöneres tun.',
      'Un appareil qui travaille pendant que vous faites autre chose.',
    ],
    [
      'Minder knoppen, minder geluid, minder gedoe.',
      'Weniger Knöpfe, weniger Lärm, weniger Umstände.',
      'Moins de boutons, moins de bruit, moins de tracas.',
    ],
    [
      'Een apparaat dat gebouwd is om gerepareerd te worden.',
      'Ein Gerät, das gebaut wurde, um repariert zu werden.',
      'Un appareil conçu pour être réparé.',
    ],
    [
      'Niets nieuws uitgevonden, wel alles goed gedaan.',
      'Nichts neu erfunden, aber alles gut gemacht.',
      'Rien de révolutionnaire, mais tout est bien fait.',
    ],
  ],
  closings: [
    [
      'We nemen het oude apparaat bij de bezorging gratis mee.',
      'Das Altgerät nehmen wir bei der Lieferung kostenlos mit.',
      'Nous reprenons gratuitement l’ancien appareil à la livraison.',
    ],
    [
      'Reiniging en onderhoud staan stap voor stap in de handleiding.',
      'Reinigung und Pflege stehen Schritt für Schritt in der Anleitung.',
      'Nettoyage et entretien sont expliqués pas à pas dans la notice.',
    ],
    [
      'Onderdelen bestel je los, ook jaren later.',
      'Ersatzteile sind einzeln erhältlich, auch Jahre später.',
      'Les pièces se commandent à l’unité, même des années après.',
    ],
  ],
};

export const TYRES: Frame = {
  openings: [
    [
      'Vier handpalmen rubber houden de auto op de weg; deze zijn goed besteed.',
      'Vier Handflächen Gummi halten das Auto auf der Straße; diese sind gut angelegt.',
      'Quatre paumes de gomme tiennent la voiture : celles-ci sont bien placées.',
    ],
    [
      'Rolt licht en remt zonder aarzelen.',
      'Rollt leicht und bremst, ohne zu zögern.',
      'Roule avec légèreté et freine sans attendre.',
    ],
    [
      'Voor woon-werkverkeer, vakantie en alles ertussen.',
      'Für Arbeitsweg, Urlaub und alles dazwischen.',
      'Pour les trajets quotidiens, les vacances et le reste.',
    ],
    [
      'Een band die zijn klasse op het label waarmaakt.',
      'Ein Reifen, der hält, was das Label sagt.',
      'Un pneu à la hauteur de son étiquette.',
    ],
  ],
  closings: [
    [
      'Wissel altijd per as, liefst alle vier tegelijk.',
      'Immer achsweise wechseln, am besten alle vier.',
      'Changez toujours par essieu, si possible les quatre.',
    ],
    [
      'Bij minder dan drie millimeter profiel is het tijd voor nieuwe.',
      'Unter drei Millimetern Profil wird es Zeit für neue.',
      'Sous trois millimètres de profil, il est temps de les changer.',
    ],
    [
      'Laat de spanning na de montage nog eens nakijken.',
      'Lassen Sie den Luftdruck nach der Montage noch einmal prüfen.',
      'Faites revérifier la pression après le montage.',
    ],
  ],
};
