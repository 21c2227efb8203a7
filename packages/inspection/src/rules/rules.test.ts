import type { ContentProfile } from '@casbah/domain/content-profile';
import { CONTENT_RISKS } from '@casbah/domain/content-risk';
import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { Evidence } from './evidence.ts';
import { needs } from './needs.ts';
import type { RuleResources } from './resources.ts';
import { at, EVIDENCE, file, id, line, profile, RESOURCES, rule, term } from './rule-samples.ts';

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
