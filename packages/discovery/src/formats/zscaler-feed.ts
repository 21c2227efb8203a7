import type { EventAction } from '@casbah/domain/event';
import { isAbsent } from '../fields/absent.ts';
import { actionOf } from '../fields/action.ts';
import type { LogRecord } from '../fields/log-record.ts';
import type { Line } from '../lines/line.ts';

/** The feeds write None, NA and N/A where there is nothing. */
export function isNone(value: string): boolean {
  return value === 'None' || value === 'NA' || value === 'Unknown' || value === 'NONE' || isAbsent(value);
}

/** `Allowed`, `Blocked`; a caution page is shown before the user may go on. */
function actionOfFeed(word: string): EventAction {
  return /^caution/i.test(word) ? 'warned' : actionOf(word);
}

export const RULES = { action: actionOfFeed };

/** The feed begins with `yyyy-MM-dd HH:mm:ss` and a tab, also behind a syslog header. */
export function takeLeadingTime(record: LogRecord, line: Line, start: number): void {
  if (record.has('time') || start < 20) return;
  const before = line.text.slice(0, start - 1);
  const match =
    /(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)\s*$/.exec(before) ??
    /([A-Z][a-z]{2} [A-Z][a-z]{2} .{1,20}\d{4})\s*$/.exec(before);
  if (match?.[1] !== undefined) record.set('time', match[1]);
}

const WEEKDAY_TIME = /^"?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} [ \d]?\d \d\d:\d\d:\d\d \d{4}"?[,\t]/;

/** Whether a record of the feed output type CSV begins here: with its time. */
export function isFeedLine(text: string, at: number): boolean {
  return WEEKDAY_TIME.test(at === 0 ? text : text.slice(at, at + 32));
}
