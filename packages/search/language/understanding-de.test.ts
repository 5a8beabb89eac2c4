import { describe, expect, it } from 'vitest';
import { createSmallDictionary, describePlanFor, parseCases } from './test-dictionary.ts';
import { germanShop } from './test-shop-de.ts';

const dictionary = createSmallDictionary(germanShop);

describe('German searches', () => {
  it.each(
    parseCases(`
    Jacke Kinder 10 Jahre = Kinder › Jacken
    Kleid = Damen › Kleidung › Kleider
    Kleider = Damen › Kleidung › Kleider
    kleider damen = Damen › Kleidung › Kleider
    rotes Kleid = Damen › Kleidung › Kleider · colour red
    Kleid rot = Damen › Kleidung › Kleider · colour red
    ROTE KLEIDER = Damen › Kleidung › Kleider · colour red
    roteskleid = Damen › Kleidung › Kleider · colour red
    weinrotes Kleid = Damen › Kleidung › Kleider · colour red
    dunkelblauer Pullover = colour blue · pullover
    anthrazit Pullover = anthrazit · pullover
    Kleid mit Blumen = Damen › Kleidung › Kleider · geblumt
    geblümtes Kleid = Damen › Kleidung › Kleider · geblumt
    Blumenkleid = Damen › Kleidung › Kleider · geblumt
    Leinenkleid = Damen › Kleidung › Kleider · leinen
    Sommerkleid = Damen › Kleidung › Kleider · sommer
    Kleidd = Damen › Kleidung › Kleider
    Pullover Damen = Damen › Kleidung › Pullover & Strickjacken · pullover
    Wollpullover = wolle · pullover
    Rollkragenpullover = rollkragen · pullover
    Sneaker = Schuhe › Sneaker
    Turnschuhe = Schuhe › Sneaker
    Sneaker Herren = Herren › Schuhe › Sneaker
    Herrensneaker = Herren › Schuhe › Sneaker
    Sneaker Herren Größe 43 = Herren › Schuhe › Sneaker · size 43
    Sneaker Herren Gr. 43 = Herren › Schuhe › Sneaker · size 43
    weiße Sneaker 38 = Schuhe › Sneaker · colour white · size 38
    weisse sneaker = Schuhe › Sneaker · colour white
    Schuhe = Schuhe
    Schuhe Damen = Damen › Schuhe
    Damenstiefel = Damen › Schuhe › Stiefel
    Damen Stiefel schwarz = Damen › Schuhe › Stiefel · colour black
    Kinderjacke = Kinder › Jacken
    Jacke = jacke
    Winterjacke Herren = Herren · winterjacke
    Handschuhe = handschuhe
    Tasche = tasche
    Ledertasche = leder · tasche
    Tasche unter 50 € = price –5000 · tasche
    Tasche bis 100 Euro = price –10000 · tasche
    Tasche zwischen 50 und 100 Euro = price 5000–10000 · tasche
    Tasche ab 20 Euro = price 2000– · tasche
    Tasche für weniger als 30 € = price –3000 · tasche
    Sofa = Wohnen › Möbel › Sofas
    Couch = Wohnen › Möbel › Sofas
    Ecksofa grau = colour grey · ecksofa
    3-Sitzer = 3sitzer
    Dreisitzer = 3sitzer
    Schrank = Wohnen › Möbel › Schränke
    Schuhschrank = schuhschrank
    Schrank Schuhe = schrank · schuhe
    Schrank für Schuhe = schuhe · schrank
    Kleiderschrank = kleiderschrank
    Esstisch Eiche = esstisch · eiche
    Tisch ausziehbar = Wohnen › Möbel › Tische · ausziehbar
    Fernseher = Elektronik › Fernseher
    TV 55 Zoll = Elektronik › Fernseher · 55inch
    Fernseher 55" = Elektronik › Fernseher · 55inch
    OLED-Fernseher = oledfernseher
    Handy 256 GB = Elektronik › Smartphones · 256gb
    Smartphone 256GB = Elektronik › Smartphones · 256gb
    Waschmaschine = Haushalt › Waschmaschinen
    Wasch Maschine = Haushalt › Waschmaschinen
    Waschmaschine 8 kg = Haushalt › Waschmaschinen · 8kg
    Waschmachine = Haushalt › Waschmaschinen · → Waschmaschine
    Klarwerk Waschmaschine = Haushalt › Waschmaschinen · brand klarwerk
    Waschmaschine Energieeffizienzklasse A = Haushalt › Waschmaschinen · energy A
    Kühlschrank = Haushalt › Kühlschränke
    Kuehlschrank = Haushalt › Kühlschränke
    kuhlschrank = Haushalt › Kühlschränke
    KÜHLSCHRÄNKE = Haushalt › Kühlschränke
    Kühlschrak = Haushalt › Kühlschränke · → Kühlschrank
    Staub Sauger = staubsauger · staubsauger
    Staubsager = staubsauger · → Staubsauger
    Kopfhörer XR 55 = kopfhorer · xr · 55
    xr55 = xr55
    T-Shirt = tshirt
    t shirt baumwolle = tshirt · baumwolle
    Matratze 140x200 cm = size 140 × 200 cm · matratze
    Möbelhaus Arnsberg Sofa = Wohnen › Möbel › Sofas · brand mobelhaus-arnsberg
    Moebelhaus Arnsberg = brand mobelhaus-arnsberg
    Molenstrat Pullover = brand molenstraat · pullover
    Lune und Lotte Kleid = Damen › Kleidung › Kleider · brand lune-lotte
    van der leest = brand van-der-leest
    rotes Molenstraat Kleid Größe 42 = Damen › Kleidung › Kleider · colour red · brand molenstraat · size 42
    12345678 = number 12345678
    Art.-Nr. 12345678-01 = number 12345678-01
    Schuhe reduziert = Schuhe · reduced yes
    günstiges Kleid kaufen = Damen › Kleidung › Kleider
    olle = ∅
    Seide = seide
    Größe 42 = size 42
    Kleid xyzzyq = Damen › Kleidung › Kleider · without xyzzyq
    `),
  )('the German search %s is understood as %s', (query, expected) => {
    expect(describePlanFor(dictionary, germanShop, query)).toBe(expected);
  });
});
