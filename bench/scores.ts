/**
 * Cost of scores: all catalog services under a custom profile, and the longest time the thread is blocked. The first
 * run also derives the catalog's own answers. CPU time of this thread. Prints JSON.
 *
 * `node bench/scores.ts`
 */
import { setImmediate } from 'node:timers/promises';
import { loadCatalogue } from '@casbah/discovery/catalogue/built-in';
import { loadStatements } from '@casbah/discovery/catalogue/built-in-statements';
import { createScorer } from '@casbah/discovery/score/score';
import { scoreAll } from '@casbah/discovery/score/score-all';
import { DEFAULT_BRR_PROFILE } from '@casbah/domain/brr-profile';

const ROUNDS = 10;

const { services } = loadCatalogue();
const loadFrom = process.threadCpuUsage();
const statements = loadStatements();
const statementsMs = process.threadCpuUsage(loadFrom).user / 1000;

const profile = {
  ...DEFAULT_BRR_PROFILE,
  rules: { soc_2: { weight: 8, unknown: 'as_risky' }, processing_agreement: { weight: 8, knockout: true } },
} as const;

async function round(): Promise<{ all: number; longest: number }> {
  const scorer = createScorer({ profile, statements, year: 2026 });
  let longest = 0;
  let from = process.threadCpuUsage();
  let all = 0;
  const stop = () => {
    const { user } = process.threadCpuUsage(from);
    longest = Math.max(longest, user / 1000);
    all += user / 1000;
  };
  await scoreAll(services, scorer, {
    pause: async () => {
      stop();
      await setImmediate();
      from = process.threadCpuUsage();
    },
  });
  stop();
  return { all, longest };
}

const first = await round();
const later: { all: number; longest: number }[] = [];
for (let count = 0; count < ROUNDS; count += 1) later.push(await round());
const rounded = (ms: number) => Math.round(ms * 10) / 10;
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const scorer = createScorer({ profile, statements, year: 2026 });
const explainFrom = process.threadCpuUsage();
for (const service of services.slice(0, 1000)) scorer.explain(service);
const explainUs = process.threadCpuUsage(explainFrom).user / 1000;

process.stdout.write(
  `${JSON.stringify({
    services: services.length,
    services_with_statements: statements.size,
    load_statements_ms: rounded(statementsMs),
    first_profile_ms: rounded(first.all),
    first_longest_stretch_ms: rounded(first.longest),
    next_profile_ms: rounded(middle(later.map(({ all }) => all))),
    next_longest_stretch_ms: rounded(middle(later.map(({ longest }) => longest))),
    explain_one_us: rounded(explainUs),
  })}\n`,
);
