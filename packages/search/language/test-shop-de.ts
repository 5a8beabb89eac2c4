import type { SmallShop } from './test-dictionary.ts';

export const germanShop: SmallShop = {
  language: 'de',
  synonyms: `
    Fernseher, TV, Fernsehgerät, Television, Smart-TV
    Kühlschrank, Kühlgerät, Kühl-Gefrier-Kombination
    Waschmaschine, Waschautomat
    Trockner, Wäschetrockner
    Geschirrspüler, Spülmaschine, Geschirrspülmaschine
    Backofen, Ofen, Einbauherd
    Mikrowelle, Mikrowellenherd
    Dunstabzugshaube, Abzugshaube, Dunstabzug
    Staubsauger, Sauger
    Kaffeemaschine, Kaffeevollautomat, Kaffeeautomat, Espressomaschine
    Wasserkocher, Teekocher
    Laptop, Notebook, tragbarer Computer
    Smartphone, Handy, Mobiltelefon, Telefon
    Smartwatch, intelligente Uhr
    Uhr, Armbanduhr
    Kopfhörer, Headset
    Ohrhörer, In-Ears, Ohrstöpsel
    Monitor, Bildschirm
    Kamera, Fotoapparat, Digitalkamera
    Soundbar, Klangleiste
    Sneaker, Turnschuhe, Sportschuhe, Freizeitschuhe
    Stiefelette, Ankle Boots, Kurzstiefel, Chelsea-Boots
    Pumps, Stöckelschuhe, High Heels
    Hausschuhe, Pantoffeln, Hauspantoffeln
    Pullover, Pulli, Sweater
    Hoodie, Kapuzenpullover, Kapuzenpulli, Kapuzensweatshirt
    Strickjacke, Cardigan
    Blazer, Sakko
    Bodywarmer, Steppweste, Daunenweste
    Hose, Beinkleid
    Jeans, Jeanshose, Denimhose
    Shorts, kurze Hose, Bermuda
    Hemd, Oberhemd
    T-Shirt, Tshirt, T Shirt
    Poloshirt, Polohemd, Polo
    BH, Büstenhalter
    Pyjama, Schlafanzug, Nachtwäsche
    Socken, Strümpfe
    Schal, Halstuch
    Mütze, Beanie, Strickmütze
    Handtasche, Damentasche
    Rucksack, Backpack
    Koffer, Trolley, Reisekoffer
    Sofa, Couch
    Ecksofa, Eckcouch, Wohnlandschaft
    Sessel, Fauteuil, Polstersessel
    Stuhl, Esszimmerstuhl
    Bürostuhl, Schreibtischstuhl, Drehstuhl
    Schreibtisch, Bürotisch
    Couchtisch, Sofatisch, Beistelltisch
    Esstisch, Esszimmertisch
    Kleiderschrank, Garderobenschrank
    Sideboard, Anrichte, Kommode
    Matratze, Bettmatratze
    Bettwäsche, Bettbezug, Bettgarnitur
    Vorhang, Gardine
    Teppich, Vorleger
    Lampe, Leuchte
    Hängelampe, Pendelleuchte, Hängeleuchte
    Stehlampe, Stehleuchte, Standleuchte
    Reifen, Autoreifen, Pneu
    Ganzjahresreifen, Allwetterreifen
    Winterreifen, Schneereifen
    Leder, Echtleder
    Kunstleder, Lederimitat
    Samt, Velours, Velvet
    Veloursleder, Wildleder, Rauleder
    geblümt, Blumenmuster, Blumen
    gestreift, Streifen
    kariert, Karo
    wasserdicht, wasserabweisend, regenfest
    WLAN, WiFi, Wi-Fi
    Bluetooth, kabellos, drahtlos
    ausziehbar, ausklappbar
    Edelstahl, rostfrei
    slim fit, slim, skinny, schmal, eng
    hoher Bund, high waist, hohe Taille
    langes Kleid, Maxikleid
    kurzer Rock, Minirock
    kurzes Kleid, Minikleid
    Schlafsofa, Schlafcouch, Bettsofa
    Noise Cancelling, Geräuschunterdrückung, ANC
    4K, Ultra HD, UHD
    skandinavisch, Scandi
    Industriestil, industriell, Industrial
    Mantel, Wintermantel, Winterjacke
    Rollkragen, Rolli
    einfarbig, uni
  `,
  narrower: `
    Schuhe, Sneaker, Stiefel, Pumps, Sandalen, Hausschuhe
    Haushaltsgeräte, Waschmaschine, Trockner, Kühlschrank, Backofen, Staubsauger
    Computer, Laptop, Tablet
    PC, Laptop
    Sitzmöbel, Sofa, Sessel, Stuhl
    Jacke, Mantel, Blazer, Winterjacke, Weste
    Schrank, Kleiderschrank, Sideboard
    Abendkleid, Kleid
    Unterwäsche, BH, Socken
    Nachtwäsche, Pyjama
    Gepäck, Koffer, Rucksack
    Fensterdeko, Vorhang
    Shirt, T-Shirt, Hemd, Poloshirt
    Boots, Stiefel, Stiefelette
    Tasche, Handtasche, Rucksack, Schultertasche, Shopper
    Weste, Bodywarmer, Steppweste
    Beleuchtung, Lampe
  `,
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
