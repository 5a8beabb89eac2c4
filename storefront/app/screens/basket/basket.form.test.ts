import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBack, readBasketForm, readRemoved } from './basket.form.ts';
import { readFault } from './basket-fault.ts';

function createForm(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const lineId = '3f2c1a90-8c7b-4f0e-9d3a-5b6c7d8e9f00';

describe('a basket form', () => {
  it.each([
    [
      { intent: 'add', variantSku: 'T-1', quantity: '2' },
      { intent: 'add', variantSku: 'T-1', quantity: 2 },
    ],
    [
      { intent: 'add', variantSku: 'T-1' },
      { intent: 'add', variantSku: 'T-1', quantity: 1 },
    ],
    [
      { intent: 'change', lineId, quantity: '0' },
      { intent: 'change', lineId, quantity: 0 },
    ],
    [
      { intent: 'add', variantSku: '', from: '/fr/p/robe/T-1' },
      { intent: 'variant-missing', productPath: '/fr/p/robe/T-1' },
    ],
    [{ intent: 'add', variantSku: '', from: '//elsewhere.example/p/a/b' }, null],
    [{ intent: 'add', variantSku: '', from: 'https://elsewhere.example/p/a/b' }, null],
    [{ intent: 'add', variantSku: 'T-1', quantity: '-1' }, null],
    [{ intent: 'add', variantSku: 'T-1', quantity: '1.5' }, null],
    [{ intent: 'add', variantSku: 'T-1', quantity: '100' }, null],
    [{ intent: 'add', variantSku: 'x'.repeat(51) }, null],
    // as feeds write them
    [
      { intent: 'add', variantSku: 'AB_1.2' },
      { intent: 'add', variantSku: 'AB_1.2', quantity: 1 },
    ],
    [
      { intent: 'add', variantSku: '', from: '/p/jas/AB_1.2' },
      { intent: 'variant-missing', productPath: '/p/jas/AB_1.2' },
    ],
    [
      { intent: 'add', variantSku: '', from: `/p/jas/${encodeURIComponent('RC/NAVY L+')}` },
      { intent: 'variant-missing', productPath: '/p/jas/RC%2FNAVY%20L%2B' },
    ],
    [{ intent: 'add', variantSku: '', from: '/p/jas/a%2F..%2Fb' }, null],
    [
      { intent: 'service', lineId, service: 'warranty', chosen: 'yes' },
      { intent: 'service', lineId, service: 'warranty', chosen: 'yes' },
    ],
    // whatever was typed: its fault is told beside the field
    [
      { intent: 'place', postalCode: '12' },
      { intent: 'place', postalCode: '12' },
    ],
    [{ intent: 'place' }, { intent: 'place', postalCode: '' }],
    // a box that is not checked sends nothing
    [
      { intent: 'service', lineId, service: 'warranty' },
      { intent: 'service', lineId, service: 'warranty', chosen: 'no' },
    ],
    [{ intent: 'service', lineId, service: 'warranty', chosen: 'maybe' }, null],
    [{ intent: 'service', lineId: 'mine', service: 'warranty' }, null],
    [
      { intent: 'voucher', code: ' WELKOM10 ' },
      { intent: 'voucher', code: 'WELKOM10' },
    ],
    [{ intent: 'voucher', code: ' ' }, null],
    [{ intent: 'voucher', code: 'x'.repeat(61) }, null],
    [
      { intent: 'voucher-remove', voucherId: lineId },
      { intent: 'voucher-remove', voucherId: lineId },
    ],
    [{ intent: 'voucher-remove', voucherId: 'mine' }, null],
    [{ intent: 'change', lineId: 'mine', quantity: '1' }, null],
    [{ intent: 'buy' }, null],
    [{}, null],
  ])('the basket form reads %j', (fields, expected) => {
    expect(readBasketForm(createForm(fields))).toEqual(expected);
  });

  it('the basket form does not take files for fields', () => {
    expect(readBasketForm(createForm({ intent: 'add', variantSku: new Blob(['x']) }))).toBeNull();
  });
});

describe('the basket’s address', () => {
  it.each([
    ['?removed=T-1.3', { variantSku: 'T-1', quantity: 3 }],
    ['?removed=RC%2FNAVY%20L%2B.2', { variantSku: 'RC/NAVY L+', quantity: 2 }],
    ['?removed=T-1.0', null],
    ['?removed=T-1', null],
    ['', null],
  ])('the removed line is read from %s', (query, expected) => {
    expect(readRemoved(new URL(query, 'http://shop.example/'))).toEqual(expected);
  });

  it('the address tells which lines would be returned, each once, and nothing else', () => {
    const url = new URL(`http://shop.example/?back=${lineId}&back=${lineId}&back=mine&back=`);
    expect(readBack(url)).toEqual([lineId]);
  });

  it('the address gives only known errors, whatever it contains', () => {
    expect(readFault(new URL('http://shop.example/?fault=stock.3'))).toEqual({ code: 'stock', number: 3 });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const fault = readFault(new URL(`http://shop.example/?fault=${encodeURIComponent(text)}`));
        if (fault) expect(text.startsWith(fault.code)).toBe(true);
      }),
    );
  });
});
