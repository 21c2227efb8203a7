import type {
  WrittenException,
  WrittenPeople,
  WrittenPolicy,
  WrittenResponse,
  WrittenSchedule,
} from './written-policy.ts';

/** A part of a value that was added has no `before`, one that was removed no `after`. */
interface ListChange<Item> {
  before: Item | null;
  after: Item | null;
}

/** A difference between two definitions. */
export type PolicyChange =
  | { part: 'name' | 'description' | 'condition'; before: string; after: string }
  | { part: 'severity'; before: WrittenPolicy['severity']; after: WrittenPolicy['severity'] }
  | ({ part: 'include' | 'exclude' } & ListChange<WrittenPeople>)
  | ({ part: 'exceptions' } & ListChange<WrittenException>)
  | ({ part: 'schedule' } & ListChange<WrittenSchedule>)
  | ({ part: 'responses' } & ListChange<WrittenResponse>);

/** What changed between two definitions, part by part. The order of people and exceptions means nothing. */
export function policyChanges(before: WrittenPolicy, after: WrittenPolicy): PolicyChange[] {
  const texts = (['name', 'description', 'condition'] as const).flatMap((part): PolicyChange[] =>
    before[part] === after[part] ? [] : [{ part, before: before[part], after: after[part] }],
  );
  const severity: PolicyChange[] =
    before.severity === after.severity
      ? []
      : [{ part: 'severity', before: before.severity, after: after.severity }];
  const people = (['include', 'exclude'] as const).flatMap((part) =>
    listChanges(before[part], after[part], (one) => `${one.kind} ${one.value.toLowerCase()}`).map(
      (change): PolicyChange => ({ part, ...change }),
    ),
  );
  const exceptions = listChanges(before.exceptions, after.exceptions, ({ id }) => id).map(
    (change): PolicyChange => ({ part: 'exceptions', ...change }),
  );
  const schedule: PolicyChange[] = isSame(before.schedule, after.schedule)
    ? []
    : [{ part: 'schedule', before: before.schedule, after: after.schedule }];
  return [
    ...texts,
    ...severity,
    ...people,
    ...schedule,
    ...responseChanges(before.responses, after.responses),
    ...exceptions,
  ];
}

/** Responses happen in their order, so a response that moved is a change, too. */
function responseChanges(
  before: readonly WrittenResponse[],
  after: readonly WrittenResponse[],
): PolicyChange[] {
  const places = Math.max(before.length, after.length);
  return Array.from({ length: places }, (_, place) => place).flatMap((place): PolicyChange[] => {
    const [was = null, is = null] = [before[place], after[place]];
    return isSame(was, is) ? [] : [{ part: 'responses', before: was, after: is }];
  });
}

function listChanges<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): ListChange<Item>[] {
  const left = new Map(before.map((item) => [keyOf(item), item]));
  const right = new Map(after.map((item) => [keyOf(item), item]));
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key): ListChange<Item>[] => {
    const [was = null, is = null] = [left.get(key), right.get(key)];
    return isSame(was, is) ? [] : [{ before: was, after: is }];
  });
}

/** Compares values, whatever the order of their keys: a database may change it. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [definedOf(a), definedOf(b)];
  return (
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
  );
}

const definedOf = (value: object): Map<string, unknown> =>
  new Map(Object.entries(value).filter(([, part]) => part !== undefined));
