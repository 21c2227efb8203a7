import type { CollectionPlace } from '@casbah/contract/collection';
import { filledBody, filledUrl, type RequestValues, valueAt } from '@casbah/domain/collection-request';
import { CollectionFailed } from './place.ts';

export type HttpPlace = Extract<CollectionPlace, { kind: 'http' }>;

/** A request for one page. */
export interface PageRequest {
  url: URL;
  body: string | null;
}

/** An answer with one page. */
export interface PageAnswer {
  answer: unknown;
  /** The `Link` header. */
  link: string | null;
  /** Number of records. */
  count: number;
}

/** Longer tokens aren't sent back. */
const LONGEST_TOKEN = 8192;

export function firstRequest(place: HttpPlace, values: RequestValues): PageRequest {
  return {
    url: filledUrl(place.url, values),
    body: place.method === 'POST' ? filledBody(place.body === '' ? '{}' : place.body, values) : null,
  };
}

/**
 * The request for the page after this one, `undefined` after the last one. Throws `CollectionFailed` if the next page
 * is on another server.
 */
export function nextRequest(
  place: HttpPlace,
  values: RequestValues,
  current: PageRequest,
  { answer, link, count }: PageAnswer,
): PageRequest | undefined {
  const next = place.next_page;
  switch (next.by) {
    case 'none':
      return undefined;
    case 'link':
      return atUrl(nextLink(link), current);
    case 'url':
      return atUrl(textAt(answer, next.path), current);
    case 'query':
    case 'body': {
      // The token after the last page lets clients wait for more: it is given although there is no next page.
      const hasMore = next.more === '' ? count > 0 : String(valueAt(answer, next.more)) === 'true';
      const token = textAt(answer, next.path);
      if (!hasMore || token === undefined) return undefined;
      if (token.length > LONGEST_TOKEN)
        throw new CollectionFailed('next_page_refused', `More than ${LONGEST_TOKEN} characters`);
      if (next.by === 'body') {
        const with_ = { ...values, next: token };
        const url = next.url === '' ? current.url : filledUrl(next.url, with_);
        return { url, body: filledBody(next.body, with_) };
      }
      const url = new URL(current.url);
      url.searchParams.set(next.parameter, token);
      return { url, body: current.body };
    }
  }
}

function textAt(answer: unknown, path: string): string | undefined {
  const value = valueAt(answer, path);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text === '' ? undefined : text;
}

/** The URL with `rel="next"` in a `Link` header (RFC 8288). */
function nextLink(header: string | null): string | undefined {
  for (const [, url, parameters = ''] of (header ?? '').matchAll(/<([^<>]*)>([^<]*)/g))
    if (/;\s*rel\s*=\s*(?:next\b|"(?:[^"]*\s)?next(?:\s[^"]*)?")/i.test(parameters)) return url;
  return undefined;
}

function atUrl(text: string | undefined, current: PageRequest): PageRequest | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text, current.url.href)) throw new CollectionFailed('next_page_refused', 'Not a URL');
  const url = new URL(text, current.url);
  // The token goes only to the server it was entered for.
  if (url.origin !== current.url.origin) throw new CollectionFailed('next_page_refused', url.origin);
  return { url, body: current.body };
}
