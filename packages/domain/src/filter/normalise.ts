import { ALL, type Filter } from './expression.ts';

/** Matches nothing. */
export const NONE: Filter<never> = { kind: 'or', parts: [] };

export const isAll = (filter: Filter<string>): boolean => filter.kind === 'and' && filter.parts.length === 0;
export const isNone = (filter: Filter<string>): boolean => filter.kind === 'or' && filter.parts.length === 0;

/**
 * The equivalent filter in normal form: without nested groups of the same kind, groups of one, double negations and
 * constant parts. Parsing a text form always gives the normal form.
 */
export function normalise<Field extends string>(filter: Filter<Field>): Filter<Field> {
  switch (filter.kind) {
    case 'not': {
      const part = normalise(filter.part);
      if (part.kind === 'not') return part.part;
      if (isAll(part)) return NONE;
      return isNone(part) ? ALL : { kind: 'not', part };
    }
    case 'and':
    case 'or': {
      const parts: Filter<Field>[] = [];
      for (const given of filter.parts) {
        const part = normalise(given);
        const decides = filter.kind === 'and' ? isNone(part) : isAll(part);
        if (decides) return part;
        if (part.kind === filter.kind) parts.push(...part.parts);
        else if (!isAll(part) && !isNone(part)) parts.push(part);
      }
      const [only] = parts;
      return parts.length === 1 && only !== undefined ? only : { kind: filter.kind, parts };
    }
    case 'in':
      return filter.values.length === 0 ? NONE : filter;
    case 'compare':
    case 'text':
    case 'exists':
      return filter;
  }
}
