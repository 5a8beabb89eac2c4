import type { Text } from '../kind.ts';
import type { Mood } from './review-texts.ts';

/** What stands above a review, by what its author thinks: so many that those of an article seldom repeat each other. */
export const TITLES: Record<Mood, readonly Text[]> = {
  good: [
    ['Heel tevreden', 'Sehr zufrieden', 'Très bon achat'],
    ['Precies wat ik zocht', 'Genau das, was ich gesucht habe', 'Exactement ce que je cherchais'],
    ['Zou ik zo weer kopen', 'Würde ich sofort wieder kaufen', 'Je le rachèterais sans hésiter'],
    ['Mooier dan op de foto', 'Schöner als auf dem Bild', 'Encore mieux qu’en photo'],
    ['Top', 'Top', 'Parfait'],
    ['Goede kwaliteit', 'Gute Qualität', 'Bonne qualité'],
    ['Elke dag blij mee', 'Jeden Tag Freude daran', 'Un plaisir au quotidien'],
    ['Goede keus', 'Gute Wahl', 'Un bon choix'],
    ['Beter dan verwacht', 'Besser als erwartet', 'Mieux que prévu'],
    ['Niets op aan te merken', 'Nichts auszusetzen', 'Rien à redire'],
    ['Aanrader', 'Empfehlenswert', 'Je recommande'],
    ['Veel waar voor je geld', 'Viel fürs Geld', 'Très bon rapport qualité-prix'],
    ['Hier was ik naar op zoek', 'Darauf hatte ich gewartet', 'C’est ce qu’il me fallait'],
    ['Blij met deze aankoop', 'Froh über den Kauf', 'Un achat réussi'],
  ],
  fair: [
    ['Op zich goed', 'Im Großen und Ganzen gut', 'Bien dans l’ensemble'],
    ['Redelijk', 'In Ordnung', 'Correct'],
    ['Niet perfect, wel prima', 'Nicht perfekt, aber brauchbar', 'Pas parfait, mais convenable'],
    ['Met kleine minpunten', 'Mit kleinen Abstrichen', 'Quelques petits défauts'],
    ['Kan beter', 'Da geht noch etwas', 'Peut mieux faire'],
    ['Wisselende indruk', 'Gemischter Eindruck', 'Avis partagé'],
  ],
  poor: [
    ['Valt tegen', 'Leider enttäuschend', 'Décevant'],
    ['Teruggestuurd', 'Zurückgeschickt', 'Renvoyé'],
    ['Had er meer van verwacht', 'Hatte mehr erwartet', 'J’en attendais davantage'],
    ['Niet voor mij', 'Nichts für mich', 'Pas pour moi'],
  ],
};
