import type { Brand } from './brand.ts';

/** A T whose foot turns to the right. */
const TAVELO_MARK = 'M7.5 9.5h17M16 9.5v10.2a3.4 3.4 0 0 0 5.6 2.6';

/** The two looks of the house (product 9.2). A tenant's settings name one, or bring their own. */
export const petrol: Brand = {
  colours: {
    accent: { light: '#068099', dark: '#068099' },
    accentHover: { light: '#056779', dark: '#0a7185' },
    accentPressed: { light: '#04525f', dark: '#0c6073' },
    accentText: { light: '#056b80', dark: '#56c5da' },
    accentSoft: { light: '#e6f3f6', dark: '#10343c' },
    onAccent: { light: '#ffffff', dark: '#ffffff' },
  },
  mark: TAVELO_MARK,
};

export const red: Brand = {
  colours: {
    accent: { light: '#eb001f', dark: '#e0001d' },
    accentHover: { light: '#c4001a', dark: '#c4001a' },
    accentPressed: { light: '#9f0015', dark: '#a80016' },
    accentText: { light: '#c9001a', dark: '#ff7d87' },
    accentSoft: { light: '#fdebec', dark: '#421317' },
    onAccent: { light: '#ffffff', dark: '#ffffff' },
  },
  mark: TAVELO_MARK,
};
