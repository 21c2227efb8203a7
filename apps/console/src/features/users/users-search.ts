import { USER_FIELDS, USER_ORDERS, type UserField, type UserOrder } from '@casbah/domain/user-account';
import type { FacetChoice, FacetState } from '@casbah/widgets/facet-list/facet.ts';
import { textOf } from '../../scope/scope.ts';

/** URL parameters of the account list. */
export interface UsersSearch {
  q?: string | undefined;
  /** Choices by field, as JSON. */
  filters?: string | undefined;
  /** A column name, prefixed with `-` for descending order. */
  sort?: string | undefined;
  /** Email of the person whose panel is open. */
  selected?: string | undefined;
}

export type Choices = Partial<Record<UserField, FacetChoice>>;

export function readUsersSearch(search: Record<string, unknown>): UsersSearch {
  const read: UsersSearch = {};
  for (const name of ['q', 'sort', 'selected'] as const) {
    const text = textOf(search[name]);
    if (text !== undefined) read[name] = text;
  }
  // The router may have parsed the JSON already.
  const { filters } = search;
  const choices = choicesIn(typeof filters === 'object' ? JSON.stringify(filters) : textOf(filters));
  if (Object.keys(choices).length > 0) read.filters = JSON.stringify(choices);
  return read;
}

/** Choices from the URL; ignores invalid ones. */
export function choicesIn(text: string | undefined): Choices {
  const choices: Choices = {};
  let read: unknown;
  try {
    read = JSON.parse(text ?? '{}');
  } catch {
    return choices;
  }
  if (typeof read !== 'object' || read === null) return choices;
  const given = new Map(Object.entries(read));
  for (const field of USER_FIELDS) {
    const choice: unknown = given.get(field);
    if (typeof choice !== 'object' || choice === null) continue;
    const parts = new Map(Object.entries(choice));
    const made = { only: textsOf(parts.get('only')), without: textsOf(parts.get('without')) };
    if (made.only.length + made.without.length > 0) choices[field] = made;
  }
  return choices;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The choices with one value included, excluded or neither. */
export function chooseValue(choices: Choices, field: UserField, value: string, state: FacetState): Choices {
  const { only = [], without = [] } = choices[field] ?? {};
  const rest = (values: readonly string[]) => values.filter((one) => one !== value);
  const made = {
    only: state === 'only' ? [...rest(only), value] : rest(only),
    without: state === 'without' ? [...rest(without), value] : rest(without),
  };
  const { [field]: _, ...others } = choices;
  return made.only.length + made.without.length === 0 ? others : { ...others, [field]: made };
}

export function sortOf(text: string | undefined): UserOrder | `-${UserOrder}` {
  const field = USER_ORDERS.find((one) => one === text?.replace(/^-/, ''));
  if (field === undefined) return 'first_name';
  return text?.startsWith('-') === true ? `-${field}` : field;
}
