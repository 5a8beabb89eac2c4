import { describe, expect, it } from 'vitest';
import { compileMessage, compileMessages } from './compile.ts';
import { formatMessage } from './message.ts';
import { createTranslator, type Fault } from './translator.ts';

const dutch = { locale: 'nl-NL', number: (value: number) => String(value).replace('.', ',') };

describe('a message', () => {
  it.each([
    ['{count, plural, =0 {leeg} one {# artikel} other {# artikelen}}', { count: 0 }, 'leeg'],
    ['{count, plural, =0 {leeg} one {# artikel} other {# artikelen}}', { count: 1 }, '1 artikel'],
    ['Nog {count, plural, one {# stuk} other {# stuks}}!', { count: 5 }, 'Nog 5 stuks!'],
    ['{who, select, female {mevrouw} other {}} {name}', { who: 'female', name: 'Jansen' }, 'mevrouw Jansen'],
    ['{size} cm', { size: 1.5 }, '1,5 cm'],
    ["it''s '{'plain'}'", {}, "it's {plain}"],
  ])('the message %s is formatted', (source, values, expected) => {
    expect(formatMessage(compileMessage(source), dutch, values)).toBe(expected);
  });

  it('formats that need a library in the browser are refused', () => {
    expect(() => compileMessage('{n, number, percent}')).toThrow(SyntaxError);
  });
});

describe('a missing or broken message', () => {
  const faults: Fault[] = [];
  const own = compileMessages({ broken: 'Hallo {', asks: 'Hoi {name}' }, () => {});
  const fallback = compileMessages({ broken: 'Hallo', asks: 'Guten Tag', only: 'Nur deutsch' }, () => {});
  const translator = createTranslator(dutch, own, fallback, (fault) => faults.push(fault));

  it('a missing message falls back to the default message and then to its id', () => {
    expect(translator.text('broken')).toBe('Hallo');
    expect(translator.text('only')).toBe('Nur deutsch');
    expect(translator.text('asks')).toBe('Guten Tag');
    expect(translator.text('nowhere')).toBe('nowhere');
  });

  it('a missing message is logged once', () => {
    for (let time = 0; time < 3; time += 1) translator.text('nowhere');
    expect(faults.filter((fault) => fault.id === 'nowhere')).toHaveLength(1);
  });

  it('message tags receive their content', () => {
    const rich = createTranslator(
      dutch,
      { a: compileMessage('Lees de <link>voorwaarden {n}</link>.') },
      {},
      () => {},
    );
    expect(rich.rich('a', { n: 2 }, { link: (content) => ({ link: content.join('') }) })).toEqual([
      'Lees de ',
      { link: 'voorwaarden 2' },
      '.',
    ]);
  });
});
