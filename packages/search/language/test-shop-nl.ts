import type { SmallShop } from './test-dictionary.ts';

export const dutchShop: SmallShop = {
  language: 'nl',
  synonyms: `
    tv, televisie, televisietoestel, smart-tv
    koelkast, ijskast, koelvriescombinatie
    wasmachine, wasautomaat
    droger, wasdroger, droogtrommel, droogautomaat
    vaatwasser, afwasmachine, vaatwasmachine
    oven, inbouwoven, bakoven
    magnetron, combimagnetron
    afzuigkap, dampkap, wasemkap
    stofzuiger, zuiger
    koffiemachine, koffiezetapparaat, espressomachine, koffieautomaat
    waterkoker, elektrische waterkoker
    laptop, notebook, schootcomputer
    smartphone, mobiele telefoon, mobieltje, gsm, telefoon
    smartwatch, slim horloge
    horloge, polshorloge
    koptelefoon, hoofdtelefoon, headset
    oordopjes, oortjes, in-ear
    monitor, beeldscherm, computerscherm
    camera, fototoestel, fotocamera
    soundbar, geluidsbalk
    sneakers, gympen, gymschoenen, sportschoenen
    enkellaarsjes, enkellaarzen, enkellaars, enkelboots, chelsea boots
    pumps, hakken, hoge hakken
    sandalen, slippers met bandje
    pantoffels, sloffen, huisschoenen
    trui, pullover, sweater
    hoodie, capuchontrui, sweater met capuchon
    vest, cardigan, gebreid vest
    jas, jack
    mantel, winterjas, overjas
    blazer, colbert
    bodywarmer, gilet
    broek, pantalon
    jeans, spijkerbroek, denim broek
    korte broek, shorts, short, bermuda
    overhemd, hemd met knopen, herenhemd
    blouse, bloes
    t-shirt, tshirt, T shirt
    poloshirt, polo
    jurk, jurkje
    rok, rokje
    bh, beha, bustehouder
    pyjama, nachtkleding, slaapkleding
    sokken, kousen
    sjaal, das
    muts, beanie
    handtas, damestas
    rugzak, rugtas, backpack
    koffer, trolley, reiskoffer
    bank, bankstel, sofa, zitbank
    hoekbank, hoeksofa
    fauteuil, leunstoel, relaxstoel
    stoel, eetkamerstoel
    bureaustoel, kantoorstoel
    bureau, schrijftafel
    salontafel, koffietafel, bijzettafel
    eettafel, eetkamertafel
    kledingkast, kleerkast, garderobekast
    dressoir, sideboard
    matras, bedmatras
    dekbedovertrek, beddengoed, bedlinnen
    gordijn, gordijnen, overgordijn
    vloerkleed, tapijt, karpet
    lamp, armatuur
    hanglamp, pendellamp
    vloerlamp, staande lamp
    autobanden, banden
    winterbanden, sneeuwbanden
    vierseizoenenbanden, all-seasonbanden, all season banden, allweatherbanden
    leer, leder, echt leer
    kunstleer, imitatieleer, skai
    fluweel, velours, velvet
    suède, nubuck
    katoen, cotton
    wol, wollen
    linnen, lin
    spijkerstof, denim
    roestvrij staal, rvs
    waterdicht, waterafstotend, regenbestendig
    gebloemd, bloemen, bloemenprint
    gestreept, strepen, streepjes
    geruit, ruiten, ruitjes
    wifi, wi-fi, draadloos internet
    draadloos, bluetooth, kabelloos
    uitschuifbaar, uittrekbaar
    slim fit, slim, skinny, smal, nauwsluitend
    hoge taille, high waist, high rise
    lange jurk, maxi-jurk, maxi jurk
    korte rok, minirok, mini-rok
    korte jurk, minijurk, mini-jurk
    slaapbank, bedbank, uitklapbare bank
    noise cancelling, ruisonderdrukking, anc
    4k, ultra hd, uhd
    scandinavisch, scandi
    industrieel, industriële
    geheugenschuim, traagschuim
    effen, uni
  `,
  narrower: `
    schoenen, sneakers, laarzen, pumps, sandalen, pantoffels
    huishoudelijke apparaten, wasmachine, droger, koelkast, oven, stofzuiger
    witgoed, wasmachine, droger, koelkast, vaatwasser, oven
    computer, laptop, tablet
    zitmeubel, bank, fauteuil, stoel
    jas, mantel, blazer, bodywarmer, winterjas
    hakken, pumps
    feestjurk, jurk
    ondergoed, bh, sokken
    nachtmode, pyjama
    bedtextiel, dekbedovertrek, beddengoed
    raamdecoratie, gordijn
    reistas, koffer
    bagage, koffer, rugzak
    mobiel, smartphone
    shirt, t-shirt, overhemd, poloshirt
    tas, handtas, rugzak, schoudertas, shopper
    laarsjes, enkellaarsjes
    jasje, blazer, jas
    verlichting, lamp
  `,
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
