/** Known facts about how a service is offered and used, beyond its category. */
export const TRAITS = ['business', 'consumer', 'no-account', 'end-to-end', 'public'] as const;
export type Trait = (typeof TRAITS)[number];

/** A cloud service in the catalog. Unknown facts are absent, never guessed. */
export interface Service {
  /** Readable, stable ID: `dropbox`, `google-drive`. */
  id: string;
  name: string;
  vendor: string | undefined;
  category: string;
  /** ISO 3166-1 alpha-2 code of the vendor's headquarters. */
  headquarters: string | undefined;
  /** Host suffixes, most characteristic first; `*` matches any part of one label: `s3.*.amazonaws.com`. */
  domains: readonly string[];
  description: string | undefined;
  traits?: readonly Trait[] | undefined;
  /** Company that owns the vendor, if any. */
  owner?: string | undefined;
  closed?: Closure | undefined;
  /** Publicly known breaches, latest first. */
  breaches?: readonly Breach[] | undefined;
}

/** Past or announced shutdown of a service. */
export interface Closure {
  /** Day or month in ISO 8601. */
  on: string;
  /** Service its users were moved to. */
  successor?: { id: string; name: string } | undefined;
}

/** A publicly known breach. */
export interface Breach {
  /** Day, month or year in ISO 8601. */
  on: string;
  /** One English sentence. */
  what: string;
  /** URL of a public page that reports it. */
  source: string;
}

export interface Catalogue {
  services: readonly Service[];
  get(id: string): Service | undefined;
  /**
   * The service with the longest domain that is a suffix of the host, by whole labels, never a public suffix
   * alone. Under 1 µs amortized, because hosts are cached.
   */
  serviceOfHost(host: string): Service | undefined;
}

/** Whether traffic went to a personal or company instance of a service, if host or account show it. */
export interface Instance {
  name: string;
  kind: 'personal' | 'corporate' | 'unknown';
}
