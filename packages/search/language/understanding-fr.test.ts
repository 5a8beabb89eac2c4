import { describe, expect, it } from 'vitest';
import { createSmallDictionary, describePlanFor, parseCases } from './test-dictionary.ts';
import { frenchShop } from './test-shop-fr.ts';

const dictionary = createSmallDictionary(frenchShop);

describe('French searches', () => {
  it.each(
    parseCases(`
    robe femme 6 ans = Femme › Vêtements › Robes
    robe = Femme › Vêtements › Robes
    robes = Femme › Vêtements › Robes
    robe femme = Femme › Vêtements › Robes
    robe rouge = Femme › Vêtements › Robes · colour red
    robes rouges = Femme › Vêtements › Robes · colour red
    rouge robe = Femme › Vêtements › Robes · colour red
    robe bordeaux = Femme › Vêtements › Robes · colour red
    robe bleu marine = Femme › Vêtements › Robes · colour blue
    pull bleu foncé = colour blue · pull
    pull anthracite = pull · anthracite
    robe à fleurs = Femme › Vêtements › Robes · fleurs
    robe fleurie = Femme › Vêtements › Robes · fleuri
    robe en lin = Femme › Vêtements › Robes · lin
    robbe = Femme › Vêtements › Robes · → robe
    robe mi-longue = Femme › Vêtements › Robes · milongue
    pull = pull
    pull en laine = pull · laine
    pull laine femme = Femme › Vêtements › Pulls et gilets · pull · laine
    pull col roulé homme = Homme · pull · col · roule
    baskets = Chaussures › Baskets
    sneakers = Chaussures › Baskets
    baskets homme = Homme › Chaussures › Baskets
    baskets homme taille 43 = Homme › Chaussures › Baskets · size 43
    baskets femme pointure 38 = Femme › Chaussures › Baskets · size 38
    baskets blanches = Chaussures › Baskets · colour white
    baskets blanches femme 38 = Femme › Chaussures › Baskets · colour white · size 38
    chaussures = Chaussures
    chaussures femme = Femme › Chaussures
    chaussures femme noires = Femme › Chaussures · colour black
    bottes femme = Femme › Chaussures › Bottes
    bottines = bottines
    veste = veste
    veste enfant = Enfant › Vestes
    veste imperméable = veste · impermeable
    sac = sac
    sac à main = sac · main
    sac à dos = dos+sac
    sac en cuir noir = colour black · sac · cuir
    sac à moins de 50 francs = price –5000 · sac
    sac jusqu'à 100 francs = price –10000 · sac
    sac entre 50 et 100 CHF = price 5000–10000 · sac
    sac à partir de 20 francs = price 2000– · sac
    sac moins de 30.- = price –3000 · sac
    canapé = Maison › Meubles › Canapés
    sofa = Maison › Meubles › Canapés
    canapé 3 places = Maison › Meubles › Canapés · 3 · places
    canapé trois places = Maison › Meubles › Canapés · 3 · places
    canapé d'angle = angle+canape
    canapé d’angle gris = colour grey · angle+canape
    armoire = Maison › Meubles › Armoires
    armoire à chaussures = Maison › Meubles › Armoires · chaussures
    armoire 2 portes = Maison › Meubles › Armoires · 2 · portes
    table en chêne = Maison › Meubles › Tables · chene
    table extensible = Maison › Meubles › Tables · extensible
    télé = Électronique › Téléviseurs
    tv 55 pouces = Électronique › Téléviseurs · 55inch
    téléviseur 55" = Électronique › Téléviseurs · 55inch
    téléviseur oled = Électronique › Téléviseurs · oled
    smartphone 256 go = Électronique › Smartphones · 256gb
    ordinateur portable = Électronique › Ordinateurs portables
    ordinateur portable 15,6 pouces = Électronique › Ordinateurs portables · 15.6inch
    laptop 16 go = Électronique › Ordinateurs portables · 16gb
    lave-linge = Électroménager › Lave-linge
    lave linge = Électroménager › Lave-linge
    lavelinge = Électroménager › Lave-linge
    machine à laver = Électroménager › Lave-linge
    lave-linge 8 kg = Électroménager › Lave-linge · 8kg
    lave-linge klarwerk = Électroménager › Lave-linge · brand klarwerk
    lave-linge classe A = Électroménager › Lave-linge · energy A
    réfrigérateur = Électroménager › Réfrigérateurs
    refrigerateur = Électroménager › Réfrigérateurs
    frigo = Électroménager › Réfrigérateurs
    réfrigirateur = Électroménager › Réfrigérateurs · → réfrigérateur
    aspirateur sans sac = aspirateur · sans · sac
    aspiratuer = aspirateur · → aspirateur
    casque réduction de bruit = casque · reduction+bruit
    casque xr 55 = casque · xr · 55
    xr55 = xr55
    t-shirt = tshirt
    tee-shirt coton = tshirt · coton
    matelas 140x200 = size 140 × 200 cm · matelas
    chemise slim = Homme › Vêtements › Chemises · slim
    l'été = ete
    molenstraat = brand molenstraat
    molenstrat pull = brand molenstraat · pull
    pulover gris = colour grey · pull · → pullover gris
    lune et lotte robe = Femme › Vêtements › Robes · brand lune-lotte
    van der leest = brand van-der-leest
    robe rouge molenstraat taille 42 = Femme › Vêtements › Robes · colour red · brand molenstraat · size 42
    12345678 = number 12345678
    réf. 12345678-01 = number 12345678-01
    chaussures soldes = Chaussures · reduced yes
    acheter robe pas cher = Femme › Vêtements › Robes
    taille 42 = size 42
    robe xyzzyq = Femme › Vêtements › Robes · without xyzzyq
    `),
  )('the French search %s is understood as %s', (query, expected) => {
    expect(describePlanFor(dictionary, frenchShop, query)).toBe(expected);
  });
});
