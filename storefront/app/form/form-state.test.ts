import { describe, expect, it } from 'vitest';
import { FAULT_CODES } from '#forms/faults.ts';
import { faultText, fieldOf, inPageOrder, isGiven, keptValues } from './form-state.ts';

describe('what was typed', () => {
  const form = new FormData();
  form.set('email', 'someone@example.com');
  form.set('password', 'secret words');
  form.set('file', new Blob(['x']));
  form.set('long', 'x'.repeat(20_000));

  it('comes back bounded, without secrets and files', () => {
    expect(keptValues(form)).toEqual({ email: 'someone@example.com', long: 'x'.repeat(10_000) });
  });

  it('shows a mail address as it was written, which browsers send in ASCII', () => {
    const sent = new FormData();
    sent.set('email', 'info@xn--mller-mbel-kcb9d.de');
    expect(keptValues(sent)).toEqual({ email: 'info@müller-möbel.de' });
    expect(fieldOf(sent, 'email')).toBe('info@müller-möbel.de');
  });

  it('is text or nothing', () => {
    expect(fieldOf(form, 'file')).toBe('');
    expect(fieldOf(form, 'absent')).toBe('');
  });
});

describe('a fault', () => {
  it('has words of its own for every code there is', () => {
    for (const code of FAULT_CODES.filter((known) => known !== 'invalid')) {
      expect(faultText({ field: 'billing.city', code })).toBe(`form.error.${code}`);
    }
  });

  it('of a password has the promised words', () => {
    expect(faultText({ field: 'password', code: 'too_short' })).toBe('form.error.password.too_short');
  });

  it('of one field has its own words also in a form that names its fields', () => {
    const own = { '*.required': 'form.error.required.named' } as const;
    expect(faultText({ field: 'postNumber', code: 'required' }, own)).toBe('form.error.postNumber.required');
    expect(faultText({ field: 'billing.city', code: 'required' }, own)).toBe('form.error.required.named');
  });

  it('stands in the summary where its field stands on the page', () => {
    const faults = ['late', 'unknown', 'street', 'postalCode'].map((field) => ({ field, code: 'required' }));
    const ordered = inPageOrder(faults, ['postalCode', 'street', 'late']);
    expect(ordered.map(({ field }) => field)).toEqual(['postalCode', 'street', 'late', 'unknown']);
  });

  it('that is unknown still says that something is wrong', () => {
    expect(faultText({ field: 'x', code: 'new_rule' })).toBe('form.error.invalid');
  });
});

describe('a field that was refused', () => {
  const text = (value: string) => ({ type: 'text', checked: false, value });

  it('is no longer missing once something stands there', () => {
    expect(isGiven(text(' '), 'required')).toBe(false);
    expect(isGiven(text('10000016'), 'required')).toBe(true);
    expect(isGiven({ type: 'checkbox', checked: false, value: 'yes' }, 'accepted')).toBe(false);
    expect(isGiven({ type: 'checkbox', checked: true, value: 'yes' }, 'accepted')).toBe(true);
    expect(isGiven({ type: 'radio', checked: true, value: '5' }, 'choice')).toBe(true);
  });

  it('of an e-mail address is wrong until it looks like one', () => {
    expect(isGiven(text('eva@example'), 'email')).toBe(false);
    expect(isGiven(text('eva@example.nl'), 'email')).toBe(true);
  });

  it('stays wrong where only the shop can judge', () => {
    expect(isGiven(text('NL00 BANK'), 'iban')).toBe(false);
  });
});
