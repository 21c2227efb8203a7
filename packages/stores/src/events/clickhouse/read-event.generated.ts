// Written by `npm run areas`. Edit the areas, not this file.
import { blankEvent, EVENT_FIELDS, type Event } from '@casbah/domain/event';
import { coordinateOf, type ChosenRow, fieldsOf, oneOf, sizeOf, smallOf, textOf } from './event-row.ts';

/** The event that a row was stored from. */
export function readEvent(row: ChosenRow): Event {
  const event = blankEvent(row.kind);
  event.time = row.at;
  event.source = textOf(row.source);
  event.user = textOf(row.user);
  event.user_domain = textOf(row.user_domain);
  event.on_behalf_of = textOf(row.on_behalf_of);
  event.src_ip = textOf(row.src_ip);
  event.dst_ip = textOf(row.dst_ip);
  event.dst_port = smallOf(row.dst_port);
  event.host = textOf(row.host);
  event.url = textOf(row.url);
  event.method = textOf(row.method);
  event.status = smallOf(row.status);
  event.action = oneOf(EVENT_FIELDS.action.values, row.action);
  event.bytes_up = sizeOf(row.bytes_up, row.bytes_up_unknown);
  event.bytes_down = sizeOf(row.bytes_down, row.bytes_down_unknown);
  event.user_agent = textOf(row.user_agent);
  event.browser = textOf(row.browser);
  event.os = textOf(row.os);
  event.device = textOf(row.device);
  event.device_type = oneOf(EVENT_FIELDS.device_type.values, row.device_type);
  event.referrer = textOf(row.referrer);
  event.content_type = textOf(row.content_type);
  event.category = textOf(row.category);
  event.service_id = textOf(row.service_id);
  event.service = textOf(row.service);
  event.app = textOf(row.app);
  event.activity = textOf(row.activity);
  event.object_type = textOf(row.object_type);
  event.object = textOf(row.object);
  event.object_id = textOf(row.object_id);
  event.targets = textOf(row.targets);
  event.session = textOf(row.session);
  event.outcome = textOf(row.outcome);
  event.severity = textOf(row.severity);
  event.country = textOf(row.country);
  event.city = textOf(row.city);
  event.lat = coordinateOf(row.lat, row.lon);
  event.lon = coordinateOf(row.lon, row.lat);
  event.network = textOf(row.network);
  event.message = textOf(row.message);
  event.raw_id = textOf(row.raw_id);
  event.origins = textOf(row.origins);
  event.raw = textOf(row.raw);
  event.extra = fieldsOf(row.extra);
  return event;
}
