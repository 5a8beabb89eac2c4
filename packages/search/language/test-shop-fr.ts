import type { SmallShop } from './test-dictionary.ts';

export const frenchShop: SmallShop = {
  language: 'fr',
  synonyms: `
    téléviseur, télévision, télé, tv, smart tv
    réfrigérateur, frigo, frigidaire
    lave-linge, machine à laver
    sèche-linge, séchoir, séchoir à linge
    lave-vaisselle, machine à laver la vaisselle
    four, four encastrable
    micro-ondes, four à micro-ondes
    hotte, hotte aspirante
    aspirateur, aspirateur balai
    machine à café, cafetière, machine à expresso, machine espresso
    bouilloire, bouilloire électrique
    ordinateur portable, laptop, pc portable, notebook
    smartphone, téléphone portable, téléphone mobile, natel, téléphone
    montre connectée, smartwatch
    montre, montre-bracelet
    casque, casque audio, écouteurs
    moniteur, écran, écran d’ordinateur
    appareil photo, caméra
    barre de son, soundbar
    baskets, sneakers, tennis, chaussures de sport
    bottines, boots, bottes courtes, chelsea boots
    escarpins, talons, talons hauts, pumps
    pantoufles, chaussons
    pull, pullover, chandail, tricot
    sweat à capuche, hoodie
    veste, blouson
    manteau, pardessus
    blazer, veston
    gilet sans manches, doudoune sans manches, bodywarmer
    pantalon, futal
    jean, jeans, denim
    short, bermuda, pantalon court
    chemise, liquette
    chemisier, blouse
    t-shirt, tee-shirt, tshirt, tee shirt
    polo, chemise polo
    soutien-gorge, soutif
    pyjama, vêtements de nuit
    chaussettes, socquettes
    écharpe, foulard
    bonnet, tuque
    sac à dos, cartable
    valise, trolley
    canapé, sofa, divan
    canapé d’angle, sofa d’angle
    fauteuil, bergère
    chaise, siège
    chaise de bureau, fauteuil de bureau, siège de bureau
    bureau, table de travail
    table basse, table de salon, bout de canapé
    armoire, penderie, garde-robe
    buffet, bahut, enfilade
    matelas, sommier
    linge de lit, parure de lit, housse de couette, literie
    rideau, rideaux, voilage
    tapis, carpette
    lampe, luminaire
    suspension, lampe suspendue
    lampadaire, lampe sur pied
    pneus, pneumatiques
    pneus hiver, pneus neige
    pneus quatre saisons, pneus toutes saisons, pneus 4 saisons
    cuir, cuir véritable
    imitation cuir, simili cuir, similicuir
    velours, velvet
    daim, cuir velours, suède
    fleuri, à fleurs, imprimé floral
    rayé, à rayures, rayures
    à carreaux, carreaux, écossais
    imperméable, étanche
    sans fil, bluetooth
    wifi, wi-fi
    extensible, à rallonge, rallonge
    inox, acier inoxydable
    slim, slim fit, skinny, ajusté
    taille haute, high waist
    jupe courte, mini-jupe, mini jupe
    robe courte, mini-robe
    canapé-lit, canapé convertible, banquette-lit
    réduction de bruit, noise cancelling, antibruit
    4k, ultra hd, uhd
    industriel, style industriel
    manteau, manteau d’hiver, manteau hiver
    pneus neige, pneus hiver
    table, table à manger, table de salle à manger
  `,
  narrower: `
    chaussures, baskets, bottes, escarpins, sandales, pantoufles
    électroménager, lave-linge, sèche-linge, réfrigérateur, four, aspirateur
    ordinateur, ordinateur portable, tablette
    siège, canapé, fauteuil, chaise
    veste, manteau, blazer, blouson
    talons, escarpins
    sous-vêtements, soutien-gorge, chaussettes
    robe de soirée, robe
    bagages, valise, sac à dos
    sac, sac à main, sac à dos, sac bandoulière
    éclairage, lampe
    portable, ordinateur portable, smartphone
    bagage, valise, sac à dos
    maxi robe, robe longue
    robe maxi, robe longue
  `,
  categories: `
    Femme: 300
    Femme > Vêtements > Robes: 40
    Femme > Vêtements > Pulls et gilets: 60
    Femme > Vêtements > Vestes et blazers: 50
    Femme > Chaussures: 120
    Femme > Chaussures > Bottes: 30
    Femme > Chaussures > Baskets: 40
    Homme: 200
    Homme > Vêtements > Chemises: 40
    Homme > Chaussures: 90
    Homme > Chaussures > Baskets: 50
    Enfant: 80
    Enfant > Vestes: 10
    Chaussures: 250
    Chaussures > Baskets: 100
    Chaussures > Bottes: 60
    Maison > Meubles > Canapés: 60
    Maison > Meubles > Armoires: 50
    Maison > Meubles > Tables: 50
    Électronique > Téléviseurs: 50
    Électronique > Ordinateurs portables: 50
    Électronique > Smartphones: 50
    Électroménager > Lave-linge: 40
    Électroménager > Réfrigérateurs: 40`,
  colours: `
    red: rouge, bordeaux
    blue: bleu marine, bleu clair
    grey: anthracite, gris
    black: noir
    green: vert, vert sauge`,
  articles: `
    Robe courte en coton à rayures, femme été
    Robe mi-longue en lin à fleurs, fleuri femme
    Pull en grosse maille en laine à col roulé, femme
    Pull en maille fine en cachemire, homme
    Veste d’hiver à capuche, imperméable homme
    Imperméable pour enfant, fille garçon
    Baskets blanches en cuir, sneakers homme
    Baskets basses en cuir velours, femme
    Chelsea boots, bottines bottes femme
    Sac à main en cuir à fermeture éclair, sac sacs
    Sac à dos en nylon
    Canapé 3 places en velours, sofa
    Canapé d’angle convertible
    Bibliothèque en chêne
    Armoire à chaussures avec miroir
    Armoire 2 portes, penderie
    Table extensible en chêne massif 160x90
    Téléviseur QLED Aura 55 pouces, 4K, tv
    Téléviseur OLED Cinea 65 pouces, tv
    Smartphone Nova 256 Go 5G, téléphone portable
    Ordinateur portable 15,6 pouces 16 Go
    Lave-linge Silence 8 kg 1400 tr/min, machine à laver
    Réfrigérateur Nordic 324 l, combiné
    Aspirateur sans sac
    Casque à réduction de bruit XR-55, Bluetooth
    T-shirt en coton, homme
    Matelas 140 x 200 cm, mousse
    Chemise slim en coton, homme anthracite`,
};
