import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemTerm } from './stem.rules.ts';

/** Forms of one word, by language; each line is one word. */
const SAME: Readonly<Record<string, string>> = {
  nl: `jurk jurken jurkje jurkjes
    rok rokken rokje rokjes
    broek broeken broekje
    schoen schoenen schoentje schoentjes
    laars laarzen laarsje laarsjes
    jas jassen jasje jasjes
    tas tassen tasje
    trui truien truitje truitjes
    blouse blouses
    bloes bloezen bloesje
    groen groene
    sok sokken
    boot boten
    rood rode
    groot grote
    grijs grijze
    wit witte
    zwart zwarte
    bruin bruine
    geel gele
    houten hout
    leren leer
    wollen wol
    katoenen katoen
    fluwelen fluweel
    zilveren zilver
    gouden goud
    zijden zijde
    bank banken bankje
    tafel tafels tafeltje tafeltjes
    stoel stoelen stoeltje
    kast kasten kastje kastjes
    bed bedden bedje
    lamp lampen lampje lampjes
    matras matrassen
    gordijn gordijnen
    spiegel spiegels
    wasmachine wasmachines
    koelkast koelkasten
    oven ovens
    camera cameras
    telefoon telefoons
    televisie televisies
    laptop laptops
    horloge horloges
    sneaker sneakers
    hemd hemden
    overhemd overhemden
    kussen kussens
    deken dekens
    band banden
    autoband autobanden
    kind kinderen
    sandaal sandalen
    pump pumps
    set sets
    bril brillen
    gebloemd gebloemde
    lang lange
    kort korte`,
  de: `kleid kleider kleidern kleides
    rock rocke rocken
    hose hosen
    schuh schuhe schuhen
    stiefel stiefeln
    jacke jacken
    mantel manteln
    tasche taschen
    schrank schranke schranken
    stuhl stuhle stuhlen
    tisch tische tischen
    bett betten
    lampe lampen
    sofa sofas
    sessel sesseln
    teppich teppiche teppichen
    bluse blusen
    hemd hemden
    pullover pullovern pullovers
    rot rote rotes roten rotem roter
    blau blaue blaues blauen blauer
    schwarz schwarze schwarzer schwarzes
    grun grune gruner
    weiss weisse weisses weisser
    dunkel dunkle dunkles dunkler
    waschmaschine waschmaschinen
    kuhlschrank kuhlschranke
    backofen backofen
    fernseher fernsehern
    staubsauger staubsaugers
    laptop laptops
    kamera kameras
    matratze matratzen
    vorhang vorhange vorhangen
    spiegel spiegeln
    kind kinder kindern
    uhr uhren
    glas glaser
    rad rader
    bild bilder bildern
    lang lange langes
    lampenschirm lampenschirme`,
  fr: `robe robes
    jupe jupes
    chemise chemises
    manteau manteaux
    noir noire noirs noires
    blanc blanche blancs blanches
    rouge rouges
    vert verte verts vertes
    bleu bleue bleus bleues
    gris grise grises
    long longue longs longues
    gros grosse grosses
    bas basse basses
    brode brodee brodes brodees
    ecru ecrus
    sac sacs
    botte bottes
    lit lits
    canape canapes
    chaise chaises
    tableau tableaux
    rideau rideaux
    ordinateur ordinateurs
    portable portables
    telephone telephones
    aspirateur aspirateurs
    pull pulls
    soldat soldats
    violet violette violettes
    actif active actifs
    animal animaux
    bijou bijoux
    lampe lampes
    montre montres
    chaussure chaussures
    matelas matelas
    neuf neuve neufs`,
};

/** Pairs that a shopper would not want to be one. */
const DIFFERENT: Readonly<Record<string, string>> = {
  nl: `jurk jas | bank band | tas tafel | rok rook | man maan | bed bad | kop koop | roze roos | mat maat | leer leren2 | oven over | lens len | hals hal | kam kamer | bos boos | ram raam`,
  de: `leder led | tasche tasse | kissen kasten | wasche wasser | bett brett | rock rot | hemd hand | uhr ohr | sofa sessel`,
  fr: `robe rose | sac sec | chaise chaussure | table tableau | tapis tapisserie | jupe jupon | four fourrure | pull pulpe`,
};

describe('word stems', () => {
  for (const [language, lines] of Object.entries(SAME))
    it.each(lines.split('\n').map((line) => [line.trim()]))(`${language}: %s`, (line) => {
      const stems = new Set(line.split(' ').map((form) => stemTerm(language, form)));
      expect([...stems]).toHaveLength(1);
    });
  for (const [language, pairs] of Object.entries(DIFFERENT))
    it.each(pairs.split('|').map((pair) => pair.trim().split(' ')))(
      `${language}: %s is not %s`,
      (one, other) => {
        expect(stemTerm(language, one ?? '')).not.toBe(stemTerm(language, other ?? ''));
      },
    );
  it('a stem is never empty, grows by a letter at most and stays stable', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('nl', 'de', 'fr', 'xx'),
        fc.stringMatching(/^[a-z]{1,20}$/),
        (language, term) => {
          const stem = stemTerm(language, term);
          expect(stem.length).toBeGreaterThan(0);
          expect(stem.length).toBeLessThanOrEqual(term.length + 1);
          expect(stemTerm(language, term)).toBe(stem);
        },
      ),
    );
  });
});
