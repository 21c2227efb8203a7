import { DEVICE_TYPES } from '../device-type.ts';
import { EVENT_ACTIONS } from '../event.ts';
import { RISK_LEVELS } from '../risk.ts';
import { defineFields } from './vocabulary.ts';

/** First seen within the week before the end of the range. */
export const SEEN_NEW = 'new';

/**
 * Fields of traffic. `of` is the source of the value: the event, the catalog's data on its service, or the total of a
 * list row (a service's, a user's).
 */
export const TRAFFIC_FIELDS = defineFields({
  source: { of: 'event', type: 'word' },
  user: { of: 'event', type: 'word' },
  user_domain: { of: 'event', type: 'word' },
  src_ip: { of: 'event', type: 'word', isAddress: true },
  dst_ip: { of: 'event', type: 'word', isAddress: true },
  dst_port: { of: 'event', type: 'number', mayBeUnknown: true },
  host: { of: 'event', type: 'word' },
  url: { of: 'event', type: 'text' },
  method: { of: 'event', type: 'word' },
  status: { of: 'event', type: 'number', mayBeUnknown: true },
  action: { of: 'event', type: 'word', values: EVENT_ACTIONS, mayBeUnknown: true },
  bytes_up: { of: 'event', type: 'bytes', mayBeUnknown: true },
  bytes_down: { of: 'event', type: 'bytes', mayBeUnknown: true },
  user_agent: { of: 'event', type: 'text' },
  browser: { of: 'event', type: 'word' },
  os: { of: 'event', type: 'word' },
  device: { of: 'event', type: 'word' },
  device_type: { of: 'event', type: 'word', values: DEVICE_TYPES, mayBeUnknown: true },
  content_type: { of: 'event', type: 'word' },
  log_category: { of: 'event', type: 'word' }, // the event's `category`: the log's word, not the catalogue's
  country: { of: 'event', type: 'word' },
  city: { of: 'event', type: 'word' },
  network: { of: 'event', type: 'word' }, // network of the address, as AS15169 GOOGLE
  message: { of: 'event', type: 'text' },
  service: { of: 'service', type: 'word' }, // ID or name
  category: { of: 'service', type: 'word' },
  risk: { of: 'service', type: 'word', values: RISK_LEVELS },
  risk_score: { of: 'service', type: 'number' }, // 0 to 100, higher is riskier
  brr: { of: 'service', type: 'number' }, // 100 minus the risk score; 102 automatic fail, 103 not researched
  vendor: { of: 'service', type: 'word' },
  headquarters: { of: 'service', type: 'word' }, // ISO 3166-1 alpha-2
  seen: { of: 'service', type: 'word', values: [SEEN_NEW] },
  tag: { of: 'service', type: 'word' }, // number or name of a custom tag
  uploaded: { of: 'total', type: 'bytes', mayBeUnknown: true },
  downloaded: { of: 'total', type: 'bytes', mayBeUnknown: true },
  traffic: { of: 'total', type: 'bytes', mayBeUnknown: true },
  requests: { of: 'total', type: 'number' },
  users: { of: 'total', type: 'number' },
  services: { of: 'total', type: 'number' },
});

export type TrafficField = keyof typeof TRAFFIC_FIELDS;

/** Fields evaluated on the event itself. */
export type EventFilterField = {
  [Field in TrafficField]: (typeof TRAFFIC_FIELDS)[Field]['of'] extends 'event' ? Field : never;
}[TrafficField];

/** Traffic lists with filterable rows. */
export const TRAFFIC_LISTS = ['services', 'users', 'destinations', 'sites'] as const;
export type TrafficList = (typeof TRAFFIC_LISTS)[number];

/** Totals of each list's rows. Conditions on any other are rejected. */
export const TOTALS_OF_LIST = {
  services: ['uploaded', 'downloaded', 'traffic', 'requests', 'users'],
  users: ['uploaded', 'downloaded', 'traffic', 'requests', 'services'],
  destinations: ['uploaded', 'downloaded', 'traffic', 'requests', 'users', 'services'],
  sites: ['uploaded', 'downloaded', 'traffic', 'requests', 'users'],
} as const satisfies Record<TrafficList, readonly TrafficField[]>;
