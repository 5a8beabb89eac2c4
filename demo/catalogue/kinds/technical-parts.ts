import type { Option, Scale } from '../kind.ts';

/** An option that is only named, with what follows from it. */
export function plain(key: string, nl: string, de: string, fr: string, more: Partial<Option> = {}): Option {
  return { key, name: [nl, de, fr], ...more };
}

/** Series names with a model number, the same in every language: "Vision 40". */
export function seriesNames(...names: string[]): Option[] {
  return names.flatMap((name) =>
    [20, 40, 60].map((model, step) => ({
      key: `${name.toLowerCase()}-${model}`,
      name: [`${name} ${model}`, `${name} ${model}`, `${name} ${model}`] as const,
      price: 1 + step * 0.06,
    })),
  );
}

/** Storage sizes; each further one costs 18 % more. */
export function storageScale(...values: string[]): () => Scale {
  return () => ({ dimension: 'storage', values, step: 0.18, count: [1, Math.min(3, values.length)] });
}
