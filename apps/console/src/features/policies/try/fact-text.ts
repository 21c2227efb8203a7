import type { ActivityRow } from '@casbah/contract/investigate';
import { ACTIVITY_EXTRAS } from '@casbah/domain/activity';
import type { Filter } from '@casbah/domain/filter/expression';
import { readNumberText, writeNumberText } from '@casbah/domain/filter/typed-number';
import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import { type Facts, POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';

type Fact = string | number | string[];
export type FactsGiven = Partial<Record<PolicyField, Fact>>;

/** Why the text of facts can't be read; lines count from 1. */
export type FactProblem =
  | { code: 'json' }
  | { code: 'unread'; line: number }
  | { code: 'field'; line: number; field: string }
  | { code: 'number'; line: number; field: PolicyField };

/** Fields of which a thing may have several values, separated by commas. */
const SEVERAL: readonly PolicyField[] = [
  'group',
  'content',
  'content_risk',
  'target',
  'target_domain',
  'tag',
];

/** Reads facts from lines such as `app = Box`, or from a JSON object. */
export function readFacts(text: string): { facts: FactsGiven } | { problem: FactProblem } {
  return text.trimStart().startsWith('{') ? readJson(text) : readLines(text);
}

function readLines(text: string): { facts: FactsGiven } | { problem: FactProblem } {
  const facts: FactsGiven = {};
  for (const [index, given] of text.split('\n').entries()) {
    if (given.trim() === '') continue;
    const line = index + 1;
    const [, name = '', rest = ''] = /^\s*(\w+)\s*[:=]\s*(.+?)\s*$/.exec(given) ?? [];
    if (name === '') return { problem: { code: 'unread', line } };
    if (!isFieldOf(POLICY_FIELDS, name)) return { problem: { code: 'field', line, field: name } };
    const value = rest.replace(/^"(.*)"$/, '$1');
    const fact = isNumber(name) ? readNumberText(value, unitOf(name)) : textFact(name, value);
    if (fact === undefined) return { problem: { code: 'number', line, field: name } };
    facts[name] = fact;
  }
  return { facts };
}

function readJson(text: string): { facts: FactsGiven } | { problem: FactProblem } {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { problem: { code: 'json' } };
  }
  if (typeof given !== 'object' || given === null) return { problem: { code: 'json' } };
  const facts: FactsGiven = {};
  for (const [index, [name, value]] of Object.entries(given).entries()) {
    const line = index + 1;
    if (!isFieldOf(POLICY_FIELDS, name)) return { problem: { code: 'field', line, field: name } };
    const fact = jsonFact(value);
    if (fact === undefined) return { problem: { code: 'unread', line } };
    facts[name] = fact;
  }
  return { facts };
}

function jsonFact(value: unknown): Fact | undefined {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
}

function textFact(field: PolicyField, text: string): string | string[] {
  if (!SEVERAL.includes(field) || !text.includes(',')) return text;
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

const isNumber = (field: PolicyField): boolean => ['number', 'bytes'].includes(POLICY_FIELDS[field].type);
const unitOf = (field: PolicyField) => (POLICY_FIELDS[field].type === 'bytes' ? 'bytes' : undefined);

/** Facts as lines, which `readFacts` reads. */
export function writeFacts(facts: Facts): string {
  return Object.entries(facts)
    .flatMap(([name, value]) => {
      if (!isFieldOf(POLICY_FIELDS, name) || value === undefined || value === '') return [];
      if (typeof value === 'number') return [`${name} = ${writeNumberText(value, unitOf(name))}`];
      return [`${name} = ${typeof value === 'string' ? value.replaceAll('\n', ' ') : value.join(', ')}`];
    })
    .join('\n');
}

/** Facts that meet a condition, as far as single values say: a start for trying it. */
export function exampleFacts(filter: Filter<PolicyField>): FactsGiven {
  switch (filter.kind) {
    case 'and':
      return Object.assign({}, ...filter.parts.map(exampleFacts));
    case 'or':
      return filter.parts[0] === undefined ? {} : exampleFacts(filter.parts[0]);
    case 'not':
    case 'exists':
      return {};
    case 'in':
      return filter.values[0] === undefined ? {} : { [filter.field]: filter.values[0] };
    case 'text':
      return filter.operator === 'like' ? {} : { [filter.field]: filter.value };
    case 'compare':
      return { [filter.field]: filter.value + { '>': 1, '>=': 0, '<': -1, '<=': 0 }[filter.operator] };
  }
}

/** Fields that an activity's event has under the same name. */
const OF_EVENT = [
  'user',
  'user_domain',
  'app',
  'service',
  'activity',
  'object_type',
  'object',
  'object_id',
  'outcome',
  'session',
  'src_ip',
  'country',
  'city',
  'network',
  'device',
  'device_type',
  'os',
  'browser',
  'user_agent',
  'url',
  'message',
] as const satisfies readonly PolicyField[];
const OF_EXTRA = [
  ACTIVITY_EXTRAS.path,
  ACTIVITY_EXTRAS.size,
  ACTIVITY_EXTRAS.exposure,
  ACTIVITY_EXTRAS.role,
  ACTIVITY_EXTRAS.account,
] as const satisfies readonly PolicyField[];

/** What an activity says, as facts of a policy type's fields. */
export function factsOfActivity(
  { event }: Pick<ActivityRow, 'event'>,
  fields: readonly PolicyField[],
): FactsGiven {
  const facts: FactsGiven = {};
  for (const field of OF_EVENT)
    if (fields.includes(field) && event[field] !== undefined) facts[field] = event[field];
  for (const field of OF_EXTRA) {
    const value = event.extra[field];
    if (!fields.includes(field) || value === undefined) continue;
    const fact = isNumber(field) ? readNumberText(value, unitOf(field)) : value;
    if (fact !== undefined) facts[field] = fact;
  }
  if (fields.includes('target') && event.targets.length > 0) facts.target = event.targets;
  return facts;
}
