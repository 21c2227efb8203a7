import { WEIGHTS } from '@casbah/domain/risk';
import type { AttributeKey } from '@casbah/domain/score';

export type Weight = (typeof WEIGHTS)[keyof typeof WEIGHTS];

export interface Attribute {
  weight: Weight;
  /** The answer that adds points. */
  risky: 'yes' | 'no';
}

/** What a service is asked. Every answer rests on something the catalogue holds, named with each question. */
export const ATTRIBUTES: Readonly<Record<AttributeKey, Attribute>> = {
  /** From what services of its category are for. */
  takes_data: { weight: WEIGHTS.important, risky: 'yes' },
  /** From its entry in the catalogue, else from what services of its category are for. */
  open_sharing: { weight: WEIGHTS.must_have, risky: 'yes' },
  /** From its entry in the catalogue, else from what services of its category are for. */
  no_account: { weight: WEIGHTS.must_have, risky: 'yes' },
  /** From what services of its category are for. */
  evades_controls: { weight: WEIGHTS.must_have, risky: 'yes' },
  /** From what services of its category are known for. */
  harmful_content: { weight: WEIGHTS.must_have, risky: 'yes' },
  /** From what services of its category are known for. */
  reuses_input: { weight: WEIGHTS.must_have, risky: 'yes' },
  /** From the hosts it gives companies of their own, its entry in the catalogue, else its category. */
  for_companies: { weight: WEIGHTS.must_have, risky: 'no' },
  /** From its entry in the catalogue. */
  hides_content: { weight: WEIGHTS.important, risky: 'yes' },
  /** From what services of its category are for. */
  personal_data: { weight: WEIGHTS.nice_to_have, risky: 'yes' },
  /** From its entry in the catalogue. */
  vendor_named: { weight: WEIGHTS.important, risky: 'no' },
  /** From the headquarters in its entry, and the European Commission's adequacy decisions. */
  headquarters_adequate: { weight: WEIGHTS.important, risky: 'no' },
  /** From its first domain, and a yearly count of phishing by top-level domain. */
  abused_domain: { weight: WEIGHTS.nice_to_have, risky: 'yes' },
};
