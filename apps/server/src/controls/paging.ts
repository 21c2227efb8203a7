import { type ListMeta, MOST_LISTED } from '@casbah/contract/proxy-action';

export interface Paging {
  limit: number;
  offset: number;
}

/** A limit of 0 means the maximum page size. */
export function limitOf({ limit }: Paging): number {
  return limit === 0 ? MOST_LISTED : limit;
}

/** Metadata of a list. `next` and `previous` are requested with the same body. */
export function metaOf(resource: string, total: number, paging: Paging): ListMeta {
  const limit = limitOf(paging);
  const { offset } = paging;
  const at = (place: number): string =>
    `/controls/make_api_request?resource=${resource}&limit=${limit}&offset=${place}`;
  return {
    total_count: total,
    limit,
    offset,
    next: offset + limit < total ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
  };
}

/** One page of rows that fit in memory. */
export function pageOf<Row>(
  resource: string,
  rows: readonly Row[],
  paging: Paging,
): { meta: ListMeta; objects: Row[] } {
  return {
    meta: metaOf(resource, rows.length, paging),
    objects: rows.slice(paging.offset, paging.offset + limitOf(paging)),
  };
}

/** Rows whose name contains the text, in the requested order (stable sort). */
export function found<Row>(
  rows: readonly Row[],
  asked: { query?: string | undefined; order_by?: string | undefined },
  { nameOf, keyOf }: { nameOf: (row: Row) => string; keyOf: (row: Row, field: string) => string | number },
): Row[] {
  const wanted = asked.query?.toLowerCase() ?? '';
  const kept = wanted === '' ? [...rows] : rows.filter((row) => nameOf(row).toLowerCase().includes(wanted));
  if (asked.order_by === undefined) return kept;
  const descending = asked.order_by.startsWith('-');
  const field = descending ? asked.order_by.slice(1) : asked.order_by;
  const sign = descending ? -1 : 1;
  return kept.sort((a, b) => sign * compare(keyOf(a, field), keyOf(b, field)));
}

const collator = new Intl.Collator('en', { numeric: true });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** A field of a row as text, to sort by. */
export function textIn(row: object, field: string): string {
  return String(Object.entries(row).find(([name]) => name === field)?.[1] ?? '');
}
