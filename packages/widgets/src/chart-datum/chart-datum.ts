import type { ReactNode } from 'react';

/** Data model of all charts with named values: bars, pies, rings, lists. */
export interface ChartDatum {
  label: string;
  /** Zero or more. */
  value: number;
  /** A tile, flag or shape before the label. */
  icon?: ReactNode;
}

/**
 * Why a chart can't be drawn from these items, for the log: not a list, values that aren't numbers of at least zero, or
 * all zeros. `undefined` if it can be drawn. Server responses may break the types, and a chart must not crash its page.
 */
export function whyNotDrawn<Item>(
  items: readonly Item[],
  toValue: (item: Item, index: number) => number,
): string | undefined {
  const wrong = whyInvalid(items, toValue);
  if (wrong !== undefined) return wrong;
  if (items.length === 0) return 'there are no values';
  return items.some((item, index) => toValue(item, index) !== 0) ? undefined : 'every value is zero';
}

/** The invalid cases of `whyNotDrawn`: not a list, or an invalid value. Empty lists are valid. */
export function whyInvalid<Item>(
  items: readonly Item[],
  toValue: (item: Item, index: number) => number,
): string | undefined {
  if (!Array.isArray(items)) return 'the values are not a list';
  for (const [index, item] of items.entries()) {
    if (typeof item !== 'object' || item === null) return `value ${index} is not a datum`;
    const value = toValue(item, index);
    if (typeof value !== 'number' || !Number.isFinite(value)) return `value ${index} is not a number`;
    if (value < 0) return `value ${index} is below zero`;
  }
  return undefined;
}

/** `whyNotDrawn` for the common datum model, including labels. */
export function whyDataNotDrawn(data: readonly ChartDatum[]): string | undefined {
  const wrong = whyDataInvalid(data);
  return wrong ?? whyNotDrawn(data, ({ value }) => value);
}

/** `whyInvalid` for the common datum model, including labels. */
export function whyDataInvalid(data: readonly ChartDatum[]): string | undefined {
  const wrong = whyInvalid(data, ({ value }) => value);
  if (wrong !== undefined) return wrong;
  const nameless = data.findIndex(({ label }) => typeof label !== 'string');
  return nameless === -1 ? undefined : `value ${nameless} has no label`;
}
