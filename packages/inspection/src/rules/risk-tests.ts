import { isAtLeast } from '@casbah/domain/content-alias';
import { type IdentifierTest, type RiskCondition, type RiskTest, testsOf } from './risks.ts';
import type { RuleContext } from './rule-context.ts';
import type { TestTrace } from './verdict.ts';

/** Runs the tests of a risk, all of them, so that the trace shows what was missing. */
export function riskTests(condition: RiskCondition, context: RuleContext): readonly TestTrace[] {
  return testsOf(condition).map((test) => {
    const found = foundBy(test, context);
    return { test, found, holds: found.length >= (test.kind === 'identifier' ? test.different : 1) };
  });
}

function foundBy(test: RiskTest, context: RuleContext): readonly string[] {
  const { evidence, isIncluded } = context;
  switch (test.kind) {
    case 'identifier':
      return identifiersOf(test, context);
    case 'dictionary':
      return dictionariesOf(test.risk, context);
    case 'code':
      return unique(
        evidence.kinds
          .filter(({ file, kind }) => kind.startsWith('code-') && isIncluded(file))
          .map(({ kind }) => kind),
      );
    case 'encrypted_file':
      return unique(
        evidence.files.filter((one, file) => one.isEncrypted && isIncluded(file)).map(({ type }) => type.id),
      );
    case 'macros':
      return unique(
        evidence.files.filter((one, file) => one.hasMacros && isIncluded(file)).map(({ type }) => type.id),
      );
    case 'threat':
      return unique(
        evidence.threats
          .filter(({ file, threat }) => threat === test.threat && isIncluded(file))
          .map(({ name }) => name),
      );
    case 'managed_dlp':
      return evidence.isManagedDlpViolation ? ['managed_dlp'] : [];
    case 'profile':
      return unique(evidence.violatedProfiles);
  }
}

function identifiersOf(
  test: IdentifierTest,
  { evidence, resources, isIncluded }: RuleContext,
): readonly string[] {
  const found = new Set<string>();
  for (const { identifier, confidence, file } of evidence.identifiers) {
    if (found.has(identifier) || !isIncluded(file) || !isAtLeast(confidence, test.minimum)) continue;
    const facts = resources.identifiers.get(identifier);
    if (facts === undefined || !facts.risks.includes(test.risk)) continue;
    if (test.groups === undefined || test.groups.includes(facts.group)) found.add(identifier);
  }
  return [...found];
}

function dictionariesOf(risk: string, { evidence, resources, isIncluded }: RuleContext): readonly string[] {
  const terms = new Map<string, Set<number>>();
  for (const { dictionary, term, file } of evidence.terms) {
    const facts = resources.predefinedDictionaries.get(dictionary);
    if (facts === undefined || !isIncluded(file) || !facts.risks.some((one) => one === risk)) continue;
    terms.set(dictionary, (terms.get(dictionary) ?? new Set()).add(term));
  }
  return [...terms].flatMap(([id, found]) =>
    found.size >= (resources.predefinedDictionaries.get(id)?.termsNeeded ?? 1) ? [id] : [],
  );
}

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];
