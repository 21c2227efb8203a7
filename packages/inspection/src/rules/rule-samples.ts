import type { ContentProfile } from '@casbah/domain/content-profile';
import type { Rule, RuleLine, RuleType } from '@casbah/domain/content-rule';
import type { SeenFile } from '../document/sink.ts';
import type { Evidence, IdentifierEvidence, TermEvidence } from './evidence.ts';
import type { RuleResources } from './resources.ts';

/** Resources, evidence and rules that tests are put together from. */
export const RESOURCES: RuleResources = {
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
export const file = (path: readonly string[] = [], more: Partial<SeenFile> = {}): SeenFile => ({
  path,
  type: { id: 'docx', class: 'document', mediaType: 'application/octet-stream' },
  isEncrypted: false,
  hasMacros: false,
  ...more,
});
export const EVIDENCE: Evidence = {
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
export const at = { file: 0, start: 0, end: 1 };
export const id = (
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
export const term = (dictionary: string, index: number, text: string): TermEvidence => ({
  ...at,
  dictionary,
  term: index,
  text,
});

export const rule = (value: string, more: Partial<Rule> = {}): Rule => ({
  uid: value,
  value,
  matchCount: 1,
  highSensitivity: false,
  ...more,
});
export const line = (ruleType: RuleType, rules: readonly Rule[], more: Partial<RuleLine> = {}): RuleLine => ({
  uid: 'l',
  ruleType,
  rules,
  ignoreStrings: [],
  logicType: null,
  ...more,
});
export const profile = (...ruleLines: RuleLine[]): ContentProfile => ({
  id: 'p',
  name: 'P',
  description: '',
  sets: [{ uid: 's', logicType: null, ruleLines }],
});
