import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { createScorer } from '@casbah/discovery/score/score';
import { type BrrProfile, DEFAULT_BRR_PROFILE } from '@casbah/domain/brr-profile';
import { NO_VOLUME } from '@casbah/domain/volume';
import { expect, test } from 'vitest';
import type { Judgement } from './judgements.ts';
import { previewOf } from './preview.ts';

const service = (id: string, category: string): Service => ({
  id,
  name: id.toUpperCase(),
  category,
  vendor: 'Vendor',
  headquarters: 'DE',
  domains: [`${id}.example`],
  description: undefined,
  traits: ['business'],
});
const SERVICES = [service('hr', 'Human resources'), service('vpn', 'VPN'), service('mail', 'Webmail')];
const scorer = (profile: BrrProfile) => createScorer({ profile, statements: new Map(), year: 2026 });
const now: Judgement = {
  profile: DEFAULT_BRR_PROFILE,
  scorer: scorer(DEFAULT_BRR_PROFILE),
  overridesOf: () => undefined,
};
const past = {
  range: { from: 0, to: 1000 },
  services: new Map([['hr', { ...NO_VOLUME, users: 3, requests: 9, bytes_up: 7 }]]),
};
const knockedOut = (...categories: string[]): BrrProfile => ({
  ...DEFAULT_BRR_PROFILE,
  knockouts: { services: [], categories },
});

test('a profile with the same rules changes nothing', async () => {
  const { changed, changed_used, services, levels } = await previewOf(SERVICES, {
    now,
    past,
    draft: scorer(DEFAULT_BRR_PROFILE),
  });
  expect([changed, changed_used, services]).toEqual([0, 0, []]);
  for (const { now: is, after, used_now, used_after } of levels)
    expect([after, used_after]).toEqual([is, used_now]);
  expect(levels.reduce((sum, { now: is }) => sum + is, 0)).toBe(SERVICES.length);
});

test('shows services that would change their level, most used first, with their usage', async () => {
  const is = new Map(SERVICES.map((one) => [one.id, now.scorer.verdict(one)]));
  expect(is.get('hr')?.level).not.toBe('high');
  const { services, changed, changed_used, levels, from, to } = await previewOf(SERVICES, {
    now,
    past,
    draft: scorer(knockedOut('Human resources', 'Webmail')),
  });
  const moved = SERVICES.filter(({ id }) => id !== 'vpn' && is.get(id)?.level !== 'high');
  expect(changed).toBe(moved.length);
  expect(changed_used).toBe(1);
  expect(services[0]).toMatchObject({
    id: 'hr',
    level: is.get('hr')?.level,
    risk_score: 100 - (is.get('hr')?.brr ?? 0),
    brr: is.get('hr')?.brr,
    users: 3,
    requests: 9,
    bytes_up: 7,
    after_level: 'high',
    after_risk_score: 100,
    after_brr: 102,
  });
  expect(levels.find(({ level }) => level === 'high')).toMatchObject({ used_now: 0, used_after: 1 });
  expect([from, to]).toEqual(['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:01.000Z']);
});

test('overrides count on both sides', async () => {
  const own: Judgement = {
    ...now,
    overridesOf: (id) => (id === 'hr' ? new Map([['takes_data', { value: 'no' }]]) : undefined),
  };
  const { services } = await previewOf(SERVICES, {
    now: own,
    past,
    draft: scorer(knockedOut('Human resources')),
  });
  const hr = SERVICES[0];
  if (hr === undefined) throw new Error('no service');
  expect(services[0]?.brr).toBe(own.scorer.verdict(hr, own.overridesOf('hr')).brr);
  expect(services[0]?.brr).not.toBe(now.scorer.verdict(hr).brr);
});
