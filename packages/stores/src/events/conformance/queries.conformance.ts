import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AskedQuery, anyQuery } from '../random-queries.ts';
import { anyScopeOf, KEY } from './random-scopes.ts';
import { type TestStore, tries } from './test-store.ts';

export function describeQueries(tested: TestStore): void {
  const anyScope = anyScopeOf(tested);
  describe('every read matches the events', () => {
    test('any query, over roll-ups and without them', () =>
      fc.assert(
        fc.asyncProperty(anyScope, anyQuery, fc.boolean(), async (given, asked, isHidden) => {
          const people = isHidden ? { key: KEY, hidden: true } : undefined;
          const query = { ...asked, where: { ...given, people } };
          const [found, expected] = await Promise.all([
            outcomeOf(() => tested.store.usage.run(query)),
            outcomeOf(() => tested.reference.run(query)),
          ]);
          expect(comparable(found, asked)).toEqual(comparable(expected, asked));
        }),
        tries(80),
      ));
  });
}

/** A result, or the error it was refused with. */
async function outcomeOf<Answer>(ask: () => Promise<Answer>): Promise<Answer | string> {
  try {
    return await ask();
  } catch (error) {
    return error instanceof RangeError ? 'refused' : String(error);
  }
}

/** Sorts values, which have no order, and whole results unless an order was requested. */
function comparable(
  answer: { rows: Record<string, unknown>[]; total: number } | string,
  { order, page, grain }: AskedQuery,
): unknown {
  if (typeof answer === 'string') return answer;
  const rows = answer.rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
    ),
  );
  const isOrdered = order !== undefined || page !== undefined || grain !== undefined;
  return { rows: isOrdered ? rows : rows.map((row) => JSON.stringify(row)).sort(), total: answer.total };
}
