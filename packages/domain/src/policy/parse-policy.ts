import type { Filter } from '../filter/expression.ts';
import { NONE } from '../filter/normalise.ts';
import { type FilterError, parseFilter } from '../filter/parse.ts';
import { MINUTES_PER_DAY } from '../time-units.ts';
import { isTimeZone } from '../time-zone.ts';
import { usedConditions } from './conditions.ts';
import type { PolicyDefinition, PolicyException } from './policy.ts';
import { POLICY_FIELDS, type PolicyField } from './policy-fields.ts';
import { POLICY_TYPE_FORMS, type PolicyType } from './policy-type.ts';
import type { PolicyResponse } from './response.ts';
import type { PolicySchedule } from './schedule.ts';
import type { WrittenException, WrittenPolicy, WrittenResponse, WrittenSchedule } from './written-policy.ts';

/** Kilobytes of the largest file that a condition on `size` can name (SH-V018). */
export const LARGEST_FILE_KB = 9_999_999;
const LARGEST_FILE = LARGEST_FILE_KB * 1024;

/** Why a definition can't be used, and where: `exceptions.2.condition`. */
export type PolicyProblem = { path: string } & (
  | { code: 'condition'; error: FilterError }
  /** Policies of the type never know this field. */
  | { code: 'field'; field: PolicyField }
  | { code: 'response'; response: PolicyResponse['kind'] }
  | { code: 'file_size' }
  | { code: 'time_zone'; timeZone: string }
  /** A window or a schedule that ends when it starts, or earlier. */
  | { code: 'empty_window' }
  | { code: 'empty_schedule' }
  | { code: 'repeated_exception' }
);

export type ParsedPolicy =
  | { definition: PolicyDefinition; problems?: undefined }
  | { problems: readonly PolicyProblem[]; definition?: undefined };

/** Reads a written definition. What it refers to, such as groups, isn't checked. */
export function parsePolicy(type: PolicyType, written: WrittenPolicy): ParsedPolicy {
  const problems: PolicyProblem[] = [];
  const { name, description, severity, include, exclude } = written;
  const definition: PolicyDefinition = {
    type,
    name,
    description,
    severity,
    include,
    exclude,
    condition: conditionOf(type, written.condition, 'condition', problems),
    exceptions: exceptionsOf(type, written.exceptions, problems),
    schedule: written.schedule === null ? undefined : scheduleOf(written.schedule, problems),
    responses: written.responses.map(parseResponse),
  };
  for (const [place, { kind }] of written.responses.entries())
    if (!POLICY_TYPE_FORMS[type].responses.includes(kind))
      problems.push({ path: `responses.${place}`, code: 'response', response: kind });
  return problems.length === 0 ? { definition } : { problems };
}

/** Everything that is wrong with a written definition, apart from what it refers to. */
export function definitionProblems(type: PolicyType, written: WrittenPolicy): readonly PolicyProblem[] {
  return parsePolicy(type, written).problems ?? [];
}

/** What is wrong with a condition of a policy of this type. */
export function conditionProblems(type: PolicyType, condition: string, path: string): PolicyProblem[] {
  const problems: PolicyProblem[] = [];
  conditionOf(type, condition, path, problems);
  return problems;
}

export function parseResponse(written: WrittenResponse): PolicyResponse {
  if (written.kind !== 'coach') return written;
  const { kind, template, asks_for_reason: asksForReason } = written;
  return template === undefined ? { kind, asksForReason } : { kind, template, asksForReason };
}

export function writeResponse(response: PolicyResponse): WrittenResponse {
  if (response.kind !== 'coach') return response;
  const { kind, template, asksForReason: asks_for_reason } = response;
  return template === undefined ? { kind, asks_for_reason } : { kind, template, asks_for_reason };
}

function conditionOf(
  type: PolicyType,
  text: string,
  path: string,
  problems: PolicyProblem[],
): Filter<PolicyField> {
  const { filter, error } = parseFilter(text, POLICY_FIELDS);
  if (error !== undefined) {
    problems.push({ path, code: 'condition', error });
    return NONE;
  }
  const { fields } = POLICY_TYPE_FORMS[type];
  const refused = new Set<PolicyField>();
  for (const condition of usedConditions(filter)) {
    const { field } = condition;
    if (!fields.includes(field)) refused.add(field);
    if (field !== 'size' || condition.kind === 'exists' || condition.kind === 'text') continue;
    const sizes = condition.kind === 'in' ? condition.values : [condition.value];
    if (!sizes.every((size) => typeof size === 'number' && size >= 0 && size <= LARGEST_FILE))
      problems.push({ path, code: 'file_size' });
  }
  for (const field of refused) problems.push({ path, code: 'field', field });
  return filter;
}

function exceptionsOf(
  type: PolicyType,
  written: readonly WrittenException[],
  problems: PolicyProblem[],
): PolicyException[] {
  const known = new Set<string>();
  return written.map(({ id, condition, reason, expires }, place) => {
    if (known.has(id)) problems.push({ path: `exceptions.${place}.id`, code: 'repeated_exception' });
    known.add(id);
    return {
      id,
      reason,
      condition: conditionOf(type, condition, `exceptions.${place}.condition`, problems),
      ...(expires === null ? {} : { expires: Date.parse(expires) }),
    };
  });
}

function scheduleOf(written: WrittenSchedule, problems: PolicyProblem[]): PolicySchedule {
  const { time_zone: timeZone } = written;
  if (!isTimeZone(timeZone)) problems.push({ path: 'schedule.time_zone', code: 'time_zone', timeZone });
  const from = momentOf(written.from);
  const until = momentOf(written.until);
  if (from !== undefined && until !== undefined && until <= from)
    problems.push({ path: 'schedule.until', code: 'empty_schedule' });
  return {
    timeZone,
    from,
    until,
    windows: written.windows.map(({ days, ...window }, place) => {
      const [start, end] = [minuteOf(window.from), minuteOf(window.to)];
      if (start === end) problems.push({ path: `schedule.windows.${place}.to`, code: 'empty_window' });
      return { days, from: start, to: end };
    }),
  };
}

const momentOf = (time: string | null): number | undefined => (time === null ? undefined : Date.parse(time));

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Math.min(hours * 60 + minutes, MINUTES_PER_DAY);
}
