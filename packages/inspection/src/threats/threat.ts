/** What makes a document dangerous in itself. */
export const THREAT_KINDS = ['malware', 'malicious_url', 'malicious_ip'] as const;
export type ThreatKind = (typeof THREAT_KINDS)[number];

/** A threat that was found, and what found it. */
export interface Threat {
  readonly kind: ThreatKind;
  /** Name of the malware, or the listed address. */
  readonly name: string;
  readonly source: 'hash_list' | 'eicar' | 'scanner' | 'address_list';
}
