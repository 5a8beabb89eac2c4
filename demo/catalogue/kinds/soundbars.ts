import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { plain, seriesNames } from './technical-parts.ts';

export const soundbar: Kind = {
  kind: 'soundbar',
  picture: 'soundbar',
  department: 'electronics',
  share: 9,
  audiences: {},
  axes: [
    [
      option('soundbar', ['Soundbar', 'Soundbar', 'Barre de son'], null, {
        attributes: { width: 90, height: 6, depth: 10, weight: 2.8 },
      }),
      option(
        'subwoofer',
        ['Soundbar met subwoofer', 'Soundbar mit Subwoofer', 'Barre de son et caisson'],
        [
          'De subwoofer staat los en krijgt zijn signaal door de lucht.',
          'Der Subwoofer steht frei und bekommt sein Signal per Funk.',
          'Le caisson, sans fil, se place où l’on veut.',
        ],
        { attributes: { width: 98, height: 6, depth: 11, weight: 8.2 }, price: 1.5 },
      ),
      option(
        'compact',
        ['Compacte soundbar', 'Kompakte Soundbar', 'Barre de son compacte'],
        [
          'Met 55 centimeter past hij ook onder een kleine tv.',
          'Mit 55 Zentimetern passt sie auch unter kleine Fernseher.',
          'Avec 55 centimètres, elle se glisse aussi sous un petit téléviseur.',
        ],
        { attributes: { width: 55, height: 7, depth: 10, weight: 1.9 }, price: 0.7 },
      ),
      option('soundbase', ['Soundbase', 'Soundbase', 'Plateau de son'], null, {
        attributes: { width: 72, height: 8, depth: 32, weight: 5.4 },
        price: 1.05,
      }),
    ],
    [
      plain('20', '2.0', '2.0', '2.0', { attributes: { channels: '2-0' }, price: 0.85 }),
      plain('21', '2.1', '2.1', '2.1', { attributes: { channels: '2-1' } }),
      plain('31', '3.1', '3.1', '3.1', { attributes: { channels: '3-1' }, price: 1.25 }),
      plain('512', '5.1.2', '5.1.2', '5.1.2', {
        attributes: { channels: '5-1-2' },
        price: 1.8,
        bases: ['subwoofer', 'soundbar'],
      }),
    ],
    [
      option(
        'atmos',
        ['hoogtekanalen', 'Höhenkanäle', 'canaux de hauteur'],
        [
          'De hoogtekanalen laten regen van het plafond komen.',
          'Die Höhenkanäle lassen den Regen von der Decke kommen.',
          'Les canaux de hauteur font tomber la pluie du plafond.',
        ],
        { price: 1.2 },
      ),
      option('earc', ['HDMI-eARC', 'HDMI-eARC', 'HDMI eARC'], null),
      option(
        'voice',
        ['stemversterking', 'Sprachverstärkung', 'renfort des voix'],
        [
          'De stemversterking tilt dialogen boven de muziek uit.',
          'Die Sprachverstärkung hebt Dialoge über die Musik.',
          'Le renfort des voix fait ressortir les dialogues.',
        ],
      ),
      option('multiroom', ['multiroom', 'Multiroom', 'multiroom'], null, { price: 1.1 }),
    ],
    seriesNames('Sonora', 'Timbre', 'Klara', 'Sonata'),
  ],
  names: [
    ['{0} {3}, {1}', '{0} {3}, {1}', '{0} {3}, {1}'],
    ['{0} {3}, {2}', '{0} {3}, {2}', '{0} {3}, {2}'],
  ],
  openings: [
    [
      'Je tv is dunner geworden; het geluid ook. Dit lost het op.',
      'Fernseher sind dünner geworden, ihr Klang auch. Das ist die Lösung.',
      'Les téléviseurs ont maigri, leur son aussi. Voici le remède.',
    ],
    [
      'Films met stemmen die je verstaat.',
      'Filme mit Stimmen, die man versteht.',
      'Des films dont on comprend les voix.',
    ],
    [
      'Eén kabel en de huiskamer klinkt als een kleine bioscoop.',
      'Ein Kabel, und das Wohnzimmer klingt wie ein kleines Kino.',
      'Un câble, et le salon sonne comme un petit cinéma.',
    ],
  ],
  closings: [
    [
      'Ook voor muziek vanaf je telefoon, via bluetooth.',
      'Auch für Musik vom Telefon, über Bluetooth.',
      'Aussi pour la musique du téléphone, par Bluetooth.',
    ],
    [
      'De nachtstand dempt knallen en laat gesprekken verstaanbaar.',
      'Der Nachtmodus dämpft Knalle und lässt Gespräche verständlich.',
      'Le mode nuit adoucit les explosions et garde les voix claires.',
    ],
    [
      'Ligt voor de tv of hangt eronder; de muurbeugel zit erbij.',
      'Liegt vor dem Fernseher oder hängt darunter; die Halterung ist dabei.',
      'À poser devant le téléviseur ou à fixer dessous ; support fourni.',
    ],
  ],
  highlights: [
    ['Muurbeugel inbegrepen', 'Wandhalterung dabei', 'Support mural fourni'],
    ['Nachtstand', 'Nachtmodus', 'Mode nuit'],
    [
      'Eén afstandsbediening voor tv en geluid',
      'Eine Fernbedienung für TV und Ton',
      'Une télécommande pour l’image et le son',
    ],
  ],
  keywords: ['soundbar tv-luidspreker', 'soundbar tv-lautsprecher', 'barre de son enceinte tv'],
  colours: ['black', 'anthracite', 'white'],
  colourCount: [1, 2],
  price: [99, 329],
  details: (draw) => ({ connection: 'bluetooth', power: draw.pick([80, 120, 200, 320, 400]) }),
};
