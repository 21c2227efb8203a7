import type { ConfidenceLevel } from '@casbah/domain/risk-answer';
import type { QuestionDetail, RiskCategory, RiskSubCategory } from '@casbah/domain/risk-question';

type RiskId =
  | `risk.category.${RiskCategory}`
  | `risk.sub.${RiskSubCategory}`
  | `risk.detail.${QuestionDetail}`
  | `risk.confidence.${ConfidenceLevel}`
  | 'risk.checked'
  | 'risk.pageToCheck';

/** Groups of attributes; the attributes are with the score. Plain text, because the CLI uses it, too. */
export const words = {
  'risk.category.general': 'General',
  'risk.category.security': 'Security',
  'risk.category.compliance': 'Compliance',
  'risk.category.legal': 'Legal',
  'risk.category.data_handling': 'Data handling and AI',
  'risk.sub.company': 'Company',
  'risk.sub.offering': 'Offering',
  'risk.sub.reputation': 'Reputation',
  'risk.sub.sign_in': 'Sign-in',
  'risk.sub.administration': 'Administration',
  'risk.sub.encryption': 'Encryption',
  'risk.sub.exposure': 'Exposure',
  'risk.sub.practice': 'Security practices',
  'risk.sub.attestations': 'Certifications and reports',
  'risk.sub.regulated_sectors': 'Regulated sectors',
  'risk.sub.privacy': 'Privacy',
  'risk.sub.terms': 'Terms',
  'risk.sub.what_goes_in': 'Data input',
  'risk.sub.location': 'Location',
  'risk.sub.life_cycle': 'Data lifecycle',
  'risk.sub.artificial_intelligence': 'Artificial intelligence',
  'risk.detail.app': 'Authenticator app',
  'risk.detail.text_message': 'Text message',
  'risk.detail.security_key': 'Security key or passkey',
  'risk.detail.policy': 'Disclosure policy',
  'risk.detail.bounty': 'Bug bounty',
  'risk.detail.backups': 'Backups',
  'risk.detail.second_region': 'Second region',
  'risk.detail.type_1': 'Type 1',
  'risk.detail.type_2': 'Type 2',
  'risk.detail.level_1': 'Level 1',
  'risk.detail.level_2': 'Level 2',
  'risk.detail.low': 'Low',
  'risk.detail.moderate': 'Moderate',
  'risk.detail.high': 'High',
  'risk.pageToCheck': 'Page to check: {page}',
  'risk.confidence.low': 'Low confidence',
  'risk.confidence.medium': 'Medium confidence',
  'risk.confidence.high': 'High confidence',
  'risk.checked': 'Verified on this page in {month}.',
} as const satisfies Record<RiskId, string>;
