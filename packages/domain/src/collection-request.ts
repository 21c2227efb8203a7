import { isoTime } from './iso-time.ts';
import { DAY_MS, SECOND_MS } from './time-units.ts';

/** How an API names the next page of its records. */
export const NEXT_PAGE_WAYS = ['none', 'link', 'url', 'query', 'body'] as const;
export type NextPageWay = (typeof NEXT_PAGE_WAYS)[number];

export const REQUEST_METHODS = ['GET', 'POST'] as const;
export type RequestMethod = (typeof REQUEST_METHODS)[number];

/** How the client ID and secret reach an OAuth server (RFC 6749, section 2.3.1). */
export const CLIENT_SECRET_WAYS = ['body', 'basic'] as const;
export type ClientSecretWay = (typeof CLIENT_SECRET_WAYS)[number];

/** Pages fetched in one run. */
export const REQUEST_PAGES = { minimum: 1, maximum: 1000, default: 100 } as const;
/** How far each run reaches back, so that records that appear late are fetched: minutes. */
export const OVERLAP_MINUTES = { minimum: 0, maximum: 24 * 60, default: 10 } as const;
/** How far the first run reaches back: days. */
export const FIRST_DAYS = { minimum: 1, maximum: 365, default: 7 } as const;

/** Values of the placeholders: times in milliseconds, and the token of the next page. */
export interface RequestValues {
  from: number;
  until: number;
  next?: string | undefined;
}

const PLACEHOLDER = /\{(from|until)(?::(s|ms|date))?\}|\{next\}/g;
const ONLY_NUMBER = /^\{(from|until):(s|ms)\}$/;

/** A time as an API wants it. The beginning is rounded down and the end up, so a period never loses its edges. */
function timeText(name: 'from' | 'until', unit: string | undefined, values: RequestValues): string {
  const time = values[name];
  const whole = (step: number): number =>
    (name === 'from' ? Math.floor(time / step) : Math.ceil(time / step)) * step;
  switch (unit) {
    case 'ms':
      return String(Math.round(time));
    case 's':
      return String(whole(SECOND_MS) / SECOND_MS);
    case 'date':
      // The last day counts whole.
      return isoTime(Math.floor(time / DAY_MS) * DAY_MS).slice(0, 10);
    default:
      return `${isoTime(whole(SECOND_MS)).slice(0, 19)}Z`;
  }
}

function filled(template: string, values: RequestValues, write: (value: string) => string): string {
  return template.replace(PLACEHOLDER, (_all, name?: 'from' | 'until', unit?: string) =>
    write(name === undefined ? (values.next ?? '') : timeText(name, unit, values)),
  );
}

/** The address with its placeholders filled in. Throws if it isn't a URL then. */
export function filledUrl(template: string, values: RequestValues): URL {
  return new URL(filled(template, values, encodeURIComponent));
}

/**
 * The JSON body with the placeholders in its texts filled in. A text that is only `{from:s}` or `{from:ms}` becomes a
 * number. Throws if the template isn't JSON.
 */
export function filledBody(template: string, values: RequestValues): string {
  return JSON.stringify(JSON.parse(template), (_key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const text = filled(value, values, String);
    return ONLY_NUMBER.test(value) ? Number(text) : text;
  });
}

/** Whether a request can be limited to a period. */
export function hasEnd(template: string): boolean {
  return /\{until(?::(?:s|ms|date))?\}/.test(template);
}

const EARLY: RequestValues = { from: 0, until: DAY_MS };
const LATE: RequestValues = { from: 2e12, until: 3e12 };

/** Whether a text is an address whose only braces are placeholders, none of them in its host. */
export function isRequestUrl(text: string): boolean {
  if (/[{}]|\s/.test(filled(text, EARLY, () => '')) || text.includes('{next}') || text.includes('#'))
    return false;
  const [early, late] = [EARLY, LATE].map((values) => filled(text, values, encodeURIComponent));
  if (early === undefined || late === undefined || !URL.canParse(early) || !URL.canParse(late)) return false;
  const { protocol, origin, username, password } = new URL(early);
  return /^https?:$/.test(protocol) && `${username}${password}` === '' && origin === new URL(late).origin;
}

/** Whether a text is a JSON object or array. */
export function isRequestBody(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** Whether two addresses have the same scheme, host and port. */
export function isSameOrigin(one: string, other: string): boolean {
  if (!isRequestUrl(one) || !isRequestUrl(other)) return false;
  return filledUrl(one, EARLY).origin === filledUrl(other, EARLY).origin;
}

/** Whether a text is a path like `response_metadata.next_cursor`. */
export function isRecordPath(text: string): boolean {
  return /^[^\s.][^\s]{0,199}$/.test(text) && text.split('.').length <= 8;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The value at a path of member names. A name may contain dots, such as `@odata.nextLink`. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  if (!isObject(value)) return undefined;
  if (Object.hasOwn(value, path)) return value[path];
  const dot = path.indexOf('.');
  if (dot < 0 || !Object.hasOwn(value, path.slice(0, dot))) return undefined;
  return valueAt(value[path.slice(0, dot)], path.slice(dot + 1));
}

/** Paths of the lists of objects in an answer, down to two levels. */
export function listPaths(answer: unknown): string[] {
  if (!isObject(answer)) return [];
  const within = (value: unknown, at: string, depth: number): string[] => {
    if (Array.isArray(value)) return value.some((one) => isObject(one)) ? [at] : [];
    if (!isObject(value) || depth === 0) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      within(inner, at === '' ? name : `${at}.${name}`, depth - 1),
    );
  };
  return within(answer, '', 2);
}

/**
 * The records of an answer: the list at the path, or without a path the answer itself or its only list. An answer
 * without any list has no records; `undefined` if the records are elsewhere.
 */
export function recordsOf(answer: unknown, path: string): readonly unknown[] | undefined {
  const found = valueAt(answer, path);
  if (Array.isArray(found)) return found;
  if (!isObject(answer) || (path !== '' && found !== undefined && found !== null)) return undefined;
  const [only, ...others] = listPaths(answer);
  if (only === undefined) return [];
  if (path !== '' || others.length > 0) return undefined;
  const list = valueAt(answer, only);
  return Array.isArray(list) ? list : undefined;
}
