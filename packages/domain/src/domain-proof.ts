/** Domain verification: a DNS TXT record, or a file on the web server. */
export const DOMAIN_PROOFS = ['dns', 'file'] as const;
export type DomainProof = (typeof DOMAIN_PROOFS)[number];

/** Why a domain isn't verified yet. */
export const DOMAIN_PROBLEMS = [
  /** The record or file is missing. */
  'missing',
  /** It has different content. */
  'different',
  /** No server answers for the domain. */
  'unreachable',
  /** Another company in this Casbah verified it first. */
  'taken',
] as const;
export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number];

/** Maximum domains per company. */
export const MOST_DOMAINS = 200;

/** Location and content of the proof. */
export interface ProofPlaces {
  /** Name of the TXT record. */
  record: string;
  /** URL of the file, HTTPS only. */
  file: string;
  /** Content of the file or record, which may be one of several. */
  text: string;
}

export function proofPlaces(domain: string, token: string): ProofPlaces {
  return {
    record: `_casbah.${domain}`,
    file: `https://${domain}/.well-known/casbah.txt`,
    text: `casbah-domain=${token}`,
  };
}
