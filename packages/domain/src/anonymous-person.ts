import { blankEvent, EVENT_FIELDS, type Event } from './event.ts';
import type { Condition, Filter } from './filter/expression.ts';
import type { TrafficField } from './filter/traffic-fields.ts';
import { type SipKey, sipHash } from './sip-hash.ts';

/** Secret that pseudonyms are derived from: its holder can test names against them. */
export type PeopleKey = SipKey;

/** How the requester sees people's names in the traffic. */
export interface PeopleShown {
  key: PeopleKey;
  /**
   * Hidden: users are `anon-user.N`, and can be queried as that only. Otherwise they have their names, and
   * `anon-user.N` finds its user, so people who see names can look up a pseudonym.
   */
  hidden: boolean;
}

/** How the people of the traffic are named to someone who looks. */
export interface PeopleSeen {
  /** Absent where the company has no anonymous people. */
  people: PeopleShown | undefined;
  /** Who some of them are, by `anon-user.N`: what others have agreed to show to this one for an hour. */
  names: ReadonlyMap<string, string>;
}

/** `N` has a fixed number of digits, so text order equals numeric order. */
export const FIRST_NUMBER = 100_000_000_000_000n;
/** So many that of 50,000 people any two share one with a chance of one in 700,000. */
export const NUMBERS = 900_000_000_000_000n;

const PREFIX = 'anon-user.';

/** A person of the traffic for those who may not know who it is: the same one at every time, never said who. */
export function anonymousPerson(name: string, key: PeopleKey): string {
  const hash = sipHash(new TextEncoder().encode(name.toWellFormed()), key);
  return `${PREFIX}${FIRST_NUMBER + (hash % NUMBERS)}`;
}

/** `anon-user.N`. */
export function isAnonymousPerson(text: string): boolean {
  return /^anon-user\.\d+$/i.test(text);
}

/** The number of `anon-user.N`; undefined if invalid or unused. */
export function numberOfPerson(text: string): number | undefined {
  const digits = isAnonymousPerson(text) ? text.slice(PREFIX.length) : '';
  return digits.length === String(FIRST_NUMBER).length ? Number(digits) : undefined;
}

/** Fields that identify people. Filters can't use them while people are anonymous. */
export const PERSONAL_FIELDS = [
  'user_domain',
  'src_ip',
  'device',
  'url',
  'message',
] as const satisfies readonly TrafficField[];

const PERSONAL: ReadonlySet<TrafficField> = new Set(PERSONAL_FIELDS);

/** The first condition that would identify a person; users can only be queried as `anon-user.N`. */
export function tellingCondition(filter: Filter): Condition | undefined {
  switch (filter.kind) {
    case 'and':
    case 'or':
      for (const part of filter.parts) {
        const found = tellingCondition(part);
        if (found !== undefined) return found;
      }
      return undefined;
    case 'not':
      return tellingCondition(filter.part);
    default:
      return tells(filter) ? filter : undefined;
  }
}

function tells(condition: Condition): boolean {
  if (PERSONAL.has(condition.field)) return true;
  if (condition.field !== 'user' || condition.kind === 'exists') return false;
  return condition.kind !== 'in' || !condition.values.every((value) => isAnonymousPerson(String(value)));
}

const SHOWN_TO_ALL: ReadonlySet<string> = new Set(
  Object.entries(EVENT_FIELDS).flatMap(([field, { personal }]) => (personal ? [] : [field])),
);

/** What is left of an event where people are anonymous. */
export function anonymousEvent(event: Event, person: string | undefined): Event {
  const shown = Object.entries(event).filter(([field]) => SHOWN_TO_ALL.has(field));
  return { ...blankEvent(event.kind), ...Object.fromEntries(shown), user: person };
}
