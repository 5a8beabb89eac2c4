import type { SmallShop } from './test-dictionary.ts';

export const dutchShop: SmallShop = {
  language: 'nl',
  tenant: 'nl',
  categories: `
    Dames: 300
    Dames > Kleding > Jurken: 40
    Dames > Kleding > Truien & vesten: 60
    Dames > Kleding > Jassen & blazers: 50
    Dames > Schoenen: 120
    Dames > Schoenen > Laarzen: 30
    Dames > Schoenen > Sneakers: 40
    Heren: 200
    Heren > Kleding > Truien & vesten: 40
    Heren > Schoenen: 90
    Heren > Schoenen > Sneakers: 50
    Kinderen: 80
    Kinderen > Jassen: 10
    Schoenen: 250
    Schoenen > Sneakers: 100
    Schoenen > Laarzen: 60
    Wonen > Meubels > Banken: 60
    Wonen > Meubels > Kasten: 50
    Wonen > Meubels > Tafels: 50
    Elektronica > Televisies: 50
    Elektronica > Smartphones: 50
    Huishouden > Wasmachines: 40
    Huishouden > Koelkasten: 40
    Sale > Schoenen: 30`,
  colours: `
    red: rood, wijnrood
    blue: kobaltblauw, marineblauw, lichtblauw
    grey: antraciet, grijs
    black: zwart`,
  articles: `
    Korte jurk van katoen met strepen, dames zomer
    Midi-jurk van linnen met bloemenprint, gebloemd dames
    Grofgebreide trui van wol met col, dames pullover
    Fijngebreide trui van kasjmier, heren man
    Winterjas met capuchon, waterdicht heren mantel
    Regenjas voor kinderen, meisjes jongens
    Witte sneaker van leer, sportschoenen gympen heren
    Lage sneaker van suède, dames vrouw
    Chelsea boot, enkellaars laarzen dames
    Leren handtas met rits, tas tassen zwart
    Kunstleren tas met gesp, schoudertas
    3-zitsbank van fluweel, bank sofa zitbank
    Hoekbank met slaapfunctie, hoekbank
    Boekenkast van eikenhout, kast eiken
    Schoenenkast met spiegel
    Kledingkast met 2 deuren, kledingkast kleerkast
    Eettafel van massief eiken, tafel uitschuifbaar 160x90
    QLED-tv Aura 55 inch, 4K, televisie scherm
    OLED-tv Cinea 65 inch, televisie
    Smartphone Nova 256 GB 5G, mobiele telefoon
    Wasmachine Silence 8 kg 1400 tpm, wasautomaat
    Koelkast Nordic 324 l, koel-vriescombinatie
    Stofzuiger zonder zak, huishouden
    Koptelefoon met ruisonderdrukking XR-55, bluetooth
    T-shirt van katoen, shirt heren
    Naadloze sokken van bamboe
    Matras 140 x 200 cm, koudschuim
    Wolle-zijde mix antraciet kousen`,
};
