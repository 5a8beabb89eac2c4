import { z } from 'zod';
import type { Attributes, Text } from '../kind.ts';
import { readData } from '../read-data.ts';
import { texts } from '../schemas.ts';

const CARE = readData('phrases/care', z.record(z.string(), texts));

/** Sentences on the care that a product needs. */
export function careSentences(attributes: Attributes): Text[] {
  const care = attributes.care;
  return Array.isArray(care) ? care.flatMap((key) => CARE[String(key)] ?? []) : [];
}
