import { brandsOf, type DemoBrand } from './brand.ts';

/** The own label and brands of clothes. */
export const FASHION_BRANDS: readonly DemoBrand[] = [
  ...brandsOf(
    ['fashion', 'shoes', 'furniture', 'appliances'],
    [
      {
        name: 'Tavelo Basics',
        level: 1,
        country: 'NL',
        character: [
          'Tavelo Basics is ons eigen merk: gewoon goed, zonder franje en het hele jaar leverbaar.',
          'Tavelo Basics ist unsere Eigenmarke: einfach gut, ohne Schnörkel und das ganze Jahr lieferbar.',
          'Tavelo Basics est notre propre marque : du bon, sans fioritures, disponible toute l’année.',
        ],
      },
    ],
  ),
  ...brandsOf(
    ['fashion'],
    [
      {
        name: 'Lune & Lotte',
        level: 1,
        country: 'NL',
        character: [
          'Lune & Lotte ontwerpt in Utrecht en durft met kleur te spelen.',
          'Lune & Lotte entwirft in Utrecht und spielt gern mit Farbe.',
          'Lune & Lotte dessine à Utrecht et n’a pas peur de la couleur.',
        ],
        audiences: ['women', 'girls'],
      },
      {
        name: 'Kesterholt',
        level: 1,
        country: 'NL',
        character: [
          'Kesterholt houdt het bij vormen die volgend jaar ook nog goed zijn.',
          'Kesterholt bleibt bei Formen, die auch nächstes Jahr noch gut aussehen.',
          'Kesterholt s’en tient à des formes qui plairont encore l’an prochain.',
        ],
      },
      {
        name: 'Molenstraat',
        level: 1,
        country: 'NL',
        character: [
          'Molenstraat maakt mode voor mensen die de fiets pakken.',
          'Molenstraat macht Mode für Menschen, die das Fahrrad nehmen.',
          'Molenstraat habille celles et ceux qui se déplacent à vélo.',
        ],
      },
      {
        name: 'Brisa Norte',
        level: 1,
        country: 'PT',
        character: [
          'Brisa Norte laat in de streek rond Porto naaien en kiest lichte stoffen.',
          'Brisa Norte lässt in der Gegend um Porto nähen und wählt leichte Stoffe.',
          'Brisa Norte fait coudre dans la région de Porto et choisit des étoffes légères.',
        ],
      },
      {
        name: 'Fjellby',
        level: 1,
        country: 'NO',
        character: [
          'Bij Fjellby komt alles uit het noorden, waar het weer geen verrassing meer is.',
          'Fjellby kommt aus dem Norden, wo einen das Wetter nicht mehr überrascht.',
          'Fjellby vient du Nord, là où la météo ne surprend plus personne.',
        ],
      },
      {
        name: 'Otterwijk',
        level: 1,
        country: 'NL',
        character: [
          'Otterwijk knipt ruim en naait stevig, want kinderen groeien en klimmen.',
          'Otterwijk schneidet großzügig und näht stabil, denn Kinder wachsen und klettern.',
          'Otterwijk coupe large et coud solide, car les enfants grandissent et grimpent.',
        ],
        audiences: ['girls', 'boys'],
      },
      {
        name: 'Maison Tilleul',
        level: 2,
        country: 'FR',
        character: [
          'Maison Tilleul uit Lyon werkt het liefst met stoffen die vloeien.',
          'Maison Tilleul aus Lyon arbeitet am liebsten mit fließenden Stoffen.',
          'Maison Tilleul, à Lyon, a un faible pour les étoffes fluides.',
        ],
        audiences: ['women'],
      },
      {
        name: 'Annewil',
        level: 2,
        country: 'NL',
        character: [
          'Annewil staat voor rustige lijnen en één detail dat opvalt.',
          'Annewil steht für ruhige Linien und ein Detail, das auffällt.',
          'Annewil, ce sont des lignes calmes et un détail qui se remarque.',
        ],
        audiences: ['women'],
      },
      {
        name: 'Hofkamp',
        level: 2,
        country: 'NL',
        character: [
          'Hofkamp past al drie generaties lang overhemden en broeken aan de tijd aan.',
          'Hofkamp passt seit drei Generationen Hemden und Hosen an die Zeit an.',
          'Hofkamp fait évoluer chemises et pantalons depuis trois générations.',
        ],
        audiences: ['men'],
      },
      {
        name: 'Saint-Aubry',
        level: 2,
        country: 'FR',
        character: [
          'Saint-Aubry brengt de Atlantische kust mee: strepen, zout en zachte kleuren.',
          'Saint-Aubry bringt die Atlantikküste mit: Streifen, Salz und sanfte Farben.',
          'Saint-Aubry apporte la côte atlantique : rayures, embruns et couleurs douces.',
        ],
      },
      {
        name: 'Veldhof',
        level: 2,
        country: 'NL',
        character: [
          'Veldhof maakt kleren voor het weekend die op maandag ook mogen.',
          'Veldhof macht Kleidung fürs Wochenende, die auch am Montag darf.',
          'Veldhof crée pour le week-end des vêtements qui passent aussi le lundi.',
        ],
      },
      {
        name: 'Nordlund & Zoon',
        level: 2,
        country: 'SE',
        character: [
          'Nordlund & Zoon begon met werkkleding, en dat zie je aan elke naad.',
          'Nordlund & Zoon hat mit Arbeitskleidung angefangen, und das sieht man jeder Naht an.',
          'Nordlund & Zoon a débuté dans le vêtement de travail ; chaque couture en témoigne.',
        ],
        audiences: ['men'],
      },
      {
        name: 'Clara Wendt',
        level: 2,
        country: 'DE',
        character: [
          'Clara Wendt ontwerpt in Hamburg voor vrouwen die weinig tijd en veel plannen hebben.',
          'Clara Wendt entwirft in Hamburg für Frauen mit wenig Zeit und vielen Plänen.',
          'Clara Wendt crée à Hambourg pour des femmes qui ont peu de temps et beaucoup de projets.',
        ],
        audiences: ['women'],
      },
      {
        name: 'Elbkontor',
        level: 2,
        country: 'DE',
        character: [
          'Elbkontor maakt kleding voor kantoren waar niemand meer een das verwacht.',
          'Elbkontor macht Kleidung für Büros, in denen niemand mehr eine Krawatte erwartet.',
          'Elbkontor habille les bureaux où la cravate n’est plus attendue.',
        ],
        audiences: ['men'],
      },
      {
        name: 'Petit Merle',
        level: 2,
        country: 'FR',
        character: [
          'Petit Merle tekent zijn prints zelf, het liefst met vogels en vossen.',
          'Petit Merle zeichnet seine Drucke selbst, am liebsten Vögel und Füchse.',
          'Petit Merle dessine ses motifs lui-même, surtout des oiseaux et des renards.',
        ],
        audiences: ['girls', 'boys'],
      },
      {
        name: 'Tessa Marijn',
        level: 2,
        country: 'NL',
        character: [
          'Tessa Marijn past elk model op drie lichaamstypes voordat het in de winkel komt.',
          'Tessa Marijn probiert jedes Modell an drei Figurtypen, bevor es in den Laden kommt.',
          'Tessa Marijn essaie chaque modèle sur trois silhouettes avant de le proposer.',
        ],
        audiences: ['women'],
      },
      {
        name: 'Atelier Vauquier',
        level: 3,
        country: 'FR',
        character: [
          'Atelier Vauquier werkt in kleine series en nummert elk patroon.',
          'Atelier Vauquier arbeitet in kleinen Serien und nummeriert jeden Schnitt.',
          'Atelier Vauquier travaille en petites séries et numérote chaque patron.',
        ],
        audiences: ['women'],
      },
      {
        name: 'Rosenthaler & Co',
        level: 3,
        country: 'DE',
        character: [
          'Rosenthaler & Co koopt garens in Biella en breit in Berlijn.',
          'Rosenthaler & Co kauft Garne in Biella und strickt in Berlin.',
          'Rosenthaler & Co achète ses fils à Biella et tricote à Berlin.',
        ],
      },
      {
        name: 'Liv Hagestad',
        level: 3,
        country: 'NO',
        character: [
          'Liv Hagestad tekent mode zoals anderen huizen: eerst de constructie, dan de kleur.',
          'Liv Hagestad entwirft Mode wie andere Häuser: erst die Konstruktion, dann die Farbe.',
          'Liv Hagestad dessine la mode comme d’autres les maisons : la structure d’abord, la couleur ensuite.',
        ],
      },
      {
        name: 'Delacroze',
        level: 3,
        country: 'CH',
        character: [
          'Delacroze uit Lausanne verkiest één goede stof boven tien effecten.',
          'Delacroze aus Lausanne zieht einen guten Stoff zehn Effekten vor.',
          'Delacroze, à Lausanne, préfère une belle matière à dix effets.',
        ],
      },
    ],
  ),
];
