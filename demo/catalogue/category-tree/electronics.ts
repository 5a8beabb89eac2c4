import type { CategoryNode } from '../category-tree.ts';
import { grouped, leafOf } from './parts.ts';

const electronic = leafOf('electronics');

export const electronics: CategoryNode = {
  key: 'electronics',
  name: ['Elektronica', 'Elektronik', 'Électronique'],
  description: [
    'Beeld, geluid en computers, met de cijfers die ertoe doen: energieklasse, opslag, gewicht.',
    'Bild, Ton und Computer, mit den Zahlen, auf die es ankommt: Energieklasse, Speicher, Gewicht.',
    'Image, son et informatique, avec les chiffres qui comptent : classe énergétique, stockage, poids.',
  ],
  teaser: 'electronics',
  children: grouped('electronics', [
    [
      'electronics-tv-audio',
      ['Tv & audio', 'TV & Audio', 'TV et audio'],
      [
        'Voor de film van vanavond en de muziek van morgen.',
        'Für den Film heute Abend und die Musik von morgen.',
        'Pour le film de ce soir et la musique de demain.',
      ],
      [
        electronic(
          'televisions',
          ['television'],
          ['Televisies', 'Fernseher', 'Téléviseurs'],
          [
            'Zit je op 2,5 meter, dan is 55 inch een goede maat. OLED wint in het donker, QLED bij daglicht.',
            'Bei 2,5 Metern Abstand sind 55 Zoll ein gutes Maß. OLED gewinnt im Dunkeln, QLED bei Tageslicht.',
            'À 2,5 mètres de distance, 55 pouces conviennent bien. L’OLED brille dans le noir, le QLED en plein jour.',
          ],
        ),
        electronic(
          'soundbars',
          ['soundbar'],
          ['Soundbars', 'Soundbars', 'Barres de son'],
          [
            'Beter verstaanbare stemmen voor weinig plaats; de breedte van de tv is een goede maat.',
            'Verständliche Stimmen auf wenig Platz; die Breite des Fernsehers ist ein gutes Maß.',
            'Des voix plus claires en peu de place ; la largeur du téléviseur est un bon repère.',
          ],
        ),
        electronic(
          'headphones',
          ['headphones'],
          ['Koptelefoons', 'Kopfhörer', 'Casques et écouteurs'],
          [
            'Met ruisonderdrukking voor de trein, open voor thuis.',
            'Mit Geräuschunterdrückung für die Bahn, offen für zu Hause.',
            'À réduction de bruit pour le train, ouverts pour la maison.',
          ],
        ),
      ],
    ],
    [
      'electronics-computers',
      ['Computers & telefoons', 'Computer & Telefone', 'Ordinateurs et téléphones'],
      [
        'Opslag kies je ruim: foto’s groeien sneller dan je denkt.',
        'Beim Speicher lieber großzügig wählen: Fotos werden schneller mehr, als man denkt.',
        'Prévoyez large pour le stockage : les photos s’accumulent plus vite qu’on ne croit.',
      ],
      [
        electronic(
          'laptops',
          ['laptop'],
          ['Laptops', 'Laptops', 'Ordinateurs portables'],
          [
            'Van 13 inch voor onderweg tot 17 inch voor op het bureau.',
            'Von 13 Zoll für unterwegs bis 17 Zoll für den Schreibtisch.',
            'Du 13 pouces nomade au 17 pouces de bureau.',
          ],
        ),
        electronic(
          'tablets',
          ['tablet'],
          ['Tablets', 'Tablets', 'Tablettes'],
          [
            'Om te lezen, te tekenen en te kijken, met of zonder 5G.',
            'Zum Lesen, Zeichnen und Schauen, mit oder ohne 5G.',
            'Pour lire, dessiner et regarder, avec ou sans 5G.',
          ],
        ),
        electronic(
          'monitors',
          ['monitor'],
          ['Monitoren', 'Monitore', 'Écrans'],
          [
            'Voor kantoorwerk is 27 inch met QHD een goede maat; voor foto en film loont 4K.',
            'Für Büroarbeit sind 27 Zoll mit QHD ein gutes Maß; für Foto und Film lohnt sich 4K.',
            'Pour le bureau, 27 pouces en QHD conviennent bien ; pour la photo et la vidéo, passez à la 4K.',
          ],
        ),
        electronic(
          'phones',
          ['phone'],
          ['Smartphones', 'Smartphones', 'Smartphones'],
          [
            'Simlockvrij en met minstens vijf jaar beveiligingsupdates.',
            'Ohne SIM-Lock und mit mindestens fünf Jahren Sicherheitsupdates.',
            'Débloqués et suivis par au moins cinq ans de mises à jour de sécurité.',
          ],
        ),
        electronic(
          'smartwatches',
          ['smartwatch'],
          ['Smartwatches', 'Smartwatches', 'Montres connectées'],
          [
            'Van activiteitenband tot sporthorloge met gps. De gebruiksduur staat bij elk model.',
            'Vom Fitnessarmband bis zur Sportuhr mit GPS. Die Laufzeit steht bei jedem Modell.',
            'Du bracelet d’activité à la montre GPS. L’autonomie est indiquée pour chaque modèle.',
          ],
        ),
      ],
    ],
    [
      'electronics-photo',
      ['Foto', 'Foto', 'Photo'],
      [
        'Voor wie meer wil dan een telefoon kan.',
        'Für alle, denen das Telefon nicht genügt.',
        'Pour ceux à qui le téléphone ne suffit plus.',
      ],
      [
        electronic(
          'cameras',
          ['camera'],
          ['Camera’s', 'Kameras', 'Appareils photo'],
          [
            'Systeemcamera’s en compacte reiscamera’s, met het gewicht inclusief accu.',
            'Systemkameras und kompakte Reisekameras, mit Gewichtsangabe samt Akku.',
            'Hybrides et compacts de voyage, poids indiqué avec batterie.',
          ],
        ),
      ],
    ],
  ]),
};
