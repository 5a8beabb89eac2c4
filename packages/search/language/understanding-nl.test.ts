import { describe, expect, it } from 'vitest';
import { createSmallDictionary, describePlanFor, parseCases } from './test-dictionary.ts';
import { dutchShop } from './test-shop-nl.ts';

const dictionary = createSmallDictionary(dutchShop);

describe('Dutch searches', () => {
  it.each(
    parseCases(`
    jas kinderen 8 jaar = Kinderen › Jassen
    heteluchtfriteuse XXL = ∅ · ∅
    jurk = Dames › Kleding › Jurken
    jurken = Dames › Kleding › Jurken
    jurkje = Dames › Kleding › Jurken
    Jurken voor dames = Dames › Kleding › Jurken
    rode jurk = Dames › Kleding › Jurken · colour red
    jurk rood = Dames › Kleding › Jurken · colour red
    rodejurk = Dames › Kleding › Jurken · colour red
    rood-witte jurk = Dames › Kleding › Jurken · colour red · colour white
    wijnrode jurk = Dames › Kleding › Jurken · colour red
    donkerblauwe trui = colour blue · trui
    antraciet trui = antraciet · trui
    jurk met bloemen = Dames › Kleding › Jurken · gebloemd
    gebloemde jurk = Dames › Kleding › Jurken · gebloemd
    linnen jurk = Dames › Kleding › Jurken · linnen
    jurkn = Dames › Kleding › Jurken · → jurk
    jurek = Dames › Kleding › Jurken · → jurk
    trui dames = Dames › Kleding › Truien & vesten · trui
    wollen trui = wol · trui
    coltrui = col · trui
    sneakers = Schoenen › Sneakers
    sneaker = Schoenen › Sneakers
    sneakers heren = Heren › Schoenen › Sneakers
    herensneakers = Heren › Schoenen › Sneakers
    sneakers heren maat 43 = Heren › Schoenen › Sneakers · size 43
    witte sneakers maat 38 = Schoenen › Sneakers · colour white · size 38
    gympen = Schoenen › Sneakers
    schoenen = Schoenen
    schoenen dames = Dames › Schoenen
    dameslaarzen = Dames › Schoenen › Laarzen
    laarzen dames zwart = Dames › Schoenen › Laarzen · colour black
    kinderschoenen = Schoenen · kinderen
    jas = mantel
    kinderjas = Kinderen › Jassen
    winterjas heren = Heren · winterjas
    tas = tas
    leren tas = leren · tas
    televisie 549 = Elektronica › Televisies · price 46000–64000
    wasmachine 1400 = Huishouden › Wasmachines · 1400
    televisie 2026 = Elektronica › Televisies · without 2026
    televisie 55 = Elektronica › Televisies · 55
    tas onder 50 euro = price –5000 · tas
    tas tot 100 = price –10000 · tas
    tas tussen 50 en 100 euro = price 5000–10000 · tas
    tas vanaf € 20 = price 2000– · tas
    tas goedkoper dan 30 euro = price –3000 · tas
    onder de 25 euro = price –2500
    bank = Wonen › Meubels › Banken
    driezitsbank = 3zitsbank
    3-zitsbank = 3zitsbank
    3 zitsbank = 3zitsbank
    hoekbank grijs = colour grey · hoekbank
    kast = Wonen › Meubels › Kasten
    boekenkast = boekenkast
    schoenenkast = schoenenkast
    kast schoenen = kast · schoenenkast
    kast voor schoenen = kast · schoenenkast
    tafel uitschuifbaar = Wonen › Meubels › Tafels · uitschuifbaar
    eettafel eiken = eettafel · eiken
    tv = Elektronica › Televisies
    televisie 55 inch = Elektronica › Televisies · 55inch
    tv 55" = Elektronica › Televisies · 55inch
    oled tv = oled · tv
    oledtv = oledtv
    smartphone 256gb = Elektronica › Smartphones · 256gb
    telefoon 256 GB = Elektronica › Smartphones · 256gb
    wasmachine = Huishouden › Wasmachines
    was machine = Huishouden › Wasmachines
    wasmachine 8kg = Huishouden › Wasmachines · 8kg
    wasmachien = Huishouden › Wasmachines · → wasmachine
    wasmachine klarwerk = Huishouden › Wasmachines · brand klarwerk
    wasmachine energielabel A = Huishouden › Wasmachines · energy A
    koelkast = Huishouden › Koelkasten
    ijskast = Huishouden › Koelkasten
    koelkst = Huishouden › Koelkasten · → koelkast
    koelkastt = Huishouden › Koelkasten · → koelkast
    stof zuiger = stofzuiger · stofzuiger
    stofzuigr = stofzuiger · → stofzuiger
    koptelefoon xr 55 = koptelefoon · xr · 55
    xr-55 = xr55
    XR55 = xr55
    t-shirt = tshirt
    t shirt = tshirt
    tshirt katoen = tshirt · katoen
    matras 140x200 = size 140 × 200 cm · matras
    matras 140 x 200 cm = size 140 × 200 cm · matras
    molenstraat = brand molenstraat
    molenstrat trui = brand molenstraat · trui
    lune en lotte jurk = Dames › Kleding › Jurken · brand lune-lotte
    lune & lotte = brand lune-lotte
    van der leest = brand van-der-leest
    vanderleest laarzen = Schoenen › Laarzen · brand van-der-leest
    mobelhaus arnsberg bank = Wonen › Meubels › Banken · brand mobelhaus-arnsberg
    rode molenstraat jurk maat 42 = Dames › Kleding › Jurken · colour red · brand molenstraat · size 42
    12345678 = number 12345678
    art.nr. 12345678-01 = number 12345678-01
    sale schoenen = Schoenen · reduced yes
    goedkope jurk kopen = Dames › Kleding › Jurken
    oll = ∅
    zijde = zijde
    sneaker xl = Schoenen › Sneakers · size XL
    maat 42 = size 42
    jurk xyzzyq = Dames › Kleding › Jurken · without xyzzyq
    `),
  )('the Dutch search %s is understood as %s', (query, expected) => {
    expect(describePlanFor(dictionary, dutchShop, query)).toBe(expected);
  });
});
