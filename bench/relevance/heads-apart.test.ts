import { describe, expect, it } from 'vitest';
import { createShop } from './test-shop.ts';

describe('a word that occurs only as the end of compounds', async () => {
  const dutch = await createShop(
    'nl',
    `Zaagmachine Alpha | Snel.
     Zaagmachine Beta | Snel.
     Snijmes voor zaagmachine | Scherp.
     Klein snijmes voor zaagmachine | Scherp.
     Waterslang Alpha | Tien meter.
     Waterslang Beta | Tien meter.
     Slanghouder Alpha | Van staal.
     Slanghouder Beta | Van staal.
     Jolder Alpha | Van staal.`,
  );
  const german = await createShop(
    'de',
    `Sägemaschine Alpha | Schnell.
     Sägemaschine Beta | Schnell.
     Ersatzmesser für Sägemaschine | Scharf.
     Wasserschlauch Alpha | Zehn Meter.
     Wasserschlauch Beta | Zehn Meter.
     Schlauchhalter Alpha | Aus Stahl.
     Schlauchhalter Beta | Aus Stahl.`,
  );

  it('the word finds the things it names before the accessories for them', () => {
    expect(dutch('zaagmachine mes').names.slice(0, 2).sort()).toEqual([
      'Klein snijmes voor zaagmachine',
      'Snijmes voor zaagmachine',
    ]);
    expect(german('Sägemaschine Messer').names[0]).toBe('Ersatzmesser für Sägemaschine');
  });

  it('the word finds compounds that end in it and not those that begin with it', () => {
    expect(german('Schlauch').names).toEqual(['Wasserschlauch Alpha', 'Wasserschlauch Beta']);
  });

  it('a word that ends compounds is not corrected to another word', () => {
    const { understood, names } = dutch('houder');
    expect(understood.correctedTo).toBeNull();
    expect(names.sort()).toEqual(['Slanghouder Alpha', 'Slanghouder Beta']);
  });
});

describe('a count before or after the thing', async () => {
  const dutch = await createShop(
    'nl',
    `Tweepersoonshut Alpha | Hout.
     Tweepersoonshut Beta | Hout.
     Eenpersoonshut Gamma | Hout.
     Hut met luik | Voor 2 planten.`,
  );
  const german = await createShop(
    'de',
    `2-Sitzer-Diwan Alpha | Grau.
     2-Sitzer-Diwan Beta | Grau.
     3-Sitzer-Diwan Gamma | Grau.
     Diwan Delta | Mit 2 Kissen.
     Socken im 2er-Pack | Weich.`,
  );

  it.each(['hut 2 personen', 'hut voor 2 personen', '2 personen hut'])(
    'the count in "%s" is read together with its thing',
    (question) => {
      expect(dutch(question).names.sort()).toEqual(['Tweepersoonshut Alpha', 'Tweepersoonshut Beta']);
    },
  );

  it.each(['2er Diwan', 'Diwan 2er'])('the count in "%s" is read together with its thing', (question) => {
    expect(german(question).names.slice(0, 2).sort()).toEqual([
      '2-Sitzer-Diwan Alpha',
      '2-Sitzer-Diwan Beta',
    ]);
  });

  it('"2er Pack Socken" is understood as a pack of two', () => {
    expect(german('2er Pack Socken').names[0]).toBe('Socken im 2er-Pack');
  });
});
