import { brandsOf, type DemoBrand } from './brand.ts';

/** Specialists: knitwear and socks, underwear, bags, watches, the outdoors. */
export const ACCESSORY_BRANDS: readonly DemoBrand[] = [
  ...brandsOf(
    ['fashion'],
    [
      {
        name: 'Sokkerij',
        level: 1,
        country: 'NL',
        character: [
          'De Sokkerij breit al sinds 1978 alles wat je voeten en je hoofd warm houdt.',
          'Die Sokkerij strickt seit 1978 alles, was Füße und Kopf warm hält.',
          'La Sokkerij tricote depuis 1978 de quoi garder au chaud les pieds et la tête.',
        ],
        kinds: ['socks', 'scarf', 'beanie'],
      },
      {
        name: 'Lingerie Mirabelle',
        level: 2,
        country: 'FR',
        character: [
          'Mirabelle meet met de hand na en heeft voor bijna elke maat een antwoord.',
          'Mirabelle misst von Hand nach und hat für fast jede Größe eine Antwort.',
          'Mirabelle mesure à la main et a une réponse pour presque chaque taille.',
        ],
        kinds: ['bra', 'pyjamas'],
        audiences: ['women'],
      },
      {
        name: 'Zwanenburg',
        level: 2,
        country: 'NL',
        character: [
          'Zwanenburg maakt tassen en koffers die de derde vakantie mooier zijn dan de eerste.',
          'Zwanenburg macht Taschen und Koffer, die im dritten Urlaub schöner sind als im ersten.',
          'Zwanenburg fait des sacs et des valises plus beaux aux troisièmes vacances qu’aux premières.',
        ],
        kinds: ['bag', 'backpack', 'suitcase'],
      },
      {
        name: 'Kofferhaus Lenz',
        level: 3,
        country: 'DE',
        character: [
          'Kofferhaus Lenz repareert in Offenbach ook koffers die twintig jaar oud zijn.',
          'Kofferhaus Lenz repariert in Offenbach auch Koffer, die zwanzig Jahre alt sind.',
          'Kofferhaus Lenz répare encore, à Offenbach, des valises de vingt ans.',
        ],
        kinds: ['suitcase', 'backpack', 'bag'],
      },
      {
        name: 'Siebental',
        level: 3,
        country: 'CH',
        character: [
          'Siebental bouwt horloges in het Berner Oberland en levert onderdelen zolang het merk bestaat.',
          'Siebental baut Uhren im Berner Oberland und liefert Ersatzteile, solange es die Marke gibt.',
          'Siebental assemble ses montres dans l’Oberland bernois et fournit les pièces tant que la marque existera.',
        ],
        kinds: ['watch'],
      },
      {
        name: 'Kwartslag',
        level: 1,
        country: 'NL',
        character: [
          'Kwartslag ontwerpt in Rotterdam horloges waarop je in één blik de tijd ziet.',
          'Kwartslag entwirft in Rotterdam Uhren, auf denen man die Zeit mit einem Blick erkennt.',
          'Kwartslag dessine à Rotterdam des montres qui se lisent d’un coup d’œil.',
        ],
        kinds: ['watch'],
      },
      {
        name: 'Schapenwei',
        level: 2,
        country: 'NL',
        character: [
          'Schapenwei koopt wol rechtstreeks bij schaapherders en verft in kleine kuipen.',
          'Schapenwei kauft Wolle direkt bei Schäfereien und färbt in kleinen Kesseln.',
          'Schapenwei achète sa laine aux bergers et la teint en petites cuves.',
        ],
        kinds: ['scarf', 'beanie', 'pullover', 'cardigan', 'socks'],
      },
      {
        name: 'Veldenaar',
        level: 2,
        country: 'DE',
        character: [
          'Veldenaar kleedt mensen aan die sporten voor het plezier en niet voor de tijd.',
          'Veldenaar kleidet Menschen ein, die zum Spaß Sport treiben und nicht für die Stoppuhr.',
          'Veldenaar habille celles et ceux qui font du sport pour le plaisir, pas pour le chrono.',
        ],
        kinds: ['hoodie', 'shorts', 'polo-shirt', 't-shirt', 'bodywarmer', 'jacket', 'backpack', 'socks'],
      },
    ],
  ),
  ...brandsOf(
    ['fashion', 'shoes'],
    [
      {
        name: 'Windvang',
        level: 2,
        country: 'NL',
        character: [
          'Windvang test op Vlieland: wat daar droog blijft, blijft overal droog.',
          'Windvang testet auf Vlieland: Was dort trocken bleibt, bleibt es überall.',
          'Windvang teste sur l’île de Vlieland : ce qui y reste sec le restera partout.',
        ],
        kinds: [
          'jacket',
          'coat',
          'bodywarmer',
          'hoodie',
          'backpack',
          'beanie',
          'trousers',
          'shorts',
          'boot',
          'ankle-boot',
          'sneaker',
          'sandal',
        ],
      },
      {
        name: 'Bergkamm',
        level: 2,
        country: 'AT',
        character: [
          'Bergkamm komt uit Tirol en denkt bij elk product aan de terugweg.',
          'Bergkamm kommt aus Tirol und denkt bei jedem Produkt an den Rückweg.',
          'Bergkamm vient du Tyrol et pense, pour chaque produit, au chemin du retour.',
        ],
        kinds: [
          'jacket',
          'coat',
          'bodywarmer',
          'hoodie',
          'backpack',
          'beanie',
          'pullover',
          'shorts',
          'socks',
          'boot',
          'sneaker',
          'sandal',
        ],
      },
    ],
  ),
];
