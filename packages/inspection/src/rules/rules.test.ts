import type { ContentProfile } from '@casbah/domain/content-profile';
import { CONTENT_RISKS } from '@casbah/domain/content-risk';
import {
  type LogicType,
  RULE_TYPES,
  type Rule,
  type RuleLine,
  type RuleSet,
  type RuleType,
} from '@casbah/domain/content-rule';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeenFile } from '../document/sink.ts';
import { evaluate } from './evaluate.ts';
import type { Evidence, IdentifierEvidence, TermEvidence } from './evidence.ts';
import { needs } from './needs.ts';
import type { RuleResources } from './resources.ts';

const RESOURCES: RuleResources = {
  identifiers: new Map([
    ['card', { group: 'payment_card', risks: ['pci', 'glba', 'pii'] }],
    ['iban', { group: 'bank', risks: ['glba', 'pii'] }],
    ['us-ssn', { group: 'national_id', risks: ['pii'] }],
    ['us-mbi', { group: 'health', risks: ['hipaa', 'pii'] }],
    ['email', { group: 'contact', risks: ['pii'] }],
    ['student', { group: 'person', risks: ['ferpa'] }],
  ]),
  aliases: new Map([
    ['a1', { id: 'a1', name: 'Money', description: '', identifiers: ['card', 'iban'], confidence: 'narrow' }],
  ]),
  dictionaries: new Map([['d1', { weightOf: (term: number) => (term === 0 ? 5 : 1) }]]),
  predefinedDictionaries: new Map([['diseases', { risks: ['hipaa'], termsNeeded: 3 }]]),
  mlProfiles: new Map([['m1', { threshold: 0.8, sensitiveThreshold: 0.4 }]]),
  indexes: new Set(['i1']),
  reusableRules: new Map(),
  dataFilters: new Map([
    [
      'f1',
      { id: 'f1', name: 'No logs', description: '', conditions: [{ mode: 'exclude', names: ['*.log'] }] },
    ],
  ]),
};
const file = (path: readonly string[] = [], more: Partial<SeenFile> = {}): SeenFile => ({
  path,
  type: { id: 'docx', class: 'document', mediaType: 'application/octet-stream' },
  isEncrypted: false,
  hasMacros: false,
  ...more,
});
const EVIDENCE: Evidence = {
  name: 'a.docx',
  files: [file()],
  identifiers: [],
  terms: [],
  patterns: [],
  kinds: [],
  similarities: [],
  records: [],
  threats: [],
  isManagedDlpViolation: false,
  violatedProfiles: [],
};
const at = { file: 0, start: 0, end: 1 };
const id = (
  identifier: string,
  text: string,
  more: Partial<IdentifierEvidence> = {},
): IdentifierEvidence => ({
  ...at,
  identifier,
  text,
  confidence: 'medium',
  value: text.replace(/\W/g, '').toUpperCase(),
  ...more,
});
const term = (dictionary: string, index: number, text: string): TermEvidence => ({
  ...at,
  dictionary,
  term: index,
  text,
});

const rule = (value: string, more: Partial<Rule> = {}): Rule => ({
  uid: value,
  value,
  matchCount: 1,
  highSensitivity: false,
  ...more,
});
const line = (ruleType: RuleType, rules: readonly Rule[], more: Partial<RuleLine> = {}): RuleLine => ({
  uid: 'l',
  ruleType,
  rules,
  ignoreStrings: [],
  logicType: null,
  ...more,
});
const profile = (...ruleLines: RuleLine[]): ContentProfile => ({
  id: 'p',
  name: 'P',
  description: '',
  sets: [{ uid: 's', logicType: null, ruleLines }],
});
const judge = (rules: ContentProfile, evidence: Partial<Evidence>, resources: Partial<RuleResources> = {}) =>
  evaluate(rules, { ...EVIDENCE, ...evidence }, { ...RESOURCES, ...resources });
const firstRule = (verdict: ReturnType<typeof judge>) => verdict.sets[0]?.lines[0]?.rules[0];

test('counts different values, and says why the others do not count', () => {
  const cards = profile(
    line('predefined_term', [rule('card', { matchCount: 2 })], { ignoreStrings: [' 4111 1111 1111 1111 '] }),
  );
  const identifiers = [
    id('card', '4111 1111 1111 1111'),
    id('card', '4242 4242 4242 4242'),
    id('card', '4242-4242-4242-4242'),
    id('card', '4000 0000 0000 0002', { confidence: 'wide' }),
    id('iban', 'DE00'),
  ];
  const verdict = judge(cards, { identifiers });
  expect(verdict.isViolated).toBe(false);
  expect(firstRule(verdict)).toMatchObject({
    count: 1,
    needed: 2,
    outcomes: { counted: 1, repeated: 1, ignored: 1, below_confidence: 1, filtered: 0 },
  });
  expect(firstRule(verdict)?.matches.map(({ outcome }) => outcome)).toEqual([
    'counted',
    'ignored',
    'repeated',
    'below_confidence',
  ]);
  const sensitive = profile(
    line('predefined_term', [rule('card', { matchCount: 3, highSensitivity: true })]),
  );
  expect(judge(sensitive, { identifiers })).toMatchObject({
    isViolated: true,
    sentence: [{ part: 'rule', ruleType: 'predefined_term', value: 'card', count: 3, needed: 3 }],
    violations: { predefined_term: ['card'], count: 3 },
  });
});

test('an alias is any of its identifiers, from its own confidence on', () => {
  const money = (highSensitivity: boolean) =>
    profile(line('predefined_term', [rule('alias:a1', { highSensitivity })]));
  const identifiers = [id('iban', 'DE00')];
  expect(judge(money(false), { identifiers }).isViolated).toBe(false);
  expect(judge(money(true), { identifiers }).isViolated).toBe(true);
  expect(
    judge(money(false), { identifiers: [id('iban', 'DE00', { confidence: 'narrow' })] }).isViolated,
  ).toBe(true);
  expect(firstRule(judge(profile(line('predefined_term', [rule('alias:gone')])), {}))?.isMissing).toBe(true);
});

test('terms of a dictionary count with their weights, those of a predefined one as many as it needs', () => {
  const own = profile(line('dictionary', [rule('d1', { matchCount: 6 })]));
  expect(judge(own, { terms: [term('d1', 0, 'Falcon'), term('d1', 0, 'falcon')] }).isViolated).toBe(false);
  expect(judge(own, { terms: [term('d1', 0, 'Falcon'), term('d1', 1, 'Eagle')] })).toMatchObject({
    isViolated: true,
    violations: { dictionary: ['d1'], custom_terms: ['Falcon', 'Eagle'], count: 2 },
  });
  const predefined = (highSensitivity: boolean) =>
    profile(line('predefined_dictionary', [rule('diseases', { highSensitivity })]));
  const two = [term('diseases', 0, 'asthma'), term('diseases', 1, 'measles')];
  expect(judge(predefined(false), { terms: two }).isViolated).toBe(false);
  expect(judge(predefined(true), { terms: two })).toMatchObject({
    isViolated: true,
    violations: { predefined_dictionary: ['diseases'], keyword: ['asthma', 'measles'] },
  });
});

test('formats, kinds, patterns, similarity and records [SH-E010]', () => {
  const format = (fileFormat: string) => profile(line('file_format', [rule('document', { fileFormat })]));
  expect(judge(format('*'), {}).isViolated).toBe(true);
  expect(judge(format('docx'), {}).violations.file_format).toEqual(['document/docx']);
  expect(judge(format('pdf'), {}).isViolated).toBe(false);

  const kinds = [{ file: 0, kind: 'code-python' }];
  expect(
    judge(profile(line('content_type', [rule('source_code')])), { kinds }).violations.content_type,
  ).toEqual(['source_code']);
  expect(judge(profile(line('content_type', [rule('document-cv')])), { kinds }).isViolated).toBe(false);

  const patterns = ['k1', 'K1', 'k2'].map((text) => ({ ...at, text, pattern: 'k\\d' }));
  const expression = profile(line('regex', [rule('k\\d', { matchCount: 2 })]));
  expect(judge(expression, { patterns })).toMatchObject({
    isViolated: true,
    violations: { regex: ['k\\d'], count: 2 },
  });

  const similar = (highSensitivity: boolean) =>
    profile(line('training_profile', [rule('m1', { highSensitivity })]));
  const similarities = [{ file: 0, profile: 'm1', probability: 0.5 }];
  expect(judge(similar(false), { similarities }).isViolated).toBe(false);
  expect(judge(similar(true), { similarities }).violations.training_profile).toEqual(['m1']);

  const records = [1, 1, 2].map((row) => ({
    ...at,
    text: 'x',
    index: 'i1',
    record: `${row}`,
    isSure: row === 1,
  }));
  const indexed = (matchCount: number, highSensitivity: boolean) =>
    profile(line('index', [rule('i1', { matchCount, highSensitivity })]));
  expect(judge(indexed(1, false), { records }).isViolated).toBe(true);
  expect(judge(indexed(2, false), { records }).isViolated).toBe(false);
  expect(judge(indexed(2, true), { records }).isViolated).toBe(true);
});

test('a reusable rule is its sets, and does not nest', () => {
  const inner = {
    id: 'r1',
    name: 'R',
    description: '',
    sets: profile(line('risk_type', [rule('pci')])).sets,
  };
  const outer = { ...inner, id: 'r2', sets: profile(line('reusable_rule', [rule('r2')])).sets };
  const reusableRules = new Map([inner, outer].map((one) => [one.id, one]));
  const verdict = judge(
    profile(line('reusable_rule', [rule('r1')])),
    { identifiers: [id('card', '4')] },
    { reusableRules },
  );
  expect(verdict).toMatchObject({ isViolated: true, violations: { risk_type: ['pci'] } });
  expect(verdict.sentence.map(({ part }) => part)).toEqual(['rule', 'open', 'rule', 'close']);
  expect(judge(profile(line('reusable_rule', [rule('r2')])), {}, { reusableRules }).isViolated).toBe(false);
});

test('a data filter leaves files out', () => {
  const filtered = { ...profile(line('predefined_term', [rule('card')])), dataFilter: 'f1' };
  const files = [
    file([], { type: { id: 'zip', class: 'archive', mediaType: 'application/zip' } }),
    file(['a.log']),
  ];
  const verdict = judge(filtered, { files, identifiers: [id('card', '4', { file: 1 })] });
  expect(verdict.isViolated).toBe(false);
  expect(firstRule(verdict)?.outcomes.filtered).toBe(1);
  expect(judge(filtered, { files, identifiers: [id('card', '4')] }).isViolated).toBe(true);
});

describe('risks', () => {
  const risk = (value: string, evidence: Partial<Evidence>) =>
    judge(profile(line('risk_type', [rule(value)])), evidence).isViolated;
  const ids = (...names: string[]) => ({ identifiers: names.map((name) => id(name, name)) });

  test('health data with a person is HIPAA [SH-K065]', () => {
    expect(risk('hipaa', ids('us-mbi', 'email'))).toBe(true);
    expect(risk('hipaa', ids('us-mbi'))).toBe(false);
    const terms = [0, 1, 2].map((index) => term('diseases', index, `t${index}`));
    expect(risk('hipaa', { ...ids('us-ssn'), terms })).toBe(true);
    expect(risk('hipaa', { ...ids('us-ssn'), terms: terms.slice(1) })).toBe(false);
  });

  test('cards are PCI, personal and financial data PII, GLBA and FERPA [SH-K066] [SH-K067] [SH-K074] [SH-K075]', () => {
    expect(risk('pci', ids('card'))).toBe(true);
    expect(risk('pci', { identifiers: [id('card', '4', { confidence: 'wide' })] })).toBe(false);
    expect(risk('pii', ids('email'))).toBe(false);
    expect(risk('pii', ids('email', 'us-ssn'))).toBe(true);
    expect(risk('pii', { identifiers: [id('us-ssn', '1', { confidence: 'narrow' })] })).toBe(true);
    expect(risk('pii', { identifiers: [id('email', 'a', { confidence: 'narrow' })] })).toBe(false);
    expect(risk('glba', ids('iban'))).toBe(false);
    expect(risk('glba', ids('iban', 'email'))).toBe(true);
    expect(risk('ferpa', ids('student', 'email'))).toBe(true);
  });

  test('files, threats and the judgment of others [SH-K068] [SH-K069] [SH-K070] [SH-K071] [SH-K072] [SH-K073] [SH-K076] [SH-K077]', () => {
    expect(risk('source_code', { kinds: [{ file: 0, kind: 'code-rust' }] })).toBe(true);
    for (const threat of ['malware', 'malicious_url', 'malicious_ip'] as const)
      expect(risk(threat, { threats: [{ file: 0, threat, name: 'x' }] })).toBe(true);
    expect(risk('encryption', { files: [file([], { isEncrypted: true })] })).toBe(true);
    expect(risk('vba_macros', { files: [file(), file(['b'], { hasMacros: true })] })).toBe(true);
    expect(risk('managed_dlp', { isManagedDlpViolation: true })).toBe(true);
    expect(risk('contentiq_profile', { violatedProfiles: ['p2'] })).toBe(true);
    for (const one of CONTENT_RISKS) expect(risk(one, {}), one).toBe(false);
  });

  test('the trace shows which test failed', () => {
    const trace = firstRule(judge(profile(line('risk_type', [rule('glba')])), ids('iban')));
    expect(trace?.tests?.map(({ holds, found }) => [holds, found])).toEqual([
      [true, ['iban']],
      [false, []],
      [false, []],
    ]);
  });
});

test('only what profiles ask for needs to be looked for', () => {
  const asked = needs(
    [
      profile(line('predefined_term', [rule('alias:a1'), rule('gone')]), line('regex', [rule('a+')])),
      profile(line('risk_type', [rule('hipaa'), rule('malware')])),
    ],
    RESOURCES,
  );
  expect([...asked.identifiers].sort()).toEqual(['card', 'email', 'iban', 'us-mbi', 'us-ssn']);
  expect([...asked.predefinedDictionaries]).toEqual(['diseases']);
  expect([...asked.patterns]).toEqual(['a+']);
  expect([...asked.threats]).toEqual(['malware']);
  expect([asked.kinds, asked.indexes.size, asked.mlProfiles.size, asked.managedDlp]).toEqual([
    false,
    0,
    0,
    false,
  ]);
});

describe('any profile and evidence', () => {
  const VALUES: Readonly<Record<RuleType, readonly string[]>> = {
    risk_type: ['pci', 'encryption'],
    content_type: ['code-python'],
    dictionary: ['d1'],
    predefined_dictionary: ['diseases'],
    predefined_term: ['card', 'alias:a1', 'gone'],
    file_format: ['document'],
    regex: ['k\\d'],
    training_profile: ['m1'],
    index: ['i1'],
    reusable_rule: ['gone'],
  };
  const logic = fc.constantFrom<LogicType | null>('AND', 'OR');
  const anyLine = fc.constantFrom(...RULE_TYPES).chain((ruleType) =>
    fc.record({
      uid: fc.constant('l'),
      ruleType: fc.constant(ruleType),
      rules: fc.array(
        fc.record({
          uid: fc.constant('r'),
          value: fc.constantFrom(...VALUES[ruleType]),
          matchCount: fc.integer({ min: 1, max: 3 }),
          highSensitivity: fc.boolean(),
          fileFormat: fc.constant(ruleType === 'file_format' ? '*' : undefined),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      ignoreStrings: fc.subarray(['4111', 'k1', 'falcon']),
      logicType: logic,
    }),
  );
  const anySet = fc.record({
    uid: fc.constant('s'),
    logicType: logic,
    ruleLines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  });
  const evidence = fc.record({
    identifiers: fc.array(
      fc
        .tuple(
          fc.constantFrom('card', 'iban', 'email'),
          fc.constantFrom('4111', '4242', '4 242'),
          fc.constantFrom('wide', 'medium', 'narrow'),
        )
        .map(([name, text, confidence]) => id(name, text, { confidence })),
      { maxLength: 5 },
    ),
    terms: fc.array(
      fc
        .tuple(fc.constantFrom('d1', 'diseases'), fc.nat(3))
        .map(([name, index]) => term(name, index, index === 0 ? 'Falcon' : `t${index}`)),
      { maxLength: 5 },
    ),
    patterns: fc.array(
      fc.constantFrom('k1', 'k2').map((text) => ({ ...at, text, pattern: 'k\\d' })),
      { maxLength: 3 },
    ),
    kinds: fc.subarray([{ file: 0, kind: 'code-python' }]),
    similarities: fc.subarray([{ file: 0, profile: 'm1', probability: 0.5 }]),
    records: fc.array(
      fc.nat(2).map((row) => ({ ...at, text: 'x', index: 'i1', record: `${row}`, isSure: row > 0 })),
      { maxLength: 3 },
    ),
    files: fc.boolean().map((isEncrypted) => [file([], { isEncrypted })]),
  });

  test('are judged as the plain reading of the rules says', () => {
    fc.assert(
      fc.property(fc.array(anySet, { maxLength: 4 }), evidence, (sets, found) => {
        const whole = { ...EVIDENCE, ...found };
        const verdict = evaluate({ id: 'p', sets }, whole, RESOURCES);
        expect(verdict.isViolated).toBe(plainlyViolated(sets, whole));
        expect(verdict.sentence.length > 0).toBe(verdict.isViolated);
      }),
      { numRuns: 1000 },
    );
  });
});

/** JavaScript's own precedence joins; counting goes by definition. */
function plainlyViolated(sets: readonly RuleSet[], evidence: Evidence): boolean {
  const join = (items: readonly { logicType: LogicType | null }[], holds: readonly boolean[]) => {
    const orGroups: boolean[] = [true];
    for (const [index, item] of items.entries()) {
      orGroups[orGroups.length - 1] = (orGroups.at(-1) ?? true) && (holds[index] ?? false);
      if (item.logicType !== 'AND' && index < items.length - 1) orGroups.push(true);
    }
    return items.length > 0 && orGroups.some(Boolean);
  };
  return join(
    sets,
    sets.map(({ ruleLines }) =>
      join(
        ruleLines,
        ruleLines.map((one) => one.rules.some((each) => plainRule(one, each, evidence))),
      ),
    ),
  );
}

function plainRule({ ruleType, ignoreStrings }: RuleLine, one: Rule, evidence: Evidence): boolean {
  const { value, matchCount, highSensitivity: sensitive } = one;
  const kept = <Item extends { text: string }>(items: readonly Item[]) =>
    items.filter(({ text }) => !ignoreStrings.includes(text.toLowerCase()));
  switch (ruleType) {
    case 'risk_type':
      return value === 'pci'
        ? evidence.identifiers.some(
            ({ identifier, confidence }) => identifier === 'card' && confidence !== 'wide',
          )
        : evidence.files.some(({ isEncrypted }) => isEncrypted);
    case 'content_type':
      return evidence.kinds.length > 0;
    case 'dictionary': {
      const terms = new Set(
        kept(evidence.terms.filter(({ dictionary }) => dictionary === 'd1')).map((it) => it.term),
      );
      return [...terms].reduce((sum, index) => sum + (index === 0 ? 5 : 1), 0) >= matchCount;
    }
    case 'predefined_dictionary': {
      const terms = new Set(
        kept(evidence.terms.filter(({ dictionary }) => dictionary === 'diseases')).map((it) => it.term),
      );
      return terms.size >= (sensitive ? matchCount : Math.max(3, matchCount));
    }
    case 'predefined_term': {
      const names = value === 'card' ? ['card'] : value === 'alias:a1' ? ['card', 'iban'] : [];
      const confidences = value === 'card' ? ['medium', 'narrow'] : ['narrow'];
      if (sensitive) confidences.push(value === 'card' ? 'wide' : 'medium');
      const counted = kept(
        evidence.identifiers.filter(
          (it) => names.includes(it.identifier) && confidences.includes(it.confidence),
        ),
      );
      return new Set(counted.map((it) => it.value)).size >= matchCount && names.length > 0;
    }
    case 'file_format':
      return true;
    case 'regex':
      return new Set(kept(evidence.patterns).map(({ text }) => text)).size >= matchCount;
    case 'training_profile':
      return evidence.similarities.length > 0 && sensitive;
    case 'index':
      return (
        new Set(evidence.records.filter(({ isSure }) => isSure || sensitive).map(({ record }) => record))
          .size >= matchCount
      );
    case 'reusable_rule':
      return false;
  }
}
