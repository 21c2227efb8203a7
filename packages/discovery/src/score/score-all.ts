import type { Service } from '../catalogue/catalogue.ts';
import type { Overrides } from './answers.ts';
import type { Scorer, Verdict } from './score.ts';

/** Services scored per batch: a few milliseconds with cold caches. */
const SERVICES_AT_ONCE = 200;

/**
 * Scores all services by id without blocking the thread: `pause` yields to other work after every two hundred services
 * (`setImmediate` of `node:timers/promises` on a server).
 */
export async function scoreAll(
  services: readonly Service[],
  scorer: Scorer,
  {
    pause,
    overridesOf = () => undefined,
  }: { pause: () => Promise<unknown>; overridesOf?: (id: string) => Overrides | undefined },
): Promise<ReadonlyMap<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  for (let from = 0; from < services.length; from += SERVICES_AT_ONCE) {
    if (from > 0) await pause();
    for (const service of services.slice(from, from + SERVICES_AT_ONCE))
      verdicts.set(service.id, scorer.verdict(service, overridesOf(service.id)));
  }
  return verdicts;
}
