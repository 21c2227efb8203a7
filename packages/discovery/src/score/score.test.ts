import { type BrrProfile, DEFAULT_BRR_PROFILE, type QuestionRule } from '@casbah/domain/brr-profile';
import { BRR_KNOCKOUT, BRR_UNRESEARCHED, RISK_LEVEL_VALUES, riskLevel, WEIGHTS } from '@casbah/domain/risk';
import type { StatedAnswer } from '@casbah/domain/risk-answer';
import { RISK_GRADES } from '@casbah/domain/risk-grade';
import {
  categoryOfSub,
  QUESTION_KEYS,
  type QuestionKey,
  riskCategories,
  riskQuestion,
  type Weight,
} from '@casbah/domain/risk-question';
import { EVIDENCE_KEYS } from '@casbah/domain/score';
import { CATEGORIES } from '@casbah/domain/service-category';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/built-in.ts';
import { loadStatements } from '../catalogue/built-in-statements.ts';
import { type Service, TRAITS, type Trait } from '../catalogue/catalogue.ts';
import type { Statement, StatementsByService } from '../catalogue/statement.ts';
import { createScorer, type Score } from './score.ts';
import { scoreAll } from './score-all.ts';

const YEAR = 2026;
const PAGE = 'https://vendor.example/trust';
const CHECKED = '2026-11';
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

const profileWith = (
  rules: Partial<Record<QuestionKey, Partial<QuestionRule>>>,
  rest: Partial<BrrProfile> = {},
): BrrProfile => ({ ...DEFAULT_BRR_PROFILE, ...rest, rules });
const builtIn = (profile?: BrrProfile) =>
  createScorer({ ...(profile === undefined ? {} : { profile }), statements: loadStatements(), year: YEAR });
const byDefault = builtIn();

function serviceOf(id: string): Service {
  const service = catalogue.get(id);
  if (service === undefined) throw new Error(`the catalogue knows no ${id}`);
  return service;
}
const scoreOf = (id: string, profile?: BrrProfile): Score => builtIn(profile).explain(serviceOf(id));

type Stated = Partial<Record<QuestionKey, Omit<Statement, 'page'>>>;
const stating = (id: string, stated: Stated): StatementsByService =>
  new Map([
    [
      id,
      new Map(
        QUESTION_KEYS.flatMap((key) => {
          const one = stated[key];
          return one === undefined
            ? []
            : [[key, { checked: CHECKED, ...one, page: PAGE } satisfies Statement] as const];
        }),
      ),
    ],
  ]);
/** Score of a service with only these vendor statements: verified, unless `checked` states otherwise. */
const scoreWith = (service: Service, stated: Stated, profile = DEFAULT_BRR_PROFILE): Score =>
  createScorer({ profile, statements: stating(service.id, stated), year: YEAR }).explain(service);

const tenths = (points: number): number => Math.round(points * 10);
const pointsOf = ({ parts }: Score): number =>
  parts.reduce((sum, { points }) => sum + tenths(points), 0) / 10;
const partOf = (score: Score, attribute: QuestionKey) =>
  score.parts.find((part) => part.attribute === attribute);
const withRule = (key: QuestionKey, rule: Partial<QuestionRule>, rest: Partial<BrrProfile> = {}) =>
  profileWith({ [key]: rule }, rest);
const NO_KNOCKOUTS = { services: [], categories: [] };

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
const weight = fc.constantFrom<Weight>(...Object.values(WEIGHTS));
const anyKey = fc.constantFrom(...QUESTION_KEYS);
const anyProfile: fc.Arbitrary<BrrProfile> = fc
  .array(fc.tuple(anyKey, fc.record({ weight, unknown: fc.constantFrom('a_little', 'as_risky') })))
  .map((rules) => profileWith(Object.fromEntries(rules)));
const value = fc.constantFrom<StatedAnswer['value']>('yes', 'no', 'unknown');
const anyStated: fc.Arbitrary<Stated> = fc
  .array(
    fc.tuple(
      anyKey,
      fc.record(
        {
          value,
          checked: fc.constantFrom(CHECKED, undefined),
          year: fc.integer({ min: 1950, max: YEAR }),
          countries: fc.subarray(['DE', 'JP', 'US', 'CN'], { minLength: 1 }),
        },
        { requiredKeys: ['value', 'checked'] },
      ),
    ),
    { maxLength: 40 },
  )
  .map((answers) => Object.fromEntries(answers));

describe('a score', () => {
  test('is an integer from 0 to 100, 100 minus the sum of its parts, unless outside the scale [SH-V017] [PF-K052]', () => {
    fc.assert(
      fc.property(anyService, anyStated, anyProfile, (service, stated, profile) => {
        const score = scoreWith(service, stated, profile);
        for (const { points } of score.parts) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(Math.abs(points * 10 - tenths(points))).toBeLessThan(1e-9);
        }
        expect(pointsOf(score)).toBeLessThanOrEqual(100);
        if (score.reason !== undefined) {
          expect([BRR_KNOCKOUT, BRR_UNRESEARCHED]).toContain(score.brr);
          return;
        }
        expect(score.brr).toBe(100 - pointsOf(score));
        expect(Number.isInteger(score.brr) && score.brr >= 0 && score.brr <= 100).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('is the sum of its categories, each the sum of its parts', () => {
    fc.assert(
      fc.property(anyService, anyStated, anyProfile, (service, stated, profile) => {
        const score = scoreWith(service, stated, profile);
        const sumOf = (sums: readonly { points: number }[]) =>
          sums.reduce((sum, { points }) => sum + tenths(points), 0);
        expect(sumOf(score.categories)).toBe(tenths(pointsOf(score)));
        expect(score.categories.map(({ name }) => name)).toEqual(riskCategories());
        for (const category of score.categories) {
          expect(sumOf(category.subs)).toBe(tenths(category.points));
          expect(category.subs.reduce((sum, { asked }) => sum + asked, 0)).toBe(category.asked);
          for (const { share } of [category, ...category.subs])
            if (share !== undefined) expect(share >= 0 && share <= 100).toBe(true);
          const own = score.parts.filter(
            ({ attribute }) => categoryOfSub(riskQuestion(attribute).sub) === category.name,
          );
          expect(sumOf(own)).toBe(tenths(category.points));
          expect(category.answered).toBe(
            own.filter(({ answer }) => answer === 'yes' || answer === 'no').length,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is the same in a list as with its parts', () => {
    fc.assert(
      fc.property(anyService, anyStated, anyProfile, (service, stated, profile) => {
        const scorer = createScorer({ profile, statements: stating(service.id, stated), year: YEAR });
        const { parts: _, categories: __, ...verdict } = scorer.explain(service);
        expect(scorer.verdict(service)).toEqual(verdict);
      }),
      { numRuns: 300 },
    );
  });

  test('follows these rules for every service in the catalog', () => {
    for (const service of catalogue.services) {
      const score = byDefault.explain(service);
      if (score.reason === undefined && score.brr !== 100 - pointsOf(score)) expect.fail(service.id);
      if (pointsOf(score) > 100) expect.fail(service.id);
      for (const { attribute, points, answer, basis } of score.parts)
        if (
          points > 0 &&
          basis !== 'assumed' &&
          riskQuestion(attribute).kind === 'yes_no' &&
          ![riskQuestion(attribute).risky, 'unknown', 'not_researched'].includes(answer)
        )
          expect.fail(`${service.id}: ${attribute}`);
    }
    expect(byDefault.explain(serviceOf('dropbox')).parts.map(({ attribute }) => attribute)).toEqual(
      QUESTION_KEYS,
    );
  });

  test('never falls with an additional risky trait', () => {
    const risky: readonly Trait[] = ['no-account', 'end-to-end', 'public', 'consumer'];
    fc.assert(
      fc.property(anyService, anyProfile, fc.constantFrom(...risky), (service, profile, trait) => {
        // A consumer-only service can't be offered to companies as well.
        const traits = service.traits?.filter(
          (one) => one !== trait && (trait !== 'consumer' || one !== 'business'),
        );
        const before = scoreWith({ ...service, traits }, {}, withUnknownAsItIs(profile));
        const after = scoreWith(
          { ...service, traits: [...(traits ?? []), trait] },
          {},
          withUnknownAsItIs(profile),
        );
        expect(pointsOf(after)).toBeGreaterThanOrEqual(pointsOf(before));
      }),
      { numRuns: 1000 },
    );
  });

  test('never falls with less vendor information or weaker data protection', () => {
    fc.assert(
      fc.property(anyService, anyProfile, (service, given) => {
        const profile = withUnknownAsItIs(given);
        const named = pointsOf(scoreWith({ ...service, vendor: 'A vendor' }, {}, profile));
        expect(pointsOf(scoreWith({ ...service, vendor: undefined }, {}, profile))).toBeGreaterThanOrEqual(
          named,
        );
        const scores = ['DE', 'US', undefined, 'CN'].map((headquarters) =>
          pointsOf(scoreWith({ ...service, headquarters }, {}, profile)),
        );
        expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      }),
    );
  });

  test('never falls with a higher question weight', () => {
    fc.assert(
      fc.property(anyService, anyStated, anyProfile, anyKey, (service, stated, profile, key) => {
        const points = Object.values(WEIGHTS).map((one) =>
          pointsOf(
            scoreWith(service, stated, {
              ...profile,
              rules: { ...profile.rules, [key]: { ...profile.rules[key], weight: one } },
            }),
          ),
        );
        expect(points).toEqual(points.toSorted((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });

  test('never counts unknown answers as good, nor worse than bad ones', () => {
    const assured = QUESTION_KEYS.filter((key) => riskQuestion(key).side === 'assurance');
    fc.assert(
      fc.property(
        anyService,
        anyStated,
        anyProfile,
        fc.constantFrom(...assured),
        (service, stated, profile, key) => {
          const under = (answer: StatedAnswer | undefined) => {
            const { [key]: _, ...others } = stated;
            return scoreWith(service, answer === undefined ? others : { ...others, [key]: answer }, profile);
          };
          const rest = { ...stated, [key]: undefined };
          expect(rest[key]).toBeUndefined();
          const [good, uncertain, unasked, bad] = [
            under({ value: 'yes' }),
            under({ value: 'unknown' }),
            // Another statement, so that the service counts as researched.
            under(undefined),
            under({ value: 'no' }),
          ].map(pointsOf);
          expect(good).toBeLessThanOrEqual(uncertain ?? 0);
          expect(uncertain).toBe(unasked);
          expect(uncertain).toBeLessThanOrEqual(bad ?? 0);
        },
      ),
      { numRuns: 500 },
    );
    const all = (answer: StatedAnswer): number =>
      pointsOf(scoreWith(serviceOf('slack'), Object.fromEntries(assured.map((key) => [key, answer]))));
    expect(all({ value: 'yes' })).toBeLessThan(all({ value: 'unknown' }));
    expect(all({ value: 'unknown' })).toBeLessThan(all({ value: 'no' }));
  });

  test("doesn't let a vendor's silence outweigh the catalog", () => {
    const silent = scoreWith(serviceOf('deepl'), { reuses_input: { value: 'unknown' } });
    expect(partOf(silent, 'reuses_input')).toMatchObject({ answer: 'yes', basis: 'category', points: 24 });
    const denied = scoreWith(serviceOf('deepl'), { reuses_input: { value: 'no' } });
    expect(partOf(denied, 'reuses_input')).toMatchObject({ answer: 'no', basis: 'vendor', points: 0 });
    expect(denied.brr).toBe(silent.brr + 24);
  });

  test.each([
    ['don’t care counts nothing [PF-K056]', WEIGHTS.dont_care, 0],
    ['nice to have counts once [PF-K057]', WEIGHTS.nice_to_have, 1],
    ['important counts three times [PF-K058]', WEIGHTS.important, 3],
    ['must have counts eight times [PF-K059]', WEIGHTS.must_have, 8],
  ])('%s', (_, own, times) => {
    expect(own).toBe(times);
    const score = scoreOf('onedrive', withRule('takes_data', { weight: own }));
    expect(partOf(score, 'takes_data')).toMatchObject({ weight: times, points: 3 * times });
  });

  test('shows the evidence for each answer', () => {
    const score = scoreWith(serviceOf('wetransfer'), {
      soc_2: { value: 'yes', details: ['type_2'] },
      founded: { value: 'yes', year: 2009 },
      data_centres: { value: 'yes', countries: ['IE', 'US'] },
      scim: { value: 'no' },
      iso_27017: { value: 'unknown' },
    });
    expect(partOf(score, 'no_account')).toMatchObject({ answer: 'yes', basis: 'catalogue' });
    expect(partOf(score, 'open_sharing')).toMatchObject({ answer: 'yes', basis: 'category' });
    expect(partOf(score, 'headquarters_adequate')).toMatchObject({
      answer: 'yes',
      basis: 'derived',
      points: 0,
    });
    expect(partOf(score, 'vendor_named')?.evidence).toEqual({ key: 'vendor_known', vendor: 'WeTransfer' });
    expect(partOf(score, 'headquarters_adequate')?.evidence).toMatchObject({ key: 'in_eea', country: 'NL' });
    expect(partOf(score, 'soc_2')).toMatchObject({
      answer: 'yes',
      basis: 'vendor',
      evidence: { key: 'vendor_says', page: PAGE },
      details: ['type_2'],
    });
    expect(partOf(score, 'founded')?.evidence).toEqual({
      key: 'founded_in',
      year: '2009',
      page: PAGE,
      checked: CHECKED,
    });
    expect(partOf(score, 'data_centres')?.evidence).toEqual({
      key: 'kept_in',
      countries: ['IE', 'US'],
      page: PAGE,
      checked: CHECKED,
    });
    expect(partOf(score, 'scim')?.evidence).toEqual({ key: 'vendor_denies', page: PAGE, checked: CHECKED });
    expect(partOf(score, 'iso_27017')).toMatchObject({
      answer: 'unknown',
      evidence: { key: 'vendor_silent', page: PAGE },
    });
    expect(partOf(score, 'iso_27018')).toMatchObject({
      answer: 'not_researched',
      basis: 'unknown',
      evidence: { key: 'not_researched' },
    });
    expect(partOf(scoreWith(serviceOf('slack'), {}), 'for_companies')).toMatchObject({
      answer: 'yes',
      basis: 'derived',
    });
    expect(partOf(scoreWith(NOTHING_KNOWN, {}), 'vendor_named')).toMatchObject({
      answer: 'unknown',
      basis: 'unknown',
    });
  });

  test("doesn't take object properties for a service's rules", () => {
    const { brr } = byDefault.verdict({ ...NOTHING_KNOWN, id: 'constructor', vendor: 'A vendor' });
    expect(brr).toBeLessThanOrEqual(100);
  });
});

/** Traits and vendors have degrees, unknown ones included: compared by number of degrees. */
function withUnknownAsItIs(profile: BrrProfile): BrrProfile {
  const rules = Object.fromEntries(
    Object.entries(profile.rules).map(([key, rule]) => [key, { ...rule, unknown: 'a_little' as const }]),
  );
  return { ...profile, rules };
}

describe('a profile', () => {
  test('may count unknown answers as risky', () => {
    const lenient = pointsOf(scoreWith(serviceOf('slack'), {}));
    const strict = withRule('processing_agreement', { unknown: 'as_risky', weight: WEIGHTS.must_have });
    expect(pointsOf(scoreWith(serviceOf('slack'), {}, strict))).toBeGreaterThan(lenient);
  });

  test('sets the age at which a company is established', () => {
    const founded = { founded: { value: 'yes', year: 2020 } } as const;
    const must = (years: number) => withRule('founded', { weight: WEIGHTS.must_have, years });
    const risky = (years: number) =>
      partOf(scoreWith(serviceOf('slack'), founded, must(years)), 'founded')?.points ?? 0;
    expect(risky(6)).toBe(0);
    expect(risky(7)).toBeGreaterThan(0);
  });

  test('sets acceptable countries, instead of those that protect data as in the EU', () => {
    const kept = { data_centres: { value: 'yes', countries: ['DE', 'CN'] } } as const;
    const under = (countries?: readonly string[]) => {
      const rule = { weight: WEIGHTS.must_have, countries };
      return partOf(scoreWith(serviceOf('slack'), kept, withRule('data_centres', rule)), 'data_centres');
    };
    expect(under()?.points).toBeGreaterThan(0);
    expect(under()?.evidence.key).toBe('kept_in');
    expect(under(['CN', 'DE'])).toMatchObject({ points: 0, evidence: { key: 'country_accepted' } });
    expect(under(['DE'])?.evidence.key).toBe('country_not_accepted');
    expect(under(['DE'])?.points).toBeGreaterThan(0);
    const choosing = { ...kept, data_residency: { value: 'yes' } } as const;
    const rule = { weight: WEIGHTS.must_have, countries: ['DE'] };
    expect(
      partOf(scoreWith(serviceOf('slack'), choosing, withRule('data_centres', rule)), 'data_centres'),
    ).toMatchObject({ points: 0, evidence: { key: 'country_accepted' } });
    const athome = withRule('headquarters_adequate', { countries: ['US'] });
    expect(partOf(scoreWith(serviceOf('slack'), {}, athome), 'headquarters_adequate')).toMatchObject({
      points: 0,
      evidence: { key: 'country_accepted', countries: ['US'] },
    });
  });

  test('works without any question', () => {
    const none = profileWith(
      Object.fromEntries(QUESTION_KEYS.map((key) => [key, { weight: WEIGHTS.dont_care }])),
    );
    const score = scoreOf('pastebin', none);
    expect(score).toMatchObject({ brr: 100, confidence: 0 });
    expect(score.categories.every(({ share }) => share === undefined)).toBe(true);
  });
});

describe("a company's overrides", () => {
  test("take precedence over the vendor's and the catalog's answers", () => {
    const statements = stating('wetransfer', { soc_2: { value: 'yes' } });
    const scorer = createScorer({ statements, year: YEAR });
    const service = serviceOf('wetransfer');
    const own = scorer.explain(
      service,
      new Map<QuestionKey, StatedAnswer>([
        ['soc_2', { value: 'no' }],
        ['no_account', { value: 'no' }],
      ]),
    );
    expect(partOf(own, 'soc_2')).toMatchObject({
      answer: 'no',
      basis: 'override',
      evidence: { key: 'company_denies' },
    });
    expect(partOf(own, 'no_account')).toMatchObject({ answer: 'no', basis: 'override', points: 0 });
    expect(own.brr).toBeGreaterThan(scorer.verdict(service).brr);
  });

  test('make an otherwise unknown service researched', () => {
    const own = new Map<QuestionKey, StatedAnswer>([['soc_2', { value: 'yes' }]]);
    const scorer = createScorer({ statements: new Map(), year: YEAR });
    expect(scorer.verdict(NOTHING_KNOWN).brr).toBe(BRR_UNRESEARCHED);
    expect(scorer.verdict(NOTHING_KNOWN, own).brr).toBeLessThanOrEqual(100);
  });
});

test('malware suggested only by the category counts a third of direct evidence', () => {
  for (const id of ['wetransfer', 'pastebin', 'bitly', 'ngrok']) {
    const part = (stated: Stated) => partOf(scoreWith(serviceOf(id), stated), 'harmful_content');
    expect(part({}), id).toMatchObject({ answer: 'yes', basis: 'category', severity: 1 });
    const evident = part({ harmful_content: { value: 'yes' } });
    expect(evident, id).toMatchObject({ answer: 'yes', basis: 'vendor', severity: 3 });
    expect(evident?.points, id).toBeGreaterThan(2 * (part({})?.points ?? 0));
  }
  expect(partOf(scoreWith(serviceOf('wetransfer'), {}), 'harmful_content')?.points).toBe(8);
});

describe('an assumed answer', () => {
  const assured = QUESTION_KEYS.filter((key) => riskQuestion(key).side === 'assurance');

  test('counts halfway between its own severity and the one without it', () => {
    for (const value of ['yes', 'no'] as const) {
      const soc = { soc_2: { value, checked: undefined } } as const;
      const severity = (stated: Stated, unknown: 'a_little' | 'as_risky') =>
        partOf(scoreWith(NOTHING_KNOWN, stated, withRule('soc_2', { unknown })), 'soc_2')?.severity;
      expect(severity(soc, 'a_little')).toBe(value === 'yes' ? 0.5 : 2);
      expect(severity(soc, 'as_risky')).toBe(value === 'yes' ? 1.5 : 3);
      expect(severity({ soc_2: { value } }, 'a_little')).toBe(value === 'yes' ? 0 : 3);
    }
    const pointsAll = (value: 'yes' | 'no', checked: string | undefined) =>
      pointsOf(
        scoreWith(NOTHING_KNOWN, {
          vendor_named: { value: 'yes' },
          ...Object.fromEntries(assured.map((key) => [key, { value, checked }])),
        }),
      );
    expect(pointsAll('yes', CHECKED)).toBeLessThan(pointsAll('yes', undefined));
    expect(pointsAll('no', undefined)).toBeLessThan(pointsAll('no', CHECKED));
  });

  test('is marked as assumed with its page, and never counts more than a verified one', () => {
    fc.assert(
      fc.property(anyService, anyProfile, fc.constantFrom(...assured), (service, profile, key) => {
        const part = (checked: string | undefined) =>
          partOf(scoreWith(service, { [key]: { value: 'yes', checked } }, profile), key);
        const [assumed, verified] = [part(undefined), part(CHECKED)];
        expect(assumed).toMatchObject({ basis: 'assumed', evidence: { key: 'assumed_yes', page: PAGE } });
        expect(verified).toMatchObject({ basis: 'vendor', evidence: { key: 'vendor_says', page: PAGE } });
        expect(assumed?.severity).toBeGreaterThan(verified?.severity ?? 3);
      }),
      { numRuns: 200 },
    );
  });

  test("lowers only part of a category's usual risk, and none of what the catalog knows", () => {
    const denied = scoreWith(serviceOf('deepl'), { reuses_input: { value: 'no', checked: undefined } });
    expect(partOf(denied, 'reuses_input')).toMatchObject({ basis: 'assumed', severity: 2, points: 16 });
    const open = scoreWith(serviceOf('wetransfer'), { no_account: { value: 'no', checked: undefined } });
    expect(partOf(open, 'no_account')).toMatchObject({ answer: 'yes', basis: 'catalogue', severity: 3 });
  });

  test('is never an automatic fail', () => {
    const knockout = withRule('reuses_input', { knockout: true });
    const under = (checked: string | undefined) =>
      scoreWith(serviceOf('slack'), { reuses_input: { value: 'yes', checked } }, knockout).brr;
    expect(under(CHECKED)).toBe(BRR_KNOCKOUT);
    expect(under(undefined)).toBeLessThanOrEqual(100);
  });
});

describe('confidence', () => {
  test('never falls with more statements, and is an integer percentage', () => {
    fc.assert(
      fc.property(anyService, anyStated, anyProfile, anyKey, (service, stated, profile, key) => {
        const before = scoreWith(service, stated, profile).confidence;
        const after = scoreWith(service, { ...stated, [key]: { value: 'yes' } }, profile).confidence;
        expect(Number.isInteger(before) && before >= 0 && after <= 100).toBe(true);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  test('is low with only a category, high if the vendor answers everything', () => {
    expect(scoreWith(NOTHING_KNOWN, {}).confidence).toBeLessThan(33);
    const all = Object.fromEntries(
      QUESTION_KEYS.map((key) => [key, { value: 'yes', checked: '2026-11' } as const]),
    );
    expect(scoreWith(NOTHING_KNOWN, all).confidence).toBe(100);
  });

  test("counts verified answers fully and assumed ones like a category's typical ones", () => {
    const all = (checked: string | undefined) =>
      Object.fromEntries(QUESTION_KEYS.map((key) => [key, { value: 'yes', checked } as const]));
    const verified = scoreWith(NOTHING_KNOWN, all(CHECKED)).confidence;
    const assumed = scoreWith(NOTHING_KNOWN, all(undefined)).confidence;
    expect(verified).toBe(100);
    expect(assumed).toBeGreaterThan(scoreWith(NOTHING_KNOWN, {}).confidence);
    expect(assumed).toBeLessThan(50);
  });
});

test('thousands of services are scored in batches that yield to other work', async () => {
  let turns = 0;
  const verdicts = await scoreAll(catalogue.services, byDefault, {
    pause: async () => {
      turns += 1;
    },
    overridesOf: (id) => (id === 'slack' ? new Map([['evades_controls', { value: 'yes' }]]) : undefined),
  });
  expect(verdicts.size).toBe(catalogue.services.length);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(catalogue.services.length / 1000));
  expect(verdicts.get('dropbox')).toEqual(byDefault.verdict(serviceOf('dropbox')));
  expect(verdicts.get('slack')?.brr).toBe(byDefault.verdict(serviceOf('slack')).brr - 24);
});

describe('levels', () => {
  test("and grades follow the scores and the tenant's thresholds", () => {
    const { brr, level } = scoreOf('dropbox');
    expect(level).toBe(riskLevel(brr));
    const strict = { ...DEFAULT_BRR_PROFILE, thresholds: { high: brr, medium: 99 } };
    expect(scoreOf('dropbox', strict).level).toBe('high');
    expect(scoreOf('dropbox', strict).grade).toBe('C+');
    for (const service of catalogue.services.slice(0, 500)) {
      const { level: own, grade } = byDefault.verdict(service);
      const letter = { low: 'A', medium: 'B', high: 'C', unresearched: undefined }[own];
      expect(grade?.[0]).toBe(letter);
      if (grade !== undefined) expect(RISK_GRADES).toContain(grade);
    }
  });

  test('are 3 for high, 2 for medium, 1 for low on the wire [PF-K003] [PF-K067]', () => {
    const wireValueOf = (id: string) => {
      const { level } = scoreOf(id);
      return level === 'unresearched' ? undefined : RISK_LEVEL_VALUES[level];
    };
    expect([wireValueOf('wetransfer'), wireValueOf('dropbox'), wireValueOf('slack')]).toEqual([3, 2, 1]);
  });
});

describe('outside the scale', () => {
  const knockedOut = (knockouts: Partial<BrrProfile['knockouts']>) =>
    profileWith({}, { knockouts: { ...NO_KNOCKOUTS, ...knockouts } });

  test('an automatic fail scores 102 and is high risk [PF-K054]', () => {
    expect(scoreOf('tor')).toMatchObject({ brr: 102, level: 'high', grade: 'C-' });
    expect(scoreOf('slack', knockedOut({ services: ['slack'] }))).toMatchObject({ brr: 102, level: 'high' });
    expect(scoreOf('slack', knockedOut({ categories: ['Messaging'] })).brr).toBe(102);
    const accounts = withRule('no_account', { knockout: true });
    expect(scoreOf('wetransfer', accounts).brr).toBe(102);
    expect(scoreOf('slack', accounts).brr).toBeLessThanOrEqual(100);
    expect(scoreOf('tor', knockedOut({})).level).toBe('high');
  });

  test('an automatic fail overrides every answer and weight [PF-S046]', () => {
    fc.assert(
      fc.property(anyService, anyStated, anyProfile, anyKey, (service, stated, profile, key) => {
        const risky = riskQuestion(key);
        fc.pre(risky.kind === 'yes_no');
        const rules = { ...profile.rules, [key]: { ...profile.rules[key], knockout: true } };
        const out = scoreWith(
          service,
          { ...stated, [key]: { value: risky.risky } },
          { ...profile, rules, knockouts: NO_KNOCKOUTS },
        );
        expect(out).toMatchObject({ brr: 102, level: 'high', reason: { key: 'attribute_knocked_out' } });
        expect(partOf(out, key)?.knockedOut).toBe(true);
        const { sub } = risky;
        const category = out.categories.find(({ name }) => name === categoryOfSub(sub));
        expect(category?.knockedOut).toBe(true);
        expect(category?.subs.find(({ name }) => name === sub)?.knockedOut).toBe(true);
        const fine = scoreWith(
          service,
          { ...stated, [key]: { value: risky.risky === 'yes' ? 'no' : 'yes' } },
          { ...profile, rules, knockouts: NO_KNOCKOUTS },
        );
        expect(partOf(fine, key)?.knockedOut).toBe(false);
        expect(fine.brr).not.toBe(102);
      }),
      { numRuns: 500 },
    );
  });

  test('unknown answers are no automatic fail, unless the profile counts them as risky', () => {
    expect(scoreWith(serviceOf('slack'), {}, withRule('soc_2', { knockout: true })).brr).not.toBe(102);
    const strict = withRule('soc_2', { knockout: true, unknown: 'as_risky' });
    expect(scoreWith(serviceOf('slack'), {}, strict).brr).toBe(102);
  });

  test('a service without any data scores 103 and has no level [PF-K055] [PF-S046]', () => {
    expect(byDefault.verdict(NOTHING_KNOWN)).toMatchObject({
      brr: 103,
      level: 'unresearched',
      grade: undefined,
    });
    expect(byDefault.verdict({ ...NOTHING_KNOWN, vendor: 'A vendor' }).brr).toBeLessThanOrEqual(100);
    expect(byDefault.verdict({ ...NOTHING_KNOWN, traits: ['business'] }).brr).toBeLessThanOrEqual(100);
    expect(byDefault.verdict({ ...NOTHING_KNOWN, category: 'Disposable mail' }).brr).toBeLessThanOrEqual(100);
  });

  test('has a reason', () => {
    expect(scoreOf('tor').reason).toEqual({ key: 'category_knocked_out' });
    expect(scoreOf('slack', knockedOut({ services: ['slack'] })).reason?.key).toBe('service_knocked_out');
    expect(scoreOf('wetransfer', withRule('no_account', { knockout: true })).reason).toEqual({
      key: 'attribute_knocked_out',
      attribute: 'no_account',
    });
    expect(byDefault.verdict(NOTHING_KNOWN).reason).toEqual({ key: 'too_little_known' });
    expect(scoreOf('dropbox').reason).toBeUndefined();
  });

  test("doesn't score a vendor's hosts of unknown services", () => {
    for (const id of ['google', 'microsoft', 'amazon-other']) {
      expect(scoreOf(id).brr).toBe(BRR_UNRESEARCHED);
      expect(scoreOf(id).reason).toEqual({ key: 'too_little_known' });
    }
  });
});

describe("an analyst's expectations", () => {
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
    // Only its category's popularity made it high.
    ['mega', 'medium'],
    ['pastebin', 'high'],
    ['deepseek', 'high'],
    ['tiktok', 'high'],
    ['the-pirate-bay', 'high'],
    ['guerrilla-mail', 'high'],
    ['tor', 'high'],
  ])('%s is %s', (id, level) => {
    expect(scoreOf(id).level).toBe(level);
  });

  test('no level contains most of the catalog', () => {
    const levels = catalogue.services.map((service) => byDefault.verdict(service).level);
    for (const level of ['low', 'medium', 'high', 'unresearched'])
      expect(levels.filter((one) => one === level).length).toBeGreaterThan(catalogue.services.length / 50);
  });
});

test('every evidence sentence is used by some service', () => {
  const vendors = [undefined, 'A vendor'];
  const headquarters = [undefined, 'DE', 'JP', 'CA', 'US', 'CN'];
  const domains = [[], ['service.example'], ['service.xyz']];
  const traits: readonly (readonly Trait[])[] = [[], ...TRAITS.map((trait) => [trait])];
  const used = new Set<string>();
  const look = (service: Service) => {
    for (const { evidence } of scoreWith(service, {}).parts) used.add(evidence.key);
  };
  for (const vendor of vendors) look({ ...NOTHING_KNOWN, vendor });
  for (const country of headquarters) look({ ...NOTHING_KNOWN, headquarters: country });
  for (const own of domains) look({ ...NOTHING_KNOWN, domains: own });
  for (const category of [...CATEGORIES, 'Of our own'])
    for (const own of traits) look({ ...NOTHING_KNOWN, category, traits: own });
  look({ ...NOTHING_KNOWN, id: 'slack' });
  const said: Stated = {
    soc_2: { value: 'yes' },
    scim: { value: 'no' },
    iso_27017: { value: 'unknown' },
    founded: { value: 'yes', year: 2009 },
    data_centres: { value: 'yes', countries: ['US'] },
  };
  const own = new Map<QuestionKey, StatedAnswer>([
    ['soc_1', { value: 'yes' }],
    ['soc_3', { value: 'no' }],
    ['c5', { value: 'unknown' }],
  ]);
  const slack = serviceOf('slack');
  for (const countries of [undefined, ['US'], ['DE']])
    for (const { evidence } of createScorer({
      profile: withRule('data_centres', { countries }),
      statements: stating('slack', said),
      year: YEAR,
    }).explain(slack, own).parts)
      used.add(evidence.key);
  const assumed: Stated = {
    soc_2: { value: 'yes', checked: undefined },
    scim: { value: 'no', checked: undefined },
    iso_27017: { value: 'unknown', checked: undefined },
  };
  for (const { evidence } of scoreWith(slack, assumed).parts) used.add(evidence.key);
  expect([...used].sort()).toEqual([...EVIDENCE_KEYS].sort());
});
