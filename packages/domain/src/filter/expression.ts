/**
 * The filter expression: the one query language inside. The console's filters, exports, the API and the CLI all become
 * this tree; one compiler (stores/events) turns it into SQL. Its text form is read by `parseFilter` and written by
 * `printFilter`, e.g. `risk in (high, medium) and bytes_up > 100MB and not user = "o.haddad"`.
 */
export type Filter =
  | { kind: 'and'; parts: readonly Filter[] } // no parts: everything
  | { kind: 'or'; parts: readonly Filter[] } // no parts: nothing
  | { kind: 'not'; part: Filter }
  | Condition;

export type Condition =
  /** Equal to one of the values. Text compares without regard to case; a network means every address in it. */
  | { kind: 'in'; field: FilterField; values: readonly FilterValue[] }
  | { kind: 'compare'; field: FilterField; operator: '<' | '<=' | '>' | '>='; value: number }
  /** Text that contains, starts or ends with the value, without regard to case. */
  | { kind: 'text'; field: FilterField; operator: 'contains' | 'starts' | 'ends'; value: string }
  /** The field is filled: the source recorded it. */
  | { kind: 'exists'; field: FilterField };

export type FilterValue = string | number;

/** Everything. */
export const ALL: Filter = { kind: 'and', parts: [] };

/**
 * What a field is about decides who answers for it: the event itself, the catalogue's knowledge of its service, or the
 * total of a row of the list one looks at (a service's, a user's): totals may only be joined to the rest by `and`.
 */
export const FILTER_FIELDS = {
  source: { of: 'event', type: 'word' },
  user: { of: 'event', type: 'word' },
  user_domain: { of: 'event', type: 'word' },
  src_ip: { of: 'event', type: 'word' },
  dst_ip: { of: 'event', type: 'word' },
  dst_port: { of: 'event', type: 'number' },
  host: { of: 'event', type: 'word' },
  url: { of: 'event', type: 'text' },
  method: { of: 'event', type: 'word' },
  status: { of: 'event', type: 'number' },
  action: { of: 'event', type: 'word' },
  bytes_up: { of: 'event', type: 'bytes' },
  bytes_down: { of: 'event', type: 'bytes' },
  user_agent: { of: 'event', type: 'text' },
  browser: { of: 'event', type: 'word' },
  os: { of: 'event', type: 'word' },
  device: { of: 'event', type: 'word' },
  device_type: { of: 'event', type: 'word' }, // desktop, phone, tablet, tool, other
  content_type: { of: 'event', type: 'word' },
  log_category: { of: 'event', type: 'word' }, // the event's `category`: the log's word, not the catalogue's
  country: { of: 'event', type: 'word' },
  city: { of: 'event', type: 'word' },
  network: { of: 'event', type: 'word' }, // whose address it was, as AS15169 GOOGLE
  message: { of: 'event', type: 'text' },
  service: { of: 'service', type: 'word' }, // id or name
  category: { of: 'service', type: 'word' },
  risk: { of: 'service', type: 'word' }, // low, medium, high, unresearched
  risk_score: { of: 'service', type: 'number' }, // 0 to 100, more is riskier
  brr: { of: 'service', type: 'number' }, // 100 minus the risk score; 102 knocked out, 103 not researched
  vendor: { of: 'service', type: 'word' },
  headquarters: { of: 'service', type: 'word' }, // ISO 3166-1 alpha-2
  seen: { of: 'service', type: 'word' }, // `new`: for the first time within the week before the end of what is looked at
  tag: { of: 'service', type: 'word' }, // number or name of a tag that the company gave it
  uploaded: { of: 'total', type: 'bytes' },
  downloaded: { of: 'total', type: 'bytes' },
  traffic: { of: 'total', type: 'bytes' },
  requests: { of: 'total', type: 'number' },
  users: { of: 'total', type: 'number' },
  services: { of: 'total', type: 'number' },
} as const satisfies Record<
  string,
  { of: 'event' | 'service' | 'total'; type: 'word' | 'text' | 'number' | 'bytes' }
>;

export type FilterField = keyof typeof FILTER_FIELDS;

/** The fields for which an event answers itself. */
export type EventFilterField = {
  [Field in FilterField]: (typeof FILTER_FIELDS)[Field]['of'] extends 'event' ? Field : never;
}[FilterField];

/** Fields whose number a source may not record. It is unknown then, which is not 0, and meets no comparison. */
const MAY_BE_UNKNOWN: ReadonlySet<FilterField> = new Set([
  'dst_port',
  'status',
  'bytes_up',
  'bytes_down',
  'uploaded',
  'downloaded',
  'traffic',
]);

export function mayBeUnknown(field: FilterField): boolean {
  return MAY_BE_UNKNOWN.has(field);
}
