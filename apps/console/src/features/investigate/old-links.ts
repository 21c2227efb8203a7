import type { ActivityField } from '@casbah/domain/filter/activity-fields';
import { normalise } from '@casbah/domain/filter/normalise';
import { isoTime } from '@casbah/domain/iso-time';
import { type Period, parsePeriod } from '@casbah/domain/time-period';
import type { Scope } from '../../scope/scope.ts';
import { type ActivityFilter, activityFilterText, having, readActivityFilter } from './activity-filter.ts';

/** Parameters of links of earlier consoles. `range` has kept its name. */
export const OLD_PARAMETERS = [
  'anomaly',
  'range_from',
  'range_to',
  'app',
  'user_email',
  'Resource_Id',
  'user',
  'facility',
  'identification',
  'document_id',
] as const;
export type OldParameter = (typeof OLD_PARAMETERS)[number];
export type OldSearch = Readonly<Partial<Record<OldParameter | 'range' | 'filter', string | undefined>>>;

/** Range and filter of a link of an earlier console; undefined for a current one. `now`: ms since 1970 UTC. */
export function readOldLink(search: OldSearch, now: number): Scope | undefined {
  const given = OLD_PARAMETERS.filter((name) => (search[name] ?? '') !== '');
  const named = OLD_RANGES[search.range ?? ''];
  if (given.length === 0 && named === undefined) return undefined;
  const { filter, error } = readActivityFilter(search.filter);
  const parts = given.flatMap((name) => conditionOf(name, search[name] ?? '') ?? []);
  // A broken filter stays as is, so that its error is shown.
  const text =
    error === undefined
      ? activityFilterText(normalise({ kind: 'and', parts: [filter, ...parts] }))
      : search.filter;
  return { ...rangeOf(search, named, now), ...(text === undefined ? {} : { filter: text }) };
}

/** Names of ranges in earlier consoles. */
const OLD_RANGES: Readonly<Record<string, Period>> = {
  last_day: '24h',
  last_week: '7d',
  last_month: '1mo',
  last_quarter: '3mo',
  last_year: '1yr',
};

function rangeOf({ range, range_from, range_to }: OldSearch, named: Period | undefined, now: number): Scope {
  const from = momentOf(range_from);
  const to = momentOf(range_to) ?? now;
  if (from !== undefined && from < to) return { from: isoTime(from), to: isoTime(to) };
  const current = named ?? parsePeriod(range ?? '');
  return typeof current === 'string' ? { range: current } : {};
}

/** ISO 8601, with a space for its `T`, or seconds or milliseconds since 1970 UTC. */
function momentOf(text = ''): number | undefined {
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  const time = Date.parse(text.replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T'));
  return Number.isNaN(time) ? undefined : time;
}

function conditionOf(name: OldParameter, value: string): ActivityFilter | undefined {
  switch (name) {
    case 'range_from':
    case 'range_to':
      return undefined;
    case 'app':
    case 'facility':
      return anyOf(
        'app',
        value
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one !== ''),
      );
    case 'user':
    case 'user_email':
      return anyOf('user', namesOf(value));
    case 'Resource_Id':
    case 'document_id':
      return having('object_id', value);
    case 'identification':
      return having('raw_id', value);
    case 'anomaly':
      return anomaly(value);
  }
}

function anyOf(field: ActivityField, values: readonly string[]): ActivityFilter {
  return { kind: 'in', field, values };
}

/** The log has people without their domain, unless the source names only their address. */
function namesOf(user: string): readonly string[] {
  const [, local] = /^([^@\s]+)@[^@\s]+$/.exec(user) ?? [];
  return local === undefined ? [user] : [local, user];
}

/** An alert of the app itself, by its ID or name; any alert for `true`. */
function anomaly(value: string): ActivityFilter {
  const alerts = having('activity', 'alert');
  if (/^(true|1|yes|all)$/i.test(value)) return alerts;
  return {
    kind: 'and',
    parts: [
      alerts,
      {
        kind: 'or',
        parts: [having('raw_id', value), { kind: 'text', field: 'text', operator: 'contains', value }],
      },
    ],
  };
}
