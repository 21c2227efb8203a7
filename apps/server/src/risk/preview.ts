import { setImmediate } from 'node:timers/promises';
import type { ProfilePreview } from '@casbah/contract/risk';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import type { Scorer } from '@casbah/discovery/score/score';
import { scoreAll } from '@casbah/discovery/score/score-all';
import { isoTime } from '@casbah/domain/iso-time';
import { RISK_LEVELS, riskScoreOf } from '@casbah/domain/risk';
import { type Measured, NO_VOLUME, uploadOf } from '@casbah/domain/volume';
import type { Judgement } from './judgements.ts';

/** Past usage, by service. */
export interface PastUse {
  /** Absent without traffic. */
  range: { from: number; to: number } | undefined;
  services: ReadonlyMap<string, Measured & { users: number }>;
}

/** Maximum services listed by name. */
const MOST_LISTED = 200;

/** Effect of another profile compared with the current one, for used services. */
export async function previewOf(
  services: readonly Service[],
  { now, draft, past }: { now: Judgement; draft: Scorer; past: PastUse },
): Promise<ProfilePreview> {
  const options = { pause: () => setImmediate(), overridesOf: now.overridesOf };
  const verdictsNow = await scoreAll(services, now.scorer, options);
  const verdictsThen = await scoreAll(services, draft, options);
  const levels = RISK_LEVELS.map((level) => ({ level, now: 0, after: 0, used_now: 0, used_after: 0 }));
  const moved: ProfilePreview['services'] = [];
  for (const { id, name, category } of services) {
    const [is, becomes] = [verdictsNow.get(id), verdictsThen.get(id)];
    if (is === undefined || becomes === undefined) continue;
    const use = past.services.get(id);
    for (const row of levels) {
      if (row.level === is.level) {
        row.now += 1;
        if (use !== undefined) row.used_now += 1;
      }
      if (row.level === becomes.level) {
        row.after += 1;
        if (use !== undefined) row.used_after += 1;
      }
    }
    if (is.level !== becomes.level)
      moved.push({
        id,
        name,
        category,
        risk_score: riskScoreOf(is.brr),
        brr: is.brr,
        level: is.level,
        after_risk_score: riskScoreOf(becomes.brr),
        after_brr: becomes.brr,
        after_level: becomes.level,
        users: use?.users ?? 0,
        requests: use?.requests ?? 0,
        ...uploadOf(use ?? NO_VOLUME),
      });
  }
  moved.sort((a, b) => b.users - a.users || b.requests - a.requests || (a.id < b.id ? -1 : 1));
  return {
    api_response: 'success',
    levels,
    changed: moved.length,
    changed_used: moved.filter(({ id }) => past.services.has(id)).length,
    services: moved.slice(0, MOST_LISTED),
    from: past.range === undefined ? null : isoTime(past.range.from),
    to: past.range === undefined ? null : isoTime(past.range.to),
  };
}
