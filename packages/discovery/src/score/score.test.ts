import {
  BRR_KNOCKOUT,
  BRR_UNRESEARCHED,
  DEFAULT_BRR_THRESHOLDS,
  RISK_LEVEL_VALUES,
  type RiskLevel,
  riskLevel,
  WEIGHTS,
} from '@casbah/domain/risk';
import { type AttributeKey, EVIDENCE_KEYS, SCORE_ATTRIBUTES } from '@casbah/domain/score';
import { CATEGORIES } from '@casbah/domain/service-category';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/built-in.ts';
import { type Service, TRAITS, type Trait } from '../catalogue/catalogue.ts';
import { ATTRIBUTES, type Weight } from './attributes.ts';
import { DEFAULT_SCORE_SETTINGS, type Score, type ScoreSettings, scoreService } from './score.ts';

const catalogue = loadCatalogue();

const NOTHING_KNOWN: Service = {
  id: 'nameless',
  name: 'Nameless',
  vendor: undefined,
  category: 'Marketing',
  headquarters: undefined,
  domains: ['nameless.example'],
  description: undefined,
  traits: [],
};

function scoreOf(id: string, settings?: ScoreSettings): Score {
  const service = catalogue.get(id);
  if (service === undefined) throw new Error(`the catalogue knows no ${id}`);
  return scoreService(service, settings);
}

const pointsOf = ({ parts }: Score): number => parts.reduce((sum, { points }) => sum + points, 0);
const partOf = (score: Score, attribute: AttributeKey) =>
  score.parts.find((part) => part.attribute === attribute);
const knockingOut = (knockouts: Partial<ScoreSettings['knockouts']>): ScoreSettings => ({
  ...DEFAULT_SCORE_SETTINGS,
  knockouts: { services: new Set(), categories: new Set(), attributes: new Set(), ...knockouts },
});

const ids = fc.constantFrom(...catalogue.services.slice(0, 300).map(({ id }) => id));
const anyService: fc.Arbitrary<Service> = fc.record({
  id: ids,
  name: fc.constant('A service'),
  vendor: fc.option(fc.constant('A vendor'), { nil: undefined }),
  category: fc.constantFrom(...CATEGORIES, 'Of our own'),
  headquarters: fc.option(fc.constantFrom('DE', 'NO', 'CH', 'US', 'CN', 'RU', 'AE'), { nil: undefined }),
  domains: fc.constantFrom(['service.example'], ['service.xyz'], []),
  description: fc.constant(undefined),
  traits: fc.subarray([...TRAITS]),
});
const weight = fc.constantFrom<Weight>(
  WEIGHTS.dont_care,
  WEIGHTS.nice_to_have,
  WEIGHTS.important,
  WEIGHTS.must_have,
);
const anySettings: fc.Arbitrary<ScoreSettings> = fc
  .array(fc.tuple(fc.constantFrom(...SCORE_ATTRIBUTES), weight))
  .map((weights) => ({ ...DEFAULT_SCORE_SETTINGS, weights: Object.fromEntries(weights) }));

describe('a score', () => {
  test('is a whole number from 0 to 100, the sum of its parts, unless it stands outside the scale [SH-V017]', () => {
    fc.assert(
      fc.property(anyService, anySettings, (service, settings) => {
        const score = scoreService(service, settings);
        for (const { points } of score.parts) expect(Number.isInteger(points) && points >= 0).toBe(true);
        if (score.reason !== undefined) {
          expect([BRR_KNOCKOUT, BRR_UNRESEARCHED]).toContain(score.brr);
          return;
        }
        expect(score.brr).toBe(pointsOf(score));
        expect(Number.isInteger(score.brr) && score.brr >= 0 && score.brr <= 100).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('of every service of the catalogue keeps these rules too', () => {
    for (const service of catalogue.services) {
      const score = scoreService(service);
      if (score.reason === undefined) expect(score.brr, service.id).toBe(pointsOf(score));
      expect(pointsOf(score), service.id).toBeLessThanOrEqual(100);
      expect(score.parts.map(({ attribute }) => attribute)).toEqual(SCORE_ATTRIBUTES);
      for (const { attribute, points, answer } of score.parts)
        if (points > 0) expect([ATTRIBUTES[attribute].risky, 'unknown'], service.id).toContain(answer);
    }
  });

  test('never falls by a risky trait more', () => {
    const risky: readonly Trait[] = ['no-account', 'end-to-end', 'public', 'consumer'];
    fc.assert(
      fc.property(anyService, anySettings, fc.constantFrom(...risky), (service, settings, trait) => {
        // What is made for private people only cannot be offered to companies as well.
        const traits = service.traits?.filter(
          (one) => one !== trait && (trait !== 'consumer' || one !== 'business'),
        );
        const before = scoreService({ ...service, traits }, settings);
        const after = scoreService({ ...service, traits: [...(traits ?? []), trait] }, settings);
        expect(pointsOf(after)).toBeGreaterThanOrEqual(pointsOf(before));
      }),
      { numRuns: 1000 },
    );
  });

  test('never falls where less is known of the vendor, or it sits where data is protected less', () => {
    fc.assert(
      fc.property(anyService, anySettings, (service, settings) => {
        const named = pointsOf(scoreService({ ...service, vendor: 'A vendor' }, settings));
        expect(pointsOf(scoreService({ ...service, vendor: undefined }, settings))).toBeGreaterThanOrEqual(
          named,
        );
        const [inEurope, inPart, unknown, elsewhere] = ['DE', 'US', undefined, 'CN'].map((headquarters) =>
          pointsOf(scoreService({ ...service, headquarters }, settings)),
        );
        expect([inEurope, inPart, unknown, elsewhere]).toEqual(
          [inEurope, inPart, unknown, elsewhere].toSorted((a = 0, b = 0) => a - b),
        );
      }),
    );
  });

  test('never falls where an attribute weighs more', () => {
    fc.assert(
      fc.property(anyService, fc.constantFrom(...SCORE_ATTRIBUTES), (service, attribute) => {
        const points = Object.values(WEIGHTS).map((one) =>
          pointsOf(scoreService(service, { ...DEFAULT_SCORE_SETTINGS, weights: { [attribute]: one } })),
        );
        expect(points).toEqual(points.toSorted((a, b) => a - b));
      }),
    );
  });

  test.each([
    ['don’t care counts nothing [PF-K056]', WEIGHTS.dont_care, 0],
    ['nice to have counts once [PF-K057]', WEIGHTS.nice_to_have, 1],
    ['important counts three times [PF-K058]', WEIGHTS.important, 3],
    ['must have counts eight times [PF-K059]', WEIGHTS.must_have, 8],
  ])('%s', (_, own, times) => {
    expect(own).toBe(times);
    const score = scoreOf('wetransfer', { ...DEFAULT_SCORE_SETTINGS, weights: { takes_data: own } });
    expect(partOf(score, 'takes_data')).toMatchObject({ weight: times, points: 3 * times });
  });

  test('says what each answer rests on', () => {
    const score = scoreOf('wetransfer');
    expect(partOf(score, 'no_account')).toMatchObject({ answer: 'yes', basis: 'catalogue', points: 24 });
    expect(partOf(score, 'open_sharing')).toMatchObject({ answer: 'yes', basis: 'category' });
    expect(partOf(score, 'headquarters_adequate')).toMatchObject({
      answer: 'yes',
      basis: 'derived',
      points: 0,
    });
    expect(partOf(score, 'vendor_named')?.evidence).toEqual({ key: 'vendor_known', vendor: 'WeTransfer' });
    expect(partOf(score, 'headquarters_adequate')?.evidence).toEqual({ key: 'in_eea', country: 'NL' });
    expect(partOf(scoreOf('slack'), 'for_companies')).toMatchObject({ answer: 'yes', basis: 'derived' });
    expect(partOf(scoreOf('yopmail'), 'headquarters_adequate')).toMatchObject({ answer: 'yes' });
    expect(partOf(scoreService(NOTHING_KNOWN), 'vendor_named')).toMatchObject({
      answer: 'unknown',
      basis: 'unknown',
    });
  });

  test('does not take an object’s own properties for a service’s rules', () => {
    expect(scoreService({ ...NOTHING_KNOWN, id: 'constructor', vendor: 'A vendor' }).brr).toBeLessThanOrEqual(
      100,
    );
  });
});

describe('levels', () => {
  test('begin at 33 and 66 by default [SH-K033] [SH-K034]', () => {
    expect(Object.values(DEFAULT_BRR_THRESHOLDS)).toEqual([33, 66]);
    const levels: [number, RiskLevel][] = [
      [0, 'low'],
      [32, 'low'],
      [33, 'medium'],
      [65, 'medium'],
      [66, 'high'],
      [100, 'high'],
    ];
    for (const [brr, level] of levels) expect(riskLevel(brr)).toBe(level);
  });

  test('of services follow their scores and the tenant’s thresholds', () => {
    const { brr, level } = scoreOf('dropbox');
    expect(level).toBe(riskLevel(brr));
    const strict = { ...DEFAULT_SCORE_SETTINGS, thresholds: { medium: 1, high: brr } };
    expect(scoreOf('dropbox', strict).level).toBe('high');
  });

  test('are 3 for high, 2 for medium, 1 for low on the wire [PF-K003]', () => {
    const wireValueOf = (id: string) => {
      const { level } = scoreOf(id);
      return level === 'unresearched' ? undefined : RISK_LEVEL_VALUES[level];
    };
    expect([wireValueOf('wetransfer'), wireValueOf('dropbox'), wireValueOf('slack')]).toEqual([3, 2, 1]);
  });
});

describe('outside the scale', () => {
  test('a knocked-out service scores 102 and is high risk [PF-K054]', () => {
    expect(scoreOf('tor')).toMatchObject({ brr: 102, level: 'high' });
    expect(scoreOf('slack', knockingOut({ services: new Set(['slack']) }))).toMatchObject({
      brr: 102,
      level: 'high',
    });
    expect(scoreOf('slack', knockingOut({ categories: new Set(['Messaging']) })).brr).toBe(102);
    expect(scoreOf('wetransfer', knockingOut({ attributes: new Set(['no_account']) })).brr).toBe(102);
    expect(scoreOf('slack', knockingOut({ attributes: new Set(['no_account']) })).brr).toBeLessThanOrEqual(
      100,
    );
    expect(scoreOf('tor', knockingOut({})).level).toBe('high');
  });

  test('a service of which nothing is known scores 103 and has no level [PF-K055]', () => {
    expect(scoreService(NOTHING_KNOWN)).toMatchObject({ brr: 103, level: 'unresearched' });
    expect(scoreService({ ...NOTHING_KNOWN, vendor: 'A vendor' }).brr).toBeLessThanOrEqual(100);
    expect(scoreService({ ...NOTHING_KNOWN, traits: ['business'] }).brr).toBeLessThanOrEqual(100);
    expect(scoreService({ ...NOTHING_KNOWN, category: 'Disposable mail' }).brr).toBeLessThanOrEqual(100);
  });

  test('says why', () => {
    expect(scoreOf('tor').reason).toEqual({ key: 'category_knocked_out' });
    expect(scoreOf('slack', knockingOut({ services: new Set(['slack']) })).reason?.key).toBe(
      'service_knocked_out',
    );
    expect(scoreOf('wetransfer', knockingOut({ attributes: new Set(['no_account']) })).reason).toEqual({
      key: 'attribute_knocked_out',
      attribute: 'no_account',
    });
    expect(scoreService(NOTHING_KNOWN).reason).toEqual({ key: 'too_little_known' });
    expect(scoreOf('dropbox').reason).toBeUndefined();
  });
});

describe('what an analyst expects', () => {
  test.each([
    ['slack', 'low'],
    ['github', 'low'],
    ['salesforce', 'low'],
    ['zoom', 'low'],
    ['dropbox', 'medium'],
    ['google-drive', 'medium'],
    ['chatgpt', 'medium'],
    ['whatsapp', 'medium'],
    ['nordvpn', 'medium'],
    ['anydesk', 'medium'],
    ['wetransfer', 'high'],
    ['mega', 'high'],
    ['pastebin', 'high'],
    ['deepseek', 'high'],
    ['tiktok', 'high'],
    ['the-pirate-bay', 'high'],
    ['guerrilla-mail', 'high'],
    ['tor', 'high'],
  ])('%s is %s', (id, level) => {
    expect(scoreOf(id).level).toBe(level);
  });

  test('no level swallows the catalogue', () => {
    const levels = catalogue.services.map((service) => scoreService(service).level);
    for (const level of ['low', 'medium', 'high', 'unresearched'])
      expect(levels.filter((one) => one === level).length).toBeGreaterThan(catalogue.services.length / 50);
  });
});

test('every sentence that evidence may be is one that some service’s answers rest on', () => {
  const vendors = [undefined, 'A vendor'];
  const headquarters = [undefined, 'DE', 'JP', 'CA', 'US', 'CN'];
  const domains = [[], ['service.example'], ['service.xyz']];
  const traits: readonly (readonly Trait[])[] = [[], ...TRAITS.map((trait) => [trait])];
  const used = new Set<string>();
  const look = (service: Service) => {
    for (const { evidence } of scoreService(service).parts) used.add(evidence.key);
  };
  for (const vendor of vendors) look({ ...NOTHING_KNOWN, vendor });
  for (const country of headquarters) look({ ...NOTHING_KNOWN, headquarters: country });
  for (const own of domains) look({ ...NOTHING_KNOWN, domains: own });
  for (const category of [...CATEGORIES, 'Of our own'])
    for (const own of traits) look({ ...NOTHING_KNOWN, category, traits: own });
  look({ ...NOTHING_KNOWN, id: 'slack' });
  expect([...used].sort()).toEqual([...EVIDENCE_KEYS].sort());
});
