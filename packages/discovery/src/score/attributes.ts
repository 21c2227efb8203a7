import { WEIGHTS } from '@casbah/domain/risk';

export type Weight = (typeof WEIGHTS)[keyof typeof WEIGHTS];

export interface Attribute {
  label: string;
  weight: Weight;
  /** The answer that adds points. */
  risky: 'yes' | 'no';
  /** Where the answer comes from. */
  evidence: string;
}

/** What a service is asked, in the order in which a score is explained. Every answer rests on something the catalogue holds. */
export const ATTRIBUTES = {
  takes_data: {
    label: 'Takes in files or text',
    weight: WEIGHTS.important,
    risky: 'yes',
    evidence: 'What services of its category are for',
  },
  open_sharing: {
    label: 'What is put in can reach anyone',
    weight: WEIGHTS.must_have,
    risky: 'yes',
    evidence: 'Its entry in the catalogue, else what services of its category are for',
  },
  no_account: {
    label: 'Can be used without an account',
    weight: WEIGHTS.must_have,
    risky: 'yes',
    evidence: 'Its entry in the catalogue, else what services of its category are for',
  },
  evades_controls: {
    label: 'Gets around the company’s controls',
    weight: WEIGHTS.must_have,
    risky: 'yes',
    evidence: 'What services of its category are for',
  },
  harmful_content: {
    label: 'Known for malware, unlawful or unfit content',
    weight: WEIGHTS.must_have,
    risky: 'yes',
    evidence: 'What services of its category are known for',
  },
  reuses_input: {
    label: 'May learn from what is entered',
    weight: WEIGHTS.must_have,
    risky: 'yes',
    evidence: 'What services of its category are known for',
  },
  for_companies: {
    label: 'Made for companies',
    weight: WEIGHTS.must_have,
    risky: 'no',
    evidence: 'Hosts it gives companies of their own, its entry in the catalogue, else its category',
  },
  hides_content: {
    label: 'Encrypts content so that it cannot be inspected',
    weight: WEIGHTS.important,
    risky: 'yes',
    evidence: 'Its entry in the catalogue',
  },
  personal_data: {
    label: 'Holds personal data of many people',
    weight: WEIGHTS.nice_to_have,
    risky: 'yes',
    evidence: 'What services of its category are for',
  },
  vendor_named: {
    label: 'A named vendor stands behind it',
    weight: WEIGHTS.important,
    risky: 'no',
    evidence: 'Its entry in the catalogue',
  },
  headquarters_adequate: {
    label: 'Headquarters where data protection is adequate',
    weight: WEIGHTS.important,
    risky: 'no',
    evidence: 'The headquarters in its entry, and the European Commission’s adequacy decisions',
  },
  abused_domain: {
    label: 'Its domain ends in a much abused top-level domain',
    weight: WEIGHTS.nice_to_have,
    risky: 'yes',
    evidence: 'Its first domain, and a yearly count of phishing by top-level domain',
  },
} as const satisfies Record<string, Attribute>;

export type AttributeKey = keyof typeof ATTRIBUTES;

export const ATTRIBUTE_KEYS = Object.keys(ATTRIBUTES).filter(isAttribute);

export function isAttribute(name: string): name is AttributeKey {
  return Object.hasOwn(ATTRIBUTES, name);
}
