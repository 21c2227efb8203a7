import type { DataIdentifier } from '../identifier.ts';
import { CARD_DETAILS } from './card-details.ts';
import { DOMESTIC_CARDS } from './domestic.ts';
import { DOMESTIC_AMERICAS } from './domestic-americas.ts';
import { INTERNATIONAL_CARDS } from './international.ts';

export const CARD_IDENTIFIERS: readonly DataIdentifier[] = [
  ...INTERNATIONAL_CARDS,
  ...DOMESTIC_CARDS,
  ...DOMESTIC_AMERICAS,
  ...CARD_DETAILS,
];
