import { anonymousPerson, type PeopleKey } from '@casbah/domain/anonymous-person';
import type { Event } from '@casbah/domain/event';
import { evaluate } from '@casbah/domain/filter/evaluate';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import type { LogField, ServiceCondition } from '@casbah/domain/filter/log-fields';
import type { ReadScope } from './read-scope.ts';

/** An event and its origin. */
export interface KeptEvent {
  tenant: string;
  datasource: string;
  load: string;
  line: number;
  event: Event;
}

/** Events in a scope, with people named as it requires: the reference semantics of scopes. */
export function inScope<One extends KeptEvent>(
  { range, filter, within = ALL, resolve, people }: ReadScope<LogField>,
  kept: readonly One[],
): One[] {
  const holds = (condition: ServiceCondition, id: string) => resolve(condition).includes(id);
  const seen = kept.filter(
    ({ event }) => event.time >= range.from && event.time < range.to && evaluate(within, event, holds),
  );
  if (people === undefined) return seen.filter(({ event }) => evaluate(filter, event, holds));
  if (!people.hidden)
    return seen.filter(({ event }) => evaluate(asNamed(filter, event, people.key), event, holds));
  return seen
    .map((one) => ({ ...one, event: { ...one.event, user: pseudonym(one.event.user, people.key) } }))
    .filter(({ event }) => evaluate(filter, event, holds));
}

function pseudonym(user: string | undefined, key: PeopleKey): string | undefined {
  return user ? anonymousPerson(user, key) : user;
}

/** The filter with `anon-user.N` replaced by the person's name if it refers to this event's person. */
function asNamed(filter: Filter<LogField>, event: Event, key: PeopleKey): Filter<LogField> {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { ...filter, parts: filter.parts.map((part) => asNamed(part, event, key)) };
    case 'not':
      return { ...filter, part: asNamed(filter.part, event, key) };
    case 'in': {
      const { user = '' } = event;
      if (filter.field !== 'user' || user === '') return filter;
      const person = anonymousPerson(user, key);
      return { ...filter, values: filter.values.map((value) => (value === person ? user : value)) };
    }
    default:
      return filter;
  }
}
