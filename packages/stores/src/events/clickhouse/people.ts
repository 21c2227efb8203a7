import {
  FIRST_NUMBER,
  NUMBERS,
  numberOfPerson,
  type PeopleKey,
  type PeopleShown,
} from '@casbah/domain/anonymous-person';
import type { Condition } from '@casbah/domain/filter/expression';
import type { ReadScope } from '../event-store.ts';
import type { Column } from './column.ts';
import type { Parameters } from './parameters.ts';

/** The number of each person, worked out over the column's dictionary: as quick as the hash by which people are counted. */
export function personNumber([k0, k1]: PeopleKey, parameters: Parameters): string {
  const half = (number: bigint) => parameters.bind('UInt64', String(number));
  return `(sipHash64Keyed((${half(k0)}, ${half(k1)}), user) % ${NUMBERS} + ${FIRST_NUMBER})`;
}

/** How a row's person is named, and by what rows that are equal in all else are ordered: by nothing that a name tells. */
export function personOf(
  people: PeopleShown | undefined,
  parameters: Parameters,
): { name: string; order: string } {
  if (people?.hidden !== true) return { name: 'user', order: 'user' };
  const order = personNumber(people.key, parameters);
  return { name: `concat('anon-user.', toString(${order}))`, order };
}

/** People by their numbers, as text: larger than a number of JavaScript holds. */
export function areNumbered(people: readonly string[], parameters: Parameters): string {
  return `person IN ${parameters.bind('Array(UInt64)', people.map(BigInt))}`;
}

/** The people whom a condition asks for by `anon-user.N`. */
export function numberedOf(condition: Condition, { key }: PeopleShown, parameters: Parameters): string[] {
  if (condition.kind !== 'in') return [];
  const numbers = condition.values.flatMap((value) => numberOfPerson(String(value)) ?? []);
  return numbers.length === 0
    ? []
    : [`${personNumber(key, parameters)} IN ${parameters.bind('Array(UInt64)', numbers)}`];
}

const TELLING: readonly Column[] = ['user', 'user_domain', 'src_ip', 'device', 'url', 'message'];

/** Whoever asks a question whose answer would list what tells people apart has made a mistake: it is not answered. */
export function assertTellsNobody({ people }: ReadScope, columns: readonly Column[]): void {
  const told = people?.hidden === true ? columns.find((column) => TELLING.includes(column)) : undefined;
  if (told !== undefined) throw new RangeError(`“${told}” is hidden where people are anonymous`);
}
