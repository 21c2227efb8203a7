import { serviceRisk } from '@casbah/contract/risk';
import { loadCatalogue } from '@casbah/discovery/catalogue/built-in';
import { loadStatements } from '@casbah/discovery/catalogue/built-in-statements';
import { createScorer } from '@casbah/discovery/score/score';
import { DEFAULT_BRR_PROFILE } from '@casbah/domain/brr-profile';
import { expect, test } from 'vitest';
import type { Judgement } from './judgements.ts';
import { serviceRiskAnswer } from './wire.ts';

const catalogue = loadCatalogue();
const judgement: Judgement = {
  profile: DEFAULT_BRR_PROFILE,
  scorer: createScorer({ statements: loadStatements(), year: 2026 }),
  overridesOf: () => undefined,
};

function riskOf(id: string) {
  const service = catalogue.get(id);
  if (service === undefined) expect.fail(id);
  return serviceRisk.parse(serviceRiskAnswer(service, judgement, []));
}

test("shows a vendor's owner, whether the service was closed, and its known breaches", () => {
  expect(riskOf('wetransfer').service).toMatchObject({ owner: 'Bending Spoons', closed: null, breaches: [] });
  expect(riskOf('skype').service.closed).toEqual({
    on: '2025-05-05',
    successor: { id: 'microsoft-teams', name: 'Microsoft Teams' },
  });
  expect(riskOf('pocket').service.closed).toEqual({ on: '2025-07-08', successor: null });
  expect(riskOf('circleci').service.breaches).toEqual([
    {
      on: '2023-01-04',
      what: 'Malware on an engineer’s laptop led to theft of customers’ environment variables, tokens and keys.',
      source: 'https://circleci.com/blog/jan-4-2023-incident-report/',
    },
  ]);
});

test('distinguishes verified from assumed answers, and half degrees pass the contract', () => {
  const { attributes } = riskOf('box');
  const basisOf = (key: string) => attributes.find(({ attribute }) => attribute === key)?.basis;
  expect([basisOf('data_residency'), basisOf('soc_2'), basisOf('privacy_policy')]).toEqual([
    'vendor',
    'assumed',
    'unknown',
  ]);
  expect(attributes.some(({ severity }) => severity === 0.5)).toBe(true);
});
