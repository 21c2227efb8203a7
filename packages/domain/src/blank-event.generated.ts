// Written by `npm run areas`. Edit the areas, not this file.
import type { Event, EventKind } from './event-fields.ts';

/** A blank event. Readers reuse one for every line: always the same shape, so that the engine keeps it fast. */
export function blankEvent(kind: EventKind): Event {
  return {
    time: Number.NaN,
    kind,
    source: undefined,
    user: undefined,
    user_domain: undefined,
    on_behalf_of: undefined,
    src_ip: undefined,
    dst_ip: undefined,
    dst_port: undefined,
    host: undefined,
    url: undefined,
    method: undefined,
    status: undefined,
    action: undefined,
    bytes_up: undefined,
    bytes_down: undefined,
    user_agent: undefined,
    browser: undefined,
    os: undefined,
    device: undefined,
    device_type: undefined,
    referrer: undefined,
    content_type: undefined,
    category: undefined,
    service_id: undefined,
    service: undefined,
    app: undefined,
    activity: undefined,
    object_type: undefined,
    object: undefined,
    object_id: undefined,
    targets: undefined,
    session: undefined,
    outcome: undefined,
    severity: undefined,
    country: undefined,
    city: undefined,
    lat: undefined,
    lon: undefined,
    network: undefined,
    message: undefined,
    raw_id: undefined,
    origins: undefined,
    raw: undefined,
    extra: undefined,
  };
}

/** Makes an event blank again and keeps its shape. */
export function clearEvent(event: Event, kind: EventKind): void {
  event.time = Number.NaN;
  event.kind = kind;
  event.source = undefined;
  event.user = undefined;
  event.user_domain = undefined;
  event.on_behalf_of = undefined;
  event.src_ip = undefined;
  event.dst_ip = undefined;
  event.dst_port = undefined;
  event.host = undefined;
  event.url = undefined;
  event.method = undefined;
  event.status = undefined;
  event.action = undefined;
  event.bytes_up = undefined;
  event.bytes_down = undefined;
  event.user_agent = undefined;
  event.browser = undefined;
  event.os = undefined;
  event.device = undefined;
  event.device_type = undefined;
  event.referrer = undefined;
  event.content_type = undefined;
  event.category = undefined;
  event.service_id = undefined;
  event.service = undefined;
  event.app = undefined;
  event.activity = undefined;
  event.object_type = undefined;
  event.object = undefined;
  event.object_id = undefined;
  event.targets = undefined;
  event.session = undefined;
  event.outcome = undefined;
  event.severity = undefined;
  event.country = undefined;
  event.city = undefined;
  event.lat = undefined;
  event.lon = undefined;
  event.network = undefined;
  event.message = undefined;
  event.raw_id = undefined;
  event.origins = undefined;
  event.raw = undefined;
  event.extra = undefined;
}
