// Written by `npm run areas`. Edit the areas, not this file.
import type { Event } from '@casbah/domain/event';
import {
  DecimalColumn,
  FieldsColumn,
  type FilledColumn,
  FlagColumn,
  IntegerColumn,
  SmallColumn,
  TextColumn,
  TimeColumn,
  WordColumn,
} from '../native/columns.ts';

/** The columns of a batch of events. */
export class EventColumns {
  readonly time = new TimeColumn('time');
  readonly kind = new WordColumn('kind');
  readonly source = new WordColumn('source');
  readonly user = new WordColumn('user');
  readonly user_domain = new WordColumn('user_domain');
  readonly on_behalf_of = new WordColumn('on_behalf_of');
  readonly src_ip = new WordColumn('src_ip');
  readonly dst_ip = new WordColumn('dst_ip');
  readonly dst_port = new SmallColumn('dst_port');
  readonly host = new WordColumn('host');
  readonly url = new TextColumn('url');
  readonly method = new WordColumn('method');
  readonly status = new SmallColumn('status');
  readonly action = new WordColumn('action');
  readonly bytes_up = new IntegerColumn('bytes_up');
  readonly bytes_up_unknown = new FlagColumn('bytes_up_unknown');
  readonly bytes_down = new IntegerColumn('bytes_down');
  readonly bytes_down_unknown = new FlagColumn('bytes_down_unknown');
  readonly user_agent = new WordColumn('user_agent');
  readonly browser = new WordColumn('browser');
  readonly os = new WordColumn('os');
  readonly device = new WordColumn('device');
  readonly device_type = new WordColumn('device_type');
  readonly referrer = new TextColumn('referrer');
  readonly content_type = new WordColumn('content_type');
  readonly category = new WordColumn('category');
  readonly service_id = new WordColumn('service_id');
  readonly service = new WordColumn('service');
  readonly app = new WordColumn('app');
  readonly activity = new WordColumn('activity');
  readonly object_type = new WordColumn('object_type');
  readonly object = new TextColumn('object');
  readonly object_id = new TextColumn('object_id');
  readonly targets = new TextColumn('targets');
  readonly session = new TextColumn('session');
  readonly outcome = new WordColumn('outcome');
  readonly severity = new WordColumn('severity');
  readonly country = new WordColumn('country');
  readonly city = new WordColumn('city');
  readonly lat = new DecimalColumn('lat');
  readonly lon = new DecimalColumn('lon');
  readonly network = new WordColumn('network');
  readonly message = new TextColumn('message');
  readonly raw_id = new TextColumn('raw_id');
  readonly origins = new WordColumn('origins');
  readonly raw = new TextColumn('raw');
  readonly extra = new FieldsColumn('extra');

  /** In the order of the fields. */
  readonly all: readonly FilledColumn[] = [
    this.time,
    this.kind,
    this.source,
    this.user,
    this.user_domain,
    this.on_behalf_of,
    this.src_ip,
    this.dst_ip,
    this.dst_port,
    this.host,
    this.url,
    this.method,
    this.status,
    this.action,
    this.bytes_up,
    this.bytes_up_unknown,
    this.bytes_down,
    this.bytes_down_unknown,
    this.user_agent,
    this.browser,
    this.os,
    this.device,
    this.device_type,
    this.referrer,
    this.content_type,
    this.category,
    this.service_id,
    this.service,
    this.app,
    this.activity,
    this.object_type,
    this.object,
    this.object_id,
    this.targets,
    this.session,
    this.outcome,
    this.severity,
    this.country,
    this.city,
    this.lat,
    this.lon,
    this.network,
    this.message,
    this.raw_id,
    this.origins,
    this.raw,
    this.extra,
  ];

  /** Everything but the time, which is checked first. Most sources leave most fields out: a look is cheaper than a call. */
  put(row: number, event: Event): void {
    this.kind.put(row, event.kind);
    if (event.source !== undefined) this.source.put(row, event.source);
    if (event.user !== undefined) this.user.put(row, event.user);
    if (event.user_domain !== undefined) this.user_domain.put(row, event.user_domain);
    if (event.on_behalf_of !== undefined) this.on_behalf_of.put(row, event.on_behalf_of);
    if (event.src_ip !== undefined) this.src_ip.put(row, event.src_ip);
    if (event.dst_ip !== undefined) this.dst_ip.put(row, event.dst_ip);
    if (event.dst_port !== undefined) this.dst_port.put(row, event.dst_port);
    if (event.host !== undefined) this.host.put(row, event.host);
    if (event.url !== undefined) this.url.put(row, event.url);
    if (event.method !== undefined) this.method.put(row, event.method);
    if (event.status !== undefined) this.status.put(row, event.status);
    if (event.action !== undefined) this.action.put(row, event.action);
    if (event.bytes_up !== undefined) this.bytes_up.put(row, event.bytes_up);
    else this.bytes_up_unknown.put(row);
    if (event.bytes_down !== undefined) this.bytes_down.put(row, event.bytes_down);
    else this.bytes_down_unknown.put(row);
    if (event.user_agent !== undefined) this.user_agent.put(row, event.user_agent);
    if (event.browser !== undefined) this.browser.put(row, event.browser);
    if (event.os !== undefined) this.os.put(row, event.os);
    if (event.device !== undefined) this.device.put(row, event.device);
    if (event.device_type !== undefined) this.device_type.put(row, event.device_type);
    if (event.referrer !== undefined) this.referrer.put(row, event.referrer);
    if (event.content_type !== undefined) this.content_type.put(row, event.content_type);
    if (event.category !== undefined) this.category.put(row, event.category);
    if (event.service_id !== undefined) this.service_id.put(row, event.service_id);
    if (event.service !== undefined) this.service.put(row, event.service);
    if (event.app !== undefined) this.app.put(row, event.app);
    if (event.activity !== undefined) this.activity.put(row, event.activity);
    if (event.object_type !== undefined) this.object_type.put(row, event.object_type);
    if (event.object !== undefined) this.object.put(row, event.object);
    if (event.object_id !== undefined) this.object_id.put(row, event.object_id);
    if (event.targets !== undefined) this.targets.put(row, event.targets);
    if (event.session !== undefined) this.session.put(row, event.session);
    if (event.outcome !== undefined) this.outcome.put(row, event.outcome);
    if (event.severity !== undefined) this.severity.put(row, event.severity);
    if (event.country !== undefined) this.country.put(row, event.country);
    if (event.city !== undefined) this.city.put(row, event.city);
    if (event.lat !== undefined) this.lat.put(row, event.lat);
    if (event.lon !== undefined) this.lon.put(row, event.lon);
    if (event.network !== undefined) this.network.put(row, event.network);
    if (event.message !== undefined) this.message.put(row, event.message);
    if (event.raw_id !== undefined) this.raw_id.put(row, event.raw_id);
    if (event.origins !== undefined) this.origins.put(row, event.origins);
    if (event.raw !== undefined) this.raw.put(row, event.raw);
    if (event.extra !== undefined) this.extra.put(row, event.extra);
  }
}
