/** The words of the pages in each language of the tenant. */
export const words = {
  offered: {
    nl: 'Als cadeau ingepakt voor {price}',
    de: 'Als Geschenk verpackt für {price}',
    fr: 'Emballé en cadeau pour {price}',
  },
};
