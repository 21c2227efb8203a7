import { EVENT_ACTIONS } from '../event.ts';
import { EVENT, SERVICE } from './event-and-service-fields.ts';
import { defineFields } from './vocabulary.ts';

/** First seen within the week before the end of the range. */
export const SEEN_NEW = 'new';

/**
 * Fields of traffic. `of` is the source of the value: the event, the catalog's data on its service, or the total of a
 * list row (a service's, a user's).
 */
export const TRAFFIC_FIELDS = defineFields({
  source: EVENT.source,
  user: EVENT.user,
  user_domain: EVENT.user_domain,
  src_ip: EVENT.src_ip,
  dst_ip: { of: 'event', type: 'word', isAddress: true },
  dst_port: { of: 'event', type: 'number', mayBeUnknown: true },
  host: { of: 'event', type: 'word' },
  url: EVENT.url,
  method: { of: 'event', type: 'word' },
  status: { of: 'event', type: 'number', mayBeUnknown: true },
  action: { of: 'event', type: 'word', values: EVENT_ACTIONS, mayBeUnknown: true },
  bytes_up: { of: 'event', type: 'bytes', mayBeUnknown: true },
  bytes_down: { of: 'event', type: 'bytes', mayBeUnknown: true },
  user_agent: EVENT.user_agent,
  browser: EVENT.browser,
  os: EVENT.os,
  device: EVENT.device,
  device_type: EVENT.device_type,
  content_type: { of: 'event', type: 'word' },
  log_category: { of: 'event', type: 'word' }, // the event's `category`: the log's word, not the catalogue's
  country: EVENT.country,
  city: EVENT.city,
  network: EVENT.network,
  message: EVENT.message,
  ...SERVICE,
  seen: { of: 'service', type: 'word', values: [SEEN_NEW] },
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
