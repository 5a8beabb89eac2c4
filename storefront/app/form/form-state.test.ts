import { describe, expect, it } from 'vitest';
import { FAULT_CODES } from '#forms/faults.ts';
import { collectTypedValues, getFaultText, isGiven, readField, sortFaults } from './form-state.ts';

describe('typed form values', () => {
  const form = new FormData();
  form.set('email', 'someone@example.com');
  form.set('password', 'secret words');
  form.set('file', new Blob(['x']));
  form.set('long', 'x'.repeat(20_000));

  it('typed values come back bounded and without secrets and files', () => {
    expect(collectTypedValues(form)).toEqual({ email: 'someone@example.com', long: 'x'.repeat(10_000) });
  });

  it('shows a mail address as it was written, which browsers send in ASCII', () => {
    const sent = new FormData();
    sent.set('email', 'info@xn--mller-mbel-kcb9d.de');
    expect(collectTypedValues(sent)).toEqual({ email: 'info@müller-möbel.de' });
    expect(readField(sent, 'email')).toBe('info@müller-möbel.de');
  });

  it('a typed value is text or nothing', () => {
    expect(readField(form, 'file')).toBe('');
    expect(readField(form, 'absent')).toBe('');
  });
});

describe('form errors', () => {
  it('every error code has its own words', () => {
    for (const code of FAULT_CODES.filter((known) => known !== 'invalid')) {
      expect(getFaultText({ field: 'billing.city', code })).toBe(`form.error.${code}`);
    }
  });

  it('a password error has the promised words', () => {
    expect(getFaultText({ field: 'password', code: 'too_short' })).toBe('form.error.password.too_short');
  });

  it('an error of a single field has its own words, also in a form that names its fields', () => {
    const own = { '*.required': 'form.error.required.named' } as const;
    expect(getFaultText({ field: 'postNumber', code: 'required' }, own)).toBe(
      'form.error.postNumber.required',
    );
    expect(getFaultText({ field: 'billing.city', code: 'required' }, own)).toBe('form.error.required.named');
  });

  it('errors are listed in the summary in the order of their fields', () => {
    const faults = ['late', 'unknown', 'street', 'postalCode'].map((field) => ({ field, code: 'required' }));
    const ordered = sortFaults(faults, ['postalCode', 'street', 'late']);
    expect(ordered.map(({ field }) => field)).toEqual(['postalCode', 'street', 'late', 'unknown']);
  });

  it('an unknown error still says that something is wrong', () => {
    expect(getFaultText({ field: 'x', code: 'new_rule' })).toBe('form.error.invalid');
  });
});

describe('a refused field', () => {
  const createTextField = (value: string) => ({ type: 'text', checked: false, value });

  it('a refused field is no longer missing once it has content', () => {
    expect(isGiven(createTextField(' '), 'required')).toBe(false);
    expect(isGiven(createTextField('10000016'), 'required')).toBe(true);
    expect(isGiven({ type: 'checkbox', checked: false, value: 'yes' }, 'accepted')).toBe(false);
    expect(isGiven({ type: 'checkbox', checked: true, value: 'yes' }, 'accepted')).toBe(true);
    expect(isGiven({ type: 'radio', checked: true, value: '5' }, 'choice')).toBe(true);
  });

  it('a refused e-mail field is wrong until it looks like an address', () => {
    expect(isGiven(createTextField('eva@example'), 'email')).toBe(false);
    expect(isGiven(createTextField('eva@example.nl'), 'email')).toBe(true);
  });

  it('a refused field stays wrong where only the shop can judge', () => {
    expect(isGiven(createTextField('NL00 BANK'), 'iban')).toBe(false);
  });
});
