import type { Remarks } from './remarks.ts';

/** What people say of clothes, by product kind. */
export const CLOTHING_REMARKS: Readonly<Record<string, Remarks>> = {
  dress: {
    good: [
      [
        'De jurk valt precies zoals op de foto en kreukt niet in de koffer.',
        'Das Kleid fällt genau wie auf dem Bild und knittert nicht im Koffer.',
        'La robe tombe exactement comme sur la photo et ne se froisse pas dans la valise.',
      ],
      [
        'Op een bruiloft gedragen en de hele avond niet aan mijn kleren gedacht.',
        'Auf einer Hochzeit getragen und den ganzen Abend nicht an meine Kleidung gedacht.',
        'Portée à un mariage, je n’ai pas pensé à ma tenue de toute la soirée.',
      ],
    ],
    fair: [
      [
        'Mooie jurk, alleen voor mij aan de korte kant; ik ben 1,78 m.',
        'Schönes Kleid, für mich mit 1,78 m nur etwas kurz.',
        'Jolie robe, un peu courte pour moi qui mesure 1,78 m.',
      ],
    ],
    poor: [
      [
        'De jurk trekt bij de taille en een naad liet na twee keer dragen los.',
        'Das Kleid spannt in der Taille, und eine Naht hat sich nach zweimal Tragen gelöst.',
        'La robe tire à la taille et une couture a lâché au bout de deux fois.',
      ],
    ],
  },
  blouse: {
    good: [
      [
        'De blouse is niet doorschijnend, dat is tegenwoordig een zeldzaamheid.',
        'Die Bluse ist blickdicht, das ist heute selten.',
        'Le chemisier n’est pas transparent, c’est rare aujourd’hui.',
      ],
      [
        'Draag hem op kantoor en ’s avonds gewoon door.',
        'Ich trage sie im Büro und abends gleich weiter.',
        'Je le porte au bureau et je le garde le soir.',
      ],
    ],
    fair: [
      [
        'Goede stof, maar de knoopjes zijn klein en glad.',
        'Guter Stoff, aber die Knöpfe sind klein und rutschig.',
        'Bonne matière, mais les boutons sont petits et glissants.',
      ],
    ],
    poor: [
      [
        'De naad onder de arm liet na twee keer dragen los.',
        'Die Naht unter dem Arm hat sich nach zweimal Tragen gelöst.',
        'La couture sous le bras a lâché au bout de deux fois.',
      ],
    ],
  },
  shirt: {
    good: [
      [
        'Het overhemd kan zo van het rek, strijken is bijna niet nodig.',
        'Das Hemd kann direkt vom Bügel, Bügeln ist kaum nötig.',
        'La chemise passe du cintre au bureau, presque sans repassage.',
      ],
      [
        'De mouwen zijn eindelijk lang genoeg.',
        'Die Ärmel sind endlich lang genug.',
        'Les manches sont enfin assez longues.',
      ],
    ],
    fair: [
      [
        'De kraag is iets slapper dan ik gewend ben, verder prima.',
        'Der Kragen ist etwas weicher als gewohnt, sonst gut.',
        'Le col est un peu plus mou que d’habitude, sinon parfait.',
      ],
    ],
    poor: [
      [
        'Na drie wasbeurten bolt de knopenlijst op.',
        'Nach drei Wäschen wellt sich die Knopfleiste.',
        'Après trois lavages, la patte de boutonnage gondole.',
      ],
    ],
  },
  't-shirt': {
    good: [
      [
        'Eindelijk een shirt dat aan de hals niet uitlubbert.',
        'Endlich ein Shirt, das am Hals nicht ausleiert.',
        'Enfin un t-shirt dont l’encolure ne se détend pas.',
      ],
      [
        'Meteen vier kleuren van besteld.',
        'Gleich vier Farben davon bestellt.',
        'J’en ai pris quatre couleurs d’un coup.',
      ],
    ],
    fair: [
      [
        'Fijn shirt, maar dunner dan verwacht.',
        'Schönes Shirt, aber dünner als erwartet.',
        'Bon t-shirt, mais plus fin que prévu.',
      ],
    ],
    poor: [
      [
        'De zijnaad draait na het wassen naar voren.',
        'Die Seitennaht dreht sich nach dem Waschen nach vorn.',
        'La couture de côté tourne après lavage.',
      ],
    ],
  },
  pullover: {
    good: [
      [
        'De trui is warm en pilt na een winter nog niet.',
        'Der Pullover ist warm und pillt auch nach einem Winter nicht.',
        'Le pull est chaud et ne bouloche pas après un hiver.',
      ],
      [
        'Kriebelt niet, ook niet zonder shirt eronder.',
        'Kratzt nicht, auch ohne Shirt darunter.',
        'Ne gratte pas, même à même la peau.',
      ],
    ],
    fair: [
      [
        'Lekker warm, de mouwen mochten een centimeter langer.',
        'Schön warm, die Ärmel dürften einen Zentimeter länger sein.',
        'Bien chaud, les manches pourraient être un peu plus longues.',
      ],
    ],
    poor: [
      [
        'Na één keer wassen een maat kleiner.',
        'Nach einer Wäsche eine Größe kleiner.',
        'Une taille de moins après un seul lavage.',
      ],
    ],
  },
  cardigan: {
    good: [
      [
        'Het vest ligt altijd op de stoel, zo vaak trek ik het aan.',
        'Die Strickjacke liegt immer bereit, so oft ziehe ich sie an.',
        'Le gilet reste sur la chaise tant je le porte.',
      ],
      [
        'De knopen zitten goed vast en de panden hangen recht.',
        'Die Knöpfe sitzen fest, und die Vorderteile fallen gerade.',
        'Les boutons tiennent bien et les pans tombent droit.',
      ],
    ],
    fair: [
      [
        'Mooi vest, al rekt de zoom wat uit.',
        'Schöne Strickjacke, nur der Saum dehnt sich etwas.',
        'Joli gilet, même si le bas se détend un peu.',
      ],
    ],
    poor: [
      [
        'Er zat meteen een laddertje in de mouw.',
        'Im Ärmel war gleich eine Laufmasche.',
        'Une maille filait déjà sur la manche.',
      ],
    ],
  },
  jacket: {
    good: [
      [
        'De jas hield een uur regen op de fiets tegen.',
        'Die Jacke hat eine Stunde Regen auf dem Rad abgehalten.',
        'La veste a tenu une heure de pluie à vélo.',
      ],
      [
        'Genoeg zakken, en ze zitten op de goede plek.',
        'Genug Taschen, und sie sitzen richtig.',
        'Assez de poches, et bien placées.',
      ],
    ],
    fair: [
      [
        'Goede jas, de rits vraagt wat geduld.',
        'Gute Jacke, der Reißverschluss braucht etwas Geduld.',
        'Bonne veste, la fermeture demande un peu de patience.',
      ],
    ],
    poor: [
      [
        'Bij de schouders komt toch water door.',
        'An den Schultern kommt doch Wasser durch.',
        'L’eau passe quand même aux épaules.',
      ],
    ],
  },
  blazer: {
    good: [
      [
        'De blazer zit als gegoten en blijft in model.',
        'Der Blazer sitzt wie angegossen und bleibt in Form.',
        'Le blazer tombe parfaitement et garde sa forme.',
      ],
      [
        'Met een jeans eronder meteen aangekleed.',
        'Mit Jeans darunter gleich angezogen.',
        'Avec un jean, on est tout de suite habillé.',
      ],
    ],
    fair: [
      [
        'Netjes, maar de voering knispert een beetje.',
        'Ordentlich, aber das Futter raschelt etwas.',
        'Bien, mais la doublure bruisse un peu.',
      ],
    ],
    poor: [
      [
        'De schouders zijn te breed voor de rest van de maat.',
        'Die Schultern sind für den Rest der Größe zu breit.',
        'Les épaules sont trop larges pour le reste de la taille.',
      ],
    ],
  },
  coat: {
    good: [
      [
        'De mantel is zwaar op de goede manier en houdt de wind tegen.',
        'Der Mantel ist angenehm schwer und hält den Wind ab.',
        'Le manteau a du poids, dans le bon sens, et coupe le vent.',
      ],
      [
        'Derde winter en de knopen zitten nog vast.',
        'Dritter Winter, und die Knöpfe sitzen noch.',
        'Troisième hiver et les boutons tiennent toujours.',
      ],
    ],
    fair: [
      [
        'Mooie mantel, hij trekt wel pluisjes aan.',
        'Schöner Mantel, zieht aber Fusseln an.',
        'Beau manteau, mais il attire les peluches.',
      ],
    ],
    poor: [
      [
        'De voering scheurde bij de eerste keer zitten in de auto.',
        'Das Futter ist beim ersten Autofahren gerissen.',
        'La doublure s’est déchirée dès le premier trajet en voiture.',
      ],
    ],
  },
};
