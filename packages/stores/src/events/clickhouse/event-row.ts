import { DEVICE_TYPES } from '@casbah/domain/device-type';
import { blankEvent, type Event, type EventAction, type EventKind } from '@casbah/domain/event';

/** An event as the store answers it: absent text is empty, absent numbers are as `readEvent` reads them. */
export interface EventRow {
  /** The event's time; not under its name, which in SQL would then mean this number. */
  at: number;
  kind: EventKind;
  source: string;
  user: string;
  user_domain: string;
  src_ip: string;
  dst_ip: string;
  dst_port: number;
  host: string;
  url: string;
  method: string;
  status: number;
  action: EventAction | '';
  bytes_up: number;
  bytes_up_unknown: number;
  bytes_down: number;
  bytes_down_unknown: number;
  user_agent: string;
  browser: string;
  os: string;
  device: string;
  device_type: string;
  referrer: string;
  content_type: string;
  category: string;
  service_id: string;
  service: string;
  app: string;
  activity: string;
  object_type: string;
  object: string;
  object_id: string;
  outcome: string;
  severity: string;
  country: string;
  city: string;
  lat: number;
  lon: number;
  network: string;
  message: string;
  raw_id: string;
  extra: Record<string, string>;
}

/** The columns of an `EventRow`. */
export const EVENT_COLUMNS = `toUnixTimestamp64Milli(time) AS at, kind, source, user, user_domain, src_ip, dst_ip,
  dst_port, host, url, method, status, action, bytes_up, bytes_up_unknown, bytes_down,
  bytes_down_unknown, user_agent, browser, os, device, device_type, referrer,
  content_type, category, service_id, service, app, activity, object_type, object, object_id, outcome, severity, country,
  city, lat, lon, network, message, raw_id, extra`;

export function readEvent(row: EventRow): Event {
  const event = blankEvent(row.kind);
  event.time = row.at;
  event.source = text(row.source);
  event.user = text(row.user);
  event.user_domain = text(row.user_domain);
  event.src_ip = text(row.src_ip);
  event.dst_ip = text(row.dst_ip);
  event.dst_port = number(row.dst_port);
  event.host = text(row.host);
  event.url = text(row.url);
  event.method = text(row.method);
  event.status = number(row.status);
  event.action = row.action === '' ? undefined : row.action;
  event.bytes_up = row.bytes_up_unknown === 0 ? row.bytes_up : undefined;
  event.bytes_down = row.bytes_down_unknown === 0 ? row.bytes_down : undefined;
  event.user_agent = text(row.user_agent);
  event.browser = text(row.browser);
  event.os = text(row.os);
  event.device = text(row.device);
  event.device_type = DEVICE_TYPES.find((type) => type === row.device_type);
  event.referrer = text(row.referrer);
  event.content_type = text(row.content_type);
  event.category = text(row.category);
  event.service_id = text(row.service_id);
  event.service = text(row.service);
  event.app = text(row.app);
  event.activity = text(row.activity);
  event.object_type = text(row.object_type);
  event.object = text(row.object);
  event.object_id = text(row.object_id);
  event.outcome = text(row.outcome);
  event.severity = text(row.severity);
  event.country = text(row.country);
  event.city = text(row.city);
  // Either may be 0 on the equator and at Greenwich; where both are there is nothing but sea.
  const isPlace = row.lat !== 0 || row.lon !== 0;
  event.lat = isPlace ? row.lat : undefined;
  event.lon = isPlace ? row.lon : undefined;
  event.network = text(row.network);
  event.message = text(row.message);
  event.raw_id = text(row.raw_id);
  event.extra = Object.keys(row.extra).length === 0 ? undefined : row.extra;
  return event;
}

function text(value: string): string | undefined {
  return value === '' ? undefined : value;
}

/** Ports and statuses: 0 is none. */
function number(value: number): number | undefined {
  return value === 0 ? undefined : value;
}
