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
import { evaluate } from './evaluate.ts';
import type { Evidence } from './evidence.ts';
import { at, EVIDENCE, file, id, RESOURCES, term } from './rule-samples.ts';

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
