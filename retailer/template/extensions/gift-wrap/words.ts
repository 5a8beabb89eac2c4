/** What the pages say, by language: each of the tenant's is there. */
export const words = {
  offered: {
    nl: 'Als cadeau ingepakt voor {price}',
    de: 'Als Geschenk verpackt für {price}',
    fr: 'Emballé en cadeau pour {price}',
  },
};
