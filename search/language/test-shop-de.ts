import type { SmallShop } from './test-dictionary.ts';

export const germanShop: SmallShop = {
  language: 'de',
  tenant: 'de',
  categories: `
    Damen: 300
    Damen > Kleidung > Kleider: 40
    Damen > Kleidung > Pullover & Strickjacken: 60
    Damen > Kleidung > Jacken & Blazer: 50
    Damen > Schuhe: 120
    Damen > Schuhe > Stiefel: 30
    Damen > Schuhe > Sneaker: 40
    Herren: 200
    Herren > Kleidung > Hemden: 40
    Herren > Schuhe: 90
    Herren > Schuhe > Sneaker: 50
    Kinder: 80
    Kinder > Jacken: 10
    Schuhe: 250
    Schuhe > Sneaker: 100
    Schuhe > Stiefel: 60
    Wohnen > Möbel > Sofas: 60
    Wohnen > Möbel > Schränke: 50
    Wohnen > Möbel > Tische: 50
    Elektronik > Fernseher: 50
    Elektronik > Smartphones: 50
    Haushalt > Waschmaschinen: 40
    Haushalt > Kühlschränke: 40`,
  colours: `
    red: rot, weinrot
    blue: kobaltblau, marine, hellblau
    grey: anthrazit, grau
    black: schwarz
    green: grün`,
  articles: `
    Kurzes Kleid aus Baumwolle mit Streifen, Damen Sommer
    Midikleid aus Leinen mit Blumenprint, geblümt Damen
    Grobstrickpullover aus Wolle mit Rollkragen, Pullover Damen
    Feinstrickpullover aus Kaschmir, Herren
    Winterjacke mit Kapuze, wasserdicht Herren Jacke
    Regenjacke für Kinder, Mädchen Jungen Jacke
    Weißer Sneaker aus Leder, Turnschuhe Herren
    Sneaker Low aus Veloursleder, Damen
    Chelsea-Boot, Stiefelette Stiefel Damen
    Lederhandtasche mit Reißverschluss, Tasche Taschen
    Handschuhe aus Strick
    3-Sitzer-Sofa aus Samt, Couch
    Ecksofa mit Schlaffunktion
    Bücherregal aus Eiche, Regal
    Schuhschrank mit Spiegel, Schrank
    Kleiderschrank 2-türig, Schrank
    Schmaler Schrank für Schuhe und Stiefel
    Esstisch aus massiver Eiche, Tisch ausziehbar 160x90
    QLED-Fernseher Aura 55 Zoll, 4K, TV
    OLED-Fernseher Cinea 65 Zoll, TV
    Smartphone Nova 256 GB 5G, Handy
    Waschmaschine Silence 8 kg 1400 U/min
    Kühlschrank Nordic 324 l, Kühl-Gefrier-Kombination
    Staubsauger ohne Beutel
    Kopfhörer mit Geräuschunterdrückung XR-55, Bluetooth
    T-Shirt aus Baumwolle, Herren
    Matratze 140 x 200 cm, Kaltschaum
    Wolle-Seide-Socken anthrazit`,
};
