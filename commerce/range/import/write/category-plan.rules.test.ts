import { expect, it } from 'vitest';
import { type CategoryRules, planCategories } from './category-plan.rules.ts';

const RULES: CategoryRules = {
  categories: { byKey: new Map(), byNames: new Map(), paths: new Map() },
  fallbackKey: null,
  language: 'nl',
  languages: ['nl'],
  neutral: { nl: 'Overig' },
  reserved: new Set(),
};

it('puts the category for uncategorised articles last, however many it holds', () => {
  const surveyed = [
    { categoryNames: [], googleCategory: null, rows: 900 },
    { categoryNames: ['Speelgoed'], googleCategory: null, rows: 20 },
    { categoryNames: ['Kantoor'], googleCategory: null, rows: 40 },
  ];
  const planned = planCategories(surveyed, RULES).toSorted((a, b) => a.position - b.position);
  expect(planned.map(({ texts }) => texts.nl?.name)).toEqual(['Kantoor', 'Speelgoed', 'Overig']);
});
