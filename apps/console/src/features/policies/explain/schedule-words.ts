import { WEEKDAYS, type Weekday } from '@casbah/domain/policy/schedule';
import type { WrittenWindow } from '@casbah/domain/policy/written-policy';
import type { ExplainWords } from './explain-words.ts';

/** Days in a row from which a range replaces their list. */
const RANGE_MIN = 3;

/** “Mon–Fri from 09:00 to 17:00” */
export function windowWords({ days, from, to }: WrittenWindow, words: ExplainWords): string {
  return words.say('policy.explain.window', { days: dayWords(days, words), from, to });
}

function dayWords(days: readonly Weekday[], words: ExplainWords): string {
  const runs: Weekday[][] = [];
  for (const day of WEEKDAYS) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return words.all(
    runs.flatMap((run) => {
      const [first] = run;
      const last = run.at(-1);
      return run.length >= RANGE_MIN && first !== undefined && last !== undefined
        ? [`${words.weekday(first)}–${words.weekday(last)}`]
        : run.map(words.weekday);
    }),
  );
}
