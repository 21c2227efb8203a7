import { Matcher } from '../choice-field/matcher.ts';
import { isSameText } from './free-text.ts';
import { TYPEAHEAD } from './limits.ts';

export interface TypeaheadItem {
  /** What is meant. */
  key: string;
  /** What is shown and typed. */
  value: string;
  detail?: string | undefined;
  disabled?: boolean | undefined;
  /** Typed by a person, not from the list. */
  isFreeText?: boolean | undefined;
}

/** One item of an answer: its data, and its place among all that fit the query. */
export interface FoundItem {
  data: Pick<TypeaheadItem, 'key' | 'value' | 'detail' | 'disabled'>;
  index: number;
}

/**
 * Looks items up. `loaded` is how many of the query's items are there already, so that the next ones are answered; an answer
 * without new ones is the end.
 */
export type LoadItems = (query: string, loaded: number, signal: AbortSignal) => Promise<readonly FoundItem[]>;

export interface Offered {
  items: readonly TypeaheadItem[];
  /** Matches beyond the list's limit. */
  more: number;
}

/** The items of our own that fit, and after them those the server found, each once and none that is chosen. */
export function offeredItems(
  own: readonly TypeaheadItem[],
  matcher: Matcher,
  query: string,
  found: readonly TypeaheadItem[],
  chosen: readonly TypeaheadItem[],
): Offered {
  const taken = new Set(chosen.map(({ key }) => key));
  const hidden = new Set(own.flatMap(({ key }, place) => (taken.has(key) ? [place] : [])));
  const { places, total } = matcher.find(query, TYPEAHEAD.listLimit, hidden);
  const items: TypeaheadItem[] = [];
  for (const item of [...places.map((place) => own[place]), ...found]) {
    if (item === undefined || taken.has(item.key)) continue;
    taken.add(item.key);
    items.push(item);
  }
  return { items, more: total - places.length };
}

export function matcherOf(own: readonly TypeaheadItem[]): Matcher {
  const matcher = new Matcher();
  matcher.add(own.map(({ value }) => value));
  return matcher;
}

/** Those of an earlier answer that fit what is typed by now: Enter must never take what someone doesn't mean anymore. */
export function itemsThatFit(items: readonly TypeaheadItem[], query: string): readonly TypeaheadItem[] {
  const { places } = matcherOf(items).find(query, items.length);
  return places.flatMap((place) => items[place] ?? []);
}

/** The option that Enter takes at once: the one typed out, else the first that can be taken. Free text waits for an arrow. */
export function firstOption(items: readonly TypeaheadItem[], typed: string, freeText: boolean): number {
  const same = items.findIndex((item) => item.disabled !== true && isSameText(item.value, typed));
  if (same !== -1 || freeText) return same;
  return items.findIndex((item) => item.disabled !== true);
}

/** Adds texts to what is chosen: as the item that carries the same words where there is one, and nothing twice. */
export function addTexts(
  chosen: readonly TypeaheadItem[],
  texts: readonly string[],
  known: readonly TypeaheadItem[],
): readonly TypeaheadItem[] {
  const next = [...chosen];
  for (const text of texts) {
    const item = known.find((one) => one.disabled !== true && isSameText(one.value, text)) ?? {
      key: text,
      value: text,
      isFreeText: true,
    };
    if (!next.some((one) => one.key === item.key || isSameText(one.value, item.value))) next.push(item);
  }
  return next;
}
