import type { EventAction } from '@casbah/domain/event';
import { isAbsent } from '../fields/absent.ts';
import { actionOf } from '../fields/action.ts';
import type { LogRecord, Meaning } from '../fields/log-record.ts';
import type { Line } from '../lines/line.ts';

/** Whether a value is a feed's placeholder: None, NA or N/A. */
export function isNone(value: string): boolean {
  return value === 'None' || value === 'NA' || value === 'Unknown' || value === 'NONE' || isAbsent(value);
}

/** `Allowed`, `Blocked`; a caution page lets the user continue. */
function actionOfFeed(word: string): EventAction {
  return /^caution/i.test(word) ? 'warned' : actionOf(word);
}

export const RULES = { action: actionOfFeed };

/** `REQ_ALLOW`, `RES_BLOCK`, `Block`. */
export function actionOfQuery(word: string): EventAction {
  return actionOf(word.replace(/^re[qs]_/i, ''));
}

/** Fields that feeds encode in base64, so that no value breaks a line. */
const ENCODED: readonly (readonly [string, Meaning])[] = [
  ['b64url', 'url'],
  ['b64host', 'host'],
  ['b64referer', 'referrer'],
  ['b64ua', 'user_agent'],
];

function decoded(base64: string): string | undefined {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** `jdoe%40example.com`: feeds escape configured characters. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Decodes base64 and escapes. URLs stay unchanged. */
export function decodeFields(record: LogRecord): void {
  for (const [name, meaning] of ENCODED) {
    if (record.has(meaning)) continue;
    const value = record.kept(name);
    const text = value === undefined ? undefined : decoded(value);
    if (text === undefined) continue;
    record.set(meaning, text);
    record.takeKept(name);
  }
  for (const meaning of ['user', 'category', 'app'] as const) {
    const value = record.get(meaning);
    if (value?.includes('%')) record.set(meaning, unescaped(value));
  }
  const agent = record.get('user_agent');
  if (agent?.includes('%20')) record.set('user_agent', unescaped(agent));
}

/** The feed starts with `yyyy-MM-dd HH:mm:ss` and a tab, also after a syslog header. */
export function takeLeadingTime(record: LogRecord, line: Line, start: number): void {
  if (record.has('time') || start < 20) return;
  const before = line.text.slice(0, start - 1);
  const match =
    /(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)\s*$/.exec(before) ??
    /([A-Z][a-z]{2} [A-Z][a-z]{2} .{1,20}\d{4})\s*$/.exec(before);
  if (match?.[1] !== undefined) record.set('time', match[1]);
}

const WEEKDAY_TIME = /^"?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} [ \d]?\d \d\d:\d\d:\d\d \d{4}"?[,\t]/;

/** Whether a record of the feed output type CSV begins here, with its time. */
export function isFeedLine(text: string, at: number): boolean {
  return WEEKDAY_TIME.test(at === 0 ? text : text.slice(at, at + 32));
}
