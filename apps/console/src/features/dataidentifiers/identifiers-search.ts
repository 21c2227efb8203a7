import { CONFIDENCES, type Confidence } from '@casbah/domain/content-alias';
import { textOf } from '../../scope/scope.ts';

export const IDENTIFIER_STATES = ['on', 'off', 'changed'] as const;
export type IdentifierState = (typeof IDENTIFIER_STATES)[number];

/** URL parameters of the list. */
export interface IdentifiersSearch {
  q?: string | undefined;
  /** A group of included identifiers; `own` for the company's. */
  group?: string | undefined;
  /** ISO 3166-1 alpha-2; `none` for international ones. */
  country?: string | undefined;
  risk?: string | undefined;
  confidence?: Confidence | undefined;
  state?: IdentifierState | undefined;
  /** A column, prefixed with `-` for descending order. */
  sort?: string | undefined;
  /** The open identifier. */
  selected?: string | undefined;
}

export function readIdentifiersSearch(search: Record<string, unknown>): IdentifiersSearch {
  const read: IdentifiersSearch = {};
  for (const name of ['q', 'group', 'country', 'risk', 'sort', 'selected'] as const) {
    const text = textOf(search[name]);
    if (text !== undefined) read[name] = text;
  }
  const confidence = CONFIDENCES.find((one) => one === search.confidence);
  if (confidence !== undefined) read.confidence = confidence;
  const state = IDENTIFIER_STATES.find((one) => one === search.state);
  if (state !== undefined) read.state = state;
  return read;
}
