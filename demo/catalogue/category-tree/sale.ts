import type { CategoryNode } from '../category-tree.ts';
import type { Department, Text } from '../kind.ts';

const saleGroup = (department: Department, name: Text): CategoryNode => ({
  key: `sale-${department}`,
  name,
  teaser: department,
  description: [
    'Afgeprijsd ten opzichte van onze laagste prijs van de 30 dagen ervoor, zolang de voorraad strekt.',
    'Reduziert gegenüber unserem niedrigsten Preis der 30 Tage davor, solange der Vorrat reicht.',
    'Prix réduits par rapport à notre prix le plus bas des 30 jours précédents, dans la limite des stocks.',
  ],
});

export const sale: CategoryNode = {
  key: 'sale',
  name: ['Sale', 'Sale', 'Soldes'],
  slug: ['sale', 'sale', 'soldes'],
  description: [
    'Alles wat nu lager geprijsd is, met de prijs van ervoor erbij.',
    'Alles, was jetzt günstiger ist, mit dem Preis davor.',
    'Tout ce qui coûte moins cher en ce moment, avec le prix d’avant.',
  ],
  teaser: 'season',
  children: [
    saleGroup('fashion', ['Mode', 'Mode', 'Mode']),
    saleGroup('shoes', ['Schoenen', 'Schuhe', 'Chaussures']),
    saleGroup('furniture', ['Wonen', 'Wohnen', 'Maison']),
    saleGroup('electronics', ['Elektronica', 'Elektronik', 'Électronique']),
    saleGroup('appliances', ['Huishouden', 'Haushalt', 'Électroménager']),
    saleGroup('tyres', ['Banden', 'Reifen', 'Pneus']),
  ],
};
