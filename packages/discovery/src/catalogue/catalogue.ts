/** What is known of how a service is offered and used, beyond its category. */
export const TRAITS = ['business', 'consumer', 'no-account', 'end-to-end', 'public'] as const;
export type Trait = (typeof TRAITS)[number];

/** A cloud service of the catalogue. A fact that is not known is absent, never guessed. */
export interface Service {
  /** A readable, stable id: `dropbox`, `google-drive`. */
  id: string;
  name: string;
  vendor: string | undefined;
  category: string;
  /** ISO 3166-1 alpha-2 of the vendor's headquarters. */
  headquarters: string | undefined;
  /** Suffixes of its hosts, the most telling one first; a `*` stands for any part of one label: `s3.*.amazonaws.com`. */
  domains: readonly string[];
  description: string | undefined;
  traits?: readonly Trait[] | undefined;
}

export interface Catalogue {
  services: readonly Service[];
  get(id: string): Service | undefined;
  /**
   * The service whose domain is the longest suffix of the host, by whole labels, never a public suffix alone.
   * Under 1 µs amortised: repeated hosts are remembered.
   */
  serviceOfHost(host: string): Service | undefined;
}

/** Whether traffic went to a personal or a company's own instance of a service, where the host (or account) tells. */
export interface Instance {
  name: string;
  kind: 'personal' | 'corporate' | 'unknown';
}
