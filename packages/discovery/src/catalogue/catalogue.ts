/** What is known of how a service is offered and used, beyond its category. */
export const TRAITS = ['business', 'consumer', 'no-account', 'end-to-end', 'public'] as const;
export type Trait = (typeof TRAITS)[number];

/** A cloud service of the catalogue. A fact that isn't known is absent, never guessed. */
export interface Service {
  /** A readable, stable id: `dropbox`, `google-drive`. */
  id: string;
  name: string;
  vendor: string | undefined;
  category: string;
  /** ISO 3166-1 alpha-2 of the vendor's headquarters. */
  headquarters: string | undefined;
  /** Suffixes of its hosts, the most characteristic first; `*` matches any part of one label: `s3.*.amazonaws.com`. */
  domains: readonly string[];
  description: string | undefined;
  traits?: readonly Trait[] | undefined;
  /** The company that owns the vendor, where it is another one. */
  owner?: string | undefined;
  closed?: Closure | undefined;
  /** Publicly known breaches, the latest first. */
  breaches?: readonly Breach[] | undefined;
}

/** That a service was closed, or will be. */
export interface Closure {
  /** Day or month, ISO 8601. */
  on: string;
  /** The service that its users were moved to. */
  successor?: { id: string; name: string } | undefined;
}

/** A publicly known breach. */
export interface Breach {
  /** Day, month or year, ISO 8601. */
  on: string;
  /** What happened, in one English sentence. */
  what: string;
  /** Address of a public page that reports it. */
  source: string;
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

/** Whether traffic went to a personal or a company instance of a service, if the host or account shows it. */
export interface Instance {
  name: string;
  kind: 'personal' | 'corporate' | 'unknown';
}
