/**
 * Decisions by 1,000 active policies of one type: the indexed decider with and without its trace, beside a plain evaluation
 * of every policy. One policy in twenty can't be indexed. Rates are per second of one processor. Prints JSON.
 *
 * `node bench/policies.ts [policies]`
 */
import { evaluateRow } from '@casbah/domain/filter/evaluate-row';
import { parseFilter } from '@casbah/domain/filter/parse';
import type { Policy, PolicySet } from '@casbah/domain/policy/policy';
import { type Facts, POLICY_FIELDS } from '@casbah/domain/policy/policy-fields';
import { seededRandom } from '@casbah/inspection/random/seeded-random';
import { Decider } from '@casbah/policy/decider';

const [COUNT = 1000] = process.argv.slice(2).map(Number);
const GOALS = { decisions_per_second: 50_000, explained_per_second: 10_000 };
const QUESTIONS = 20_000;
/** As many of these as the plain evaluation can answer in the same time. */
const PLAIN_QUESTIONS = 500;
const TIME = Date.UTC(2026, 10, 23, 10);

const random = seededRandom(19);
const below = (count: number) => Math.floor(random() * count);
const pick = <Value>(values: readonly Value[]): Value => {
  const value = values[below(values.length)];
  if (value === undefined) throw new RangeError('Nothing to pick from');
  return value;
};
const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word}-${n}`);
const APPS = numbered('app', 60);
const GROUPS = numbered('group', 200);
const PROFILES = numbered('profile', 120);
const ACTIVITIES = ['upload', 'download', 'share', 'view', 'edit', 'delete', 'send'];
const TAGS = ['sanctioned', 'unsanctioned', 'in review'];

const CONDITIONS: readonly (() => string)[] = [
  () => `activity in (upload, share) and content = "${pick(PROFILES)}" and not tag = sanctioned`,
  () => `app in (${pick(APPS)}, ${pick(APPS)}) and activity = ${pick(ACTIVITIES)} and match_count >= 10`,
  () => `content in ("${pick(PROFILES)}", "${pick(PROFILES)}") and direction = upload and risk = high`,
  () => `group = "${pick(GROUPS)}" and app = ${pick(APPS)} and object ends ".csv"`,
  () => `src_ip = 10.${below(200)}.0.0/16 and app = ${pick(APPS)}`,
];
const OPEN = () => `match_count >= ${10 + below(500)} and not tag = sanctioned and size > 1MB`;

function policyOf(place: number): Policy {
  const { filter, error } = parseFilter(place % 20 === 0 ? OPEN() : pick(CONDITIONS)(), POLICY_FIELDS);
  if (error !== undefined) throw new Error(error.message);
  return {
    id: `policy-${place}`,
    version: 1,
    order: place,
    type: 'filexfer',
    name: `Policy ${place}`,
    description: '',
    severity: 'medium',
    condition: filter,
    include: place % 3 === 0 ? [{ kind: 'group', value: pick(GROUPS) }] : [],
    exclude: place % 5 === 0 ? [{ kind: 'group', value: pick(GROUPS) }] : [],
    exceptions: [],
    responses: [place % 2 === 0 ? { kind: 'block' } : { kind: 'raise_incident' }],
  };
}

function factsOf(): Facts {
  return {
    user: `person.${below(10_000)}@acme.example`,
    user_domain: 'acme.example',
    group: Array.from({ length: 8 }, () => pick(GROUPS)),
    src_ip: `10.${below(200)}.${below(250)}.7`,
    app: pick(APPS),
    activity: pick(ACTIVITIES),
    direction: 'upload',
    object: `report-${below(5000)}.${pick(['csv', 'xlsx', 'pdf'])}`,
    content: below(4) === 0 ? [pick(PROFILES), pick(PROFILES)] : [],
    match_count: below(4) === 0 ? below(40) : undefined,
    size: below(20_000_000),
    risk: pick(['low', 'medium', 'high']),
    tag: [pick(TAGS)],
  };
}

const set: PolicySet = {
  version: 1,
  policies: Array.from({ length: COUNT }, (_, n) => policyOf(n)),
  precedence: [],
};
const compileFrom = performance.now();
const decider = new Decider(set);
const compiled = performance.now() - compileFrom;
const questions = Array.from({ length: QUESTIONS }, () => ({
  type: 'filexfer' as const,
  facts: factsOf(),
  time: TIME,
}));

/** Policies that apply, each asked about its condition and people. */
function plainly({ facts }: { facts: Facts }): number {
  const groups = new Set([facts.group ?? []].flat().map(String));
  return set.policies.filter(
    ({ condition, include, exclude }) =>
      evaluateRow(condition, POLICY_FIELDS, (field) => facts[field]) &&
      !exclude.some(({ value }) => groups.has(value)) &&
      (include.length === 0 || include.some(({ value }) => groups.has(value))),
  ).length;
}

function rate<Asked>(asked: readonly Asked[], answer: (asked: Asked) => number) {
  for (const one of asked.slice(0, asked.length / 4)) answer(one);
  let applied = 0;
  const from = process.threadCpuUsage();
  for (const one of asked) applied += answer(one);
  const { user, system } = process.threadCpuUsage(from);
  return { perSecond: (asked.length / (user + system)) * 1e6, applied };
}

const some = questions.slice(0, PLAIN_QUESTIONS);
const expected = rate(some, plainly);
if (rate(some, (one) => decider.decide(one).policies.length).applied !== expected.applied)
  throw new Error('The decider and the plain evaluation disagree');
const decided = rate(questions, (one) => decider.decide(one).policies.length);
const explained = rate(questions, (one) => decider.explain(one).trace.length);

console.log(
  JSON.stringify(
    {
      policies: COUNT,
      goals: GOALS,
      compile_ms: Math.round(compiled),
      decisions_per_second: Math.round(decided.perSecond),
      explained_per_second: Math.round(explained.perSecond),
      plain_per_second: Math.round(expected.perSecond),
      times_plain: Math.round(decided.perSecond / expected.perSecond),
      policies_applied_per_decision: Math.round((decided.applied / QUESTIONS) * 100) / 100,
      policies_explained_per_decision: Math.round((explained.applied / QUESTIONS) * 100) / 100,
    },
    null,
    2,
  ),
);
