import type { SmallShop } from './test-dictionary.ts';

export const frenchShop: SmallShop = {
  language: 'fr',
  tenant: 'ch',
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
