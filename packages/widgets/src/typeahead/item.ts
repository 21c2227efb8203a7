import { Matcher } from '../choice-field/matcher.ts';
import { isSameText } from './free-text.ts';
import { TYPEAHEAD } from './limits.ts';

export interface TypeaheadItem {
  /** ID of the item. */
  key: string;
  /** Text to show and search. */
  value: string;
  detail?: string | undefined;
  disabled?: boolean | undefined;
  /** Typed by a person rather than from the list. */
  isFreeText?: boolean | undefined;
}

/** An item of a response with its index among all matches. */
export interface FoundItem {
  data: Pick<TypeaheadItem, 'key' | 'value' | 'detail' | 'disabled'>;
  index: number;
}

/**
 * Looks up items. `loaded`: number of the query's items already loaded, to continue after them; a response without new
 * items is the end.
 */
export type LoadItems = (query: string, loaded: number, signal: AbortSignal) => Promise<readonly FoundItem[]>;

export interface Offered {
  items: readonly TypeaheadItem[];
  /** Matches beyond the list's limit. */
  more: number;
}

/** Matching local items, followed by server results, without duplicates and selected ones. */
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

/** Items of an earlier response that still match, so that Enter never takes an outdated one. */
export function itemsThatFit(items: readonly TypeaheadItem[], query: string): readonly TypeaheadItem[] {
  const { places } = matcherOf(items).find(query, items.length);
  return places.flatMap((place) => items[place] ?? []);
}

/**
 * Option that Enter takes immediately: an exact match, otherwise the first enabled one. Custom text needs an arrow key.
 */
export function firstOption(items: readonly TypeaheadItem[], typed: string, freeText: boolean): number {
  const same = items.findIndex((item) => item.disabled !== true && isSameText(item.value, typed));
  if (same !== -1 || freeText) return same;
  return items.findIndex((item) => item.disabled !== true);
}

/** Adds texts to the selection, as the item with the same text if there is one, without duplicates. */
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
