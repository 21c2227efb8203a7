import { foldCase } from '@casbah/domain/filter/meets';
import type { Groups, Key } from '../query.ts';
import { isThere, TARGETS } from './measures.ts';
import { bound, joined, NO_SQL, named, type Sql, sql } from './sql.ts';

/** Grouping expression and the condition for rows in a group. Groups are numbered from 1; 0 means none. */
export function groupKey(key: Key): { expression: Sql; condition: Sql } {
  if (key === 'target') return { expression: sql`arrayJoin(${TARGETS})`, condition: NO_SQL };
  if (typeof key === 'string') return { expression: named(key), condition: isThere(key) };
  if ('groups' in key) return groupNumber(key);
  const { field, orElse } = key;
  const column = named(field);
  if (orElse === '') return { expression: column, condition: NO_SQL };
  return { expression: sql`if(${column} != '', ${column}, ${firstGroup(orElse)})`, condition: NO_SQL };
}

function groupNumber(key: Groups): { expression: Sql; condition: Sql } {
  const { field, others, ignoreCase = false } = key;
  const numbers = numbersByValue(key);
  const column = ignoreCase ? sql`lowerUTF8(${named(field)})` : named(field);
  // Values in exactly the same groups, so that each value is looked up only once.
  const kinds = new Map<string, { groups: readonly number[]; values: string[] }>();
  for (const [value, groups] of numbers) {
    const kind = kinds.get(groups.join()) ?? { groups, values: [] };
    kind.values.push(value);
    kinds.set(groups.join(), kind);
  }
  const list = [...kinds.values()];
  const isInOne = list.every(({ groups }) => groups.length === 1);
  const values = list.flatMap((kind) => kind.values);
  // Computed once per dictionary entry, not per row.
  const placeOf = (places: readonly number[]) =>
    values.length === 0
      ? sql`toUInt32(0)`
      : sql`transform(${column}, ${bound('Array(String)', values)},
  ${bound('Array(UInt32)', places)}, toUInt32(0))`;
  if (isInOne) {
    const expression = placeOf(list.flatMap((kind) => kind.values.map(() => kind.groups[0] ?? 0)));
    return { expression, condition: others === 'left out' ? sql`${expression} != 0` : NO_SQL };
  }
  const kind = placeOf(list.flatMap((one, index) => one.values.map(() => index + 1)));
  const none = bound('Array(UInt32)', others === 'together' ? [0] : []);
  const members = [sql`${none}`, ...list.map(({ groups }) => sql`${bound('Array(UInt32)', groups)}`)];
  return { expression: sql`arrayJoin([${joined(members, ', ')}][${kind} + 1])`, condition: NO_SQL };
}

/** Name of the only group a value belongs to. */
function firstGroup({ field, groups, ignoreCase = false }: Omit<Groups, 'others'>): Sql {
  const names = [...groups.keys()];
  const numbers = numbersByValue({ field, groups, ignoreCase });
  if (numbers.size === 0) return sql`''`;
  const column = ignoreCase ? sql`lowerUTF8(${named(field)})` : named(field);
  const found = [...numbers.values()].map(([first = 1]) => names[first - 1] ?? '');
  return sql`transform(${column}, ${bound('Array(String)', [...numbers.keys()])},
  ${bound('Array(String)', found)}, '')`;
}

function numbersByValue({ groups, ignoreCase = false }: Omit<Groups, 'others'>): Map<string, number[]> {
  const found = new Map<string, number[]>();
  [...groups.values()].forEach((members, index) => {
    for (const member of new Set(members.map((one) => (ignoreCase ? foldCase(one) : one)))) {
      const numbers = found.get(member);
      if (numbers === undefined) found.set(member, [index + 1]);
      else numbers.push(index + 1);
    }
  });
  return found;
}
