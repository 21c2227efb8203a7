import {
  FIRST_NUMBER,
  NUMBERS,
  numberOfPerson,
  type PeopleKey,
  type PeopleShown,
} from '@casbah/domain/anonymous-person';
import type { Condition } from '@casbah/domain/filter/expression';
import { bound, named, type Sql, sql } from './sql.ts';

/** SQL for a person's number from a column of names, as fast as the hash for counting people. */
function personNumber([k0, k1]: PeopleKey, name: Sql): Sql {
  const half = (number: bigint) => bound('UInt64', String(number));
  return sql`(sipHash64Keyed((${half(k0)}, ${half(k1)}), ${name}) % ${Number(NUMBERS)} + ${Number(FIRST_NUMBER)})`;
}

/**
 * How a user is named, and the tiebreaker for equal rows, which must not reveal names.
 * @param column holds the name
 */
export function personOf(people: PeopleShown | undefined, column = 'user'): { name: Sql; order: Sql } {
  const name = named(column);
  if (people?.hidden !== true) return { name, order: name };
  const order = personNumber(people.key, name);
  return { name: sql`concat('anon-user.', toString(${order}))`, order };
}

/** People by number, as text because they exceed JavaScript's safe integers. */
export function areNumbered(people: readonly string[]): Sql {
  return sql`person IN ${bound('Array(UInt64)', people.map(BigInt))}`;
}

/** People a condition refers to as `anon-user.N`. */
export function numberedOf(condition: Condition<string>, { key }: PeopleShown): Sql[] {
  if (condition.kind !== 'in') return [];
  const numbers = condition.values.flatMap((value) => numberOfPerson(String(value)) ?? []);
  return numbers.length === 0
    ? []
    : [sql`${personNumber(key, named('user'))} IN ${bound('Array(UInt64)', numbers)}`];
}
