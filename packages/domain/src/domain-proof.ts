/** How a company shows that a domain is its own: a TXT record in its DNS, or a file on its web server. */
export const DOMAIN_PROOFS = ['dns', 'file'] as const;
export type DomainProof = (typeof DOMAIN_PROOFS)[number];

/** Why a domain isn't shown yet. */
export const DOMAIN_PROBLEMS = [
  /** The record or the file isn't there. */
  'missing',
  /** There is one, with other words. */
  'different',
  /** No one answers for the domain. */
  'unreachable',
  /** Another company of this Casbah has shown it first. */
  'taken',
] as const;
export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number];

/** Maximum domains of one company. */
export const MOST_DOMAINS = 200;

/** Where the proof stands, and what it says. */
export interface ProofPlaces {
  /** The name of the TXT record. */
  record: string;
  /** The address of the file, over TLS alone. */
  file: string;
  /** What either holds, alone or as one of several records. */
  text: string;
}

export function proofPlaces(domain: string, token: string): ProofPlaces {
  return {
    record: `_casbah.${domain}`,
    file: `https://${domain}/.well-known/casbah.txt`,
    text: `casbah-domain=${token}`,
  };
}
