import type { Confidence } from '@casbah/domain/content-alias';
import type { ContentRisk } from '@casbah/domain/content-risk';
import type { IdentifierGroup, IdentifierRisk } from '../identifiers/identifier.ts';
import type { ThreatKind } from '../threats/threat.ts';

/** What makes a document a risk, as data, so that evaluation, `needs` and the documentation follow the same definition. */
export type RiskCondition =
  | { readonly kind: 'all'; readonly of: readonly RiskCondition[] }
  | { readonly kind: 'any'; readonly of: readonly RiskCondition[] }
  | RiskTest;

/** A condition without parts. */
export type RiskTest =
  | IdentifierTest
  /** Different terms of one predefined dictionary of the risk, as many as the dictionary needs. */
  | { readonly kind: 'dictionary'; readonly risk: ContentRisk }
  /** Source code of any language. */
  | { readonly kind: 'code' }
  | { readonly kind: 'encrypted_file' }
  | { readonly kind: 'macros' }
  | { readonly kind: 'threat'; readonly threat: ThreatKind }
  | { readonly kind: 'managed_dlp' }
  | { readonly kind: 'profile' };

export interface IdentifierTest {
  readonly kind: 'identifier';
  readonly risk: IdentifierRisk;
  /** Absent: any group. */
  readonly groups?: readonly IdentifierGroup[];
  readonly minimum: Confidence;
  /** Different data identifiers that must match. */
  readonly different: number;
}

/** Identifiers that say which person it is about. */
export const PERSON_GROUPS: readonly IdentifierGroup[] = [
  'national_id',
  'tax',
  'passport',
  'driving_license',
  'contact',
  'person',
];
/** Identifiers of persons that each suffice: contact data alone is on every letter. */
const SUFFICIENT_GROUPS: readonly IdentifierGroup[] = [
  'national_id',
  'tax',
  'health',
  'passport',
  'driving_license',
  'person',
  'bank',
  'payment_card',
];

const PERSON: RiskCondition = {
  kind: 'identifier',
  risk: 'pii',
  groups: PERSON_GROUPS,
  minimum: 'medium',
  different: 1,
};
const identified = (risk: IdentifierRisk, groups: readonly IdentifierGroup[] | undefined): RiskCondition => ({
  kind: 'identifier',
  risk,
  ...(groups === undefined ? {} : { groups }),
  minimum: 'medium',
  different: 1,
});

export const RISKS: Readonly<Record<ContentRisk, RiskCondition>> = {
  // Protected health information: health data that can be traced to a person (45 CFR 160.103).
  hipaa: {
    kind: 'all',
    of: [
      { kind: 'any', of: [identified('hipaa', ['health']), { kind: 'dictionary', risk: 'hipaa' }] },
      PERSON,
    ],
  },
  // Account data: a card number is enough (PCI DSS v4, requirement 3).
  pci: identified('pci', undefined),
  // Two kinds of personal data together, or one that is surely a person's.
  pii: {
    kind: 'any',
    of: [
      { kind: 'identifier', risk: 'pii', minimum: 'medium', different: 2 },
      { kind: 'identifier', risk: 'pii', groups: SUFFICIENT_GROUPS, minimum: 'narrow', different: 1 },
    ],
  },
  source_code: { kind: 'any', of: [{ kind: 'code' }, identified('source_code', ['source_code'])] },
  malware: { kind: 'threat', threat: 'malware' },
  managed_dlp: { kind: 'managed_dlp' },
  encryption: { kind: 'encrypted_file' },
  vba_macros: { kind: 'macros' },
  contentiq_profile: { kind: 'profile' },
  // Nonpublic personal information of a financial institution: financial data and whose it is (16 CFR 313.3).
  glba: {
    kind: 'all',
    of: [
      {
        kind: 'any',
        of: [identified('glba', ['bank', 'payment_card', 'tax']), { kind: 'dictionary', risk: 'glba' }],
      },
      { ...PERSON, groups: PERSON_GROUPS.filter((group) => group !== 'tax') },
    ],
  },
  // Education records that are about a student (34 CFR 99.3).
  ferpa: {
    kind: 'all',
    of: [
      { kind: 'any', of: [identified('ferpa', undefined), { kind: 'dictionary', risk: 'ferpa' }] },
      PERSON,
    ],
  },
  malicious_url: { kind: 'threat', threat: 'malicious_url' },
  malicious_ip: { kind: 'threat', threat: 'malicious_ip' },
};

/** The tests of a condition, in reading order. */
export function testsOf(condition: RiskCondition): readonly RiskTest[] {
  return condition.kind === 'all' || condition.kind === 'any' ? condition.of.flatMap(testsOf) : [condition];
}

/** Whether a condition holds, given which of its tests do. */
export function conditionHolds(condition: RiskCondition, holds: (test: RiskTest) => boolean): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((one) => conditionHolds(one, holds));
    case 'any':
      return condition.of.some((one) => conditionHolds(one, holds));
    default:
      return holds(condition);
  }
}
