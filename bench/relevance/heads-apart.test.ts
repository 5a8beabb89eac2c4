import { describe, expect, it } from 'vitest';
import { shop } from './test-shop.ts';

describe('a word that articles have only as the end of others', async () => {
  const dutch = await shop(
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
  const german = await shop(
    'de',
    `Sägemaschine Alpha | Schnell.
     Sägemaschine Beta | Schnell.
     Ersatzmesser für Sägemaschine | Scharf.
     Wasserschlauch Alpha | Zehn Meter.
     Wasserschlauch Beta | Zehn Meter.
     Schlauchhalter Alpha | Aus Stahl.
     Schlauchhalter Beta | Aus Stahl.`,
  );

  it('is what they are, beside what they are for', () => {
    expect(dutch('zaagmachine mes').names.slice(0, 2).sort()).toEqual([
      'Klein snijmes voor zaagmachine',
      'Snijmes voor zaagmachine',
    ]);
    expect(german('Sägemaschine Messer').names[0]).toBe('Ersatzmesser für Sägemaschine');
  });

  it('finds what it heads, not what it begins', () => {
    expect(german('Schlauch').names).toEqual(['Wasserschlauch Alpha', 'Wasserschlauch Beta']);
  });

  it('is not corrected to another', () => {
    const { understood, names } = dutch('houder');
    expect(understood.correctedTo).toBeNull();
    expect(names.sort()).toEqual(['Slanghouder Alpha', 'Slanghouder Beta']);
  });
});

describe('a count behind or before its thing', async () => {
  const dutch = await shop(
    'nl',
    `Tweepersoonshut Alpha | Hout.
     Tweepersoonshut Beta | Hout.
     Eenpersoonshut Gamma | Hout.
     Hut met luik | Voor 2 planten.`,
  );
  const german = await shop(
    'de',
    `2-Sitzer-Diwan Alpha | Grau.
     2-Sitzer-Diwan Beta | Grau.
     3-Sitzer-Diwan Gamma | Grau.
     Diwan Delta | Mit 2 Kissen.
     Socken im 2er-Pack | Weich.`,
  );

  it.each(['hut 2 personen', 'hut voor 2 personen', '2 personen hut'])('"%s"', (question) => {
    expect(dutch(question).names.sort()).toEqual(['Tweepersoonshut Alpha', 'Tweepersoonshut Beta']);
  });

  it.each(['2er Diwan', 'Diwan 2er'])('"%s"', (question) => {
    expect(german(question).names.slice(0, 2).sort()).toEqual([
      '2-Sitzer-Diwan Alpha',
      '2-Sitzer-Diwan Beta',
    ]);
  });

  it('"2er Pack Socken" is a pack of two', () => {
    expect(german('2er Pack Socken').names[0]).toBe('Socken im 2er-Pack');
  });
});
