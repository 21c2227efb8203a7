import type { Event } from '@casbah/domain/event';
import type { BatchOrigin, EventBatch } from '../event-store.ts';
import { encodeBlock } from '../native/block.ts';
import {
  type Column,
  ConstantColumn,
  DecimalColumn,
  FieldsColumn,
  IntegerColumn,
  TextColumn,
  TimeColumn,
  WordColumn,
} from '../native/columns.ts';

/** The span of times that every table can hold, hour and day columns included: 1970 to the end of 2105. */
export const STORABLE_TIMES = { from: 0, to: Date.UTC(2106, 0, 1) };

/** Events column by column, in ClickHouse's Native format. The hot path of loading: no object is made for a row. */
export class ColumnarBatch implements EventBatch {
  readonly origin: BatchOrigin;
  private count = 0;
  private readonly line = new IntegerColumn('line', 'UInt64');
  private readonly time = new TimeColumn('time');
  private readonly kind = new WordColumn('kind');
  private readonly source = new WordColumn('source');
  private readonly user = new WordColumn('user');
  private readonly userDomain = new WordColumn('user_domain');
  private readonly srcIp = new WordColumn('src_ip');
  private readonly dstIp = new WordColumn('dst_ip');
  private readonly dstPort = new IntegerColumn('dst_port', 'UInt16');
  private readonly host = new WordColumn('host');
  private readonly url = new TextColumn('url');
  private readonly method = new WordColumn('method');
  private readonly status = new IntegerColumn('status', 'UInt16');
  private readonly action = new WordColumn('action');
  private readonly bytesUp = new IntegerColumn('bytes_up', 'UInt64');
  private readonly bytesDown = new IntegerColumn('bytes_down', 'UInt64');
  private readonly userAgent = new WordColumn('user_agent');
  private readonly browser = new WordColumn('browser');
  private readonly os = new WordColumn('os');
  private readonly device = new WordColumn('device');
  private readonly referrer = new TextColumn('referrer');
  private readonly contentType = new WordColumn('content_type');
  private readonly category = new WordColumn('category');
  private readonly serviceId = new WordColumn('service_id');
  private readonly service = new WordColumn('service');
  private readonly app = new WordColumn('app');
  private readonly activity = new WordColumn('activity');
  private readonly objectType = new WordColumn('object_type');
  private readonly object = new TextColumn('object');
  private readonly objectId = new TextColumn('object_id');
  private readonly outcome = new WordColumn('outcome');
  private readonly severity = new WordColumn('severity');
  private readonly country = new WordColumn('country');
  private readonly city = new WordColumn('city');
  private readonly lat = new DecimalColumn('lat');
  private readonly lon = new DecimalColumn('lon');
  private readonly message = new TextColumn('message');
  private readonly rawId = new TextColumn('raw_id');
  private readonly extra = new FieldsColumn('extra');

  constructor(origin: BatchOrigin) {
    this.origin = origin;
  }

  get rows(): number {
    return this.count;
  }

  get bytes(): number {
    let bytes = 0;
    for (const column of this.columns()) bytes += column.size;
    return bytes;
  }

  add(event: Event, line: number): void {
    const { time } = event;
    if (Number.isNaN(time)) throw new RangeError('an event without time cannot be stored');
    const row = this.count++;
    this.line.put(row, line);
    this.time.put(
      row,
      time < STORABLE_TIMES.from
        ? STORABLE_TIMES.from
        : time < STORABLE_TIMES.to
          ? time
          : STORABLE_TIMES.to - 1,
    );
    this.kind.put(row, event.kind);
    this.source.put(row, event.source);
    this.user.put(row, event.user);
    this.userDomain.put(row, event.user_domain);
    this.srcIp.put(row, event.src_ip);
    this.dstIp.put(row, event.dst_ip);
    this.dstPort.put(row, event.dst_port);
    this.host.put(row, event.host);
    this.url.put(row, event.url);
    this.method.put(row, event.method);
    this.status.put(row, event.status);
    this.action.put(row, event.action);
    this.bytesUp.put(row, event.bytes_up);
    this.bytesDown.put(row, event.bytes_down);
    this.userAgent.put(row, event.user_agent);
    this.browser.put(row, event.browser);
    this.os.put(row, event.os);
    this.device.put(row, event.device);
    this.referrer.put(row, event.referrer);
    this.contentType.put(row, event.content_type);
    this.category.put(row, event.category);
    this.serviceId.put(row, event.service_id);
    this.service.put(row, event.service);
    this.app.put(row, event.app);
    this.activity.put(row, event.activity);
    this.objectType.put(row, event.object_type);
    this.object.put(row, event.object);
    this.objectId.put(row, event.object_id);
    this.outcome.put(row, event.outcome);
    this.severity.put(row, event.severity);
    this.country.put(row, event.country);
    this.city.put(row, event.city);
    this.lat.put(row, event.lat);
    this.lon.put(row, event.lon);
    this.message.put(row, event.message);
    this.rawId.put(row, event.raw_id);
    this.extra.put(row, event.extra);
  }

  /** The batch as one block, and the names of the columns in it: those without a value are left to their defaults. */
  encode(): { columns: string[]; chunks: Uint8Array[]; size: number } {
    const { tenant, datasource, load } = this.origin;
    const filled = [
      new ConstantColumn('tenant_id', tenant),
      new ConstantColumn('datasource_id', datasource),
      new ConstantColumn('load_id', load),
      ...this.columns(),
    ].filter((column) => !column.isEmpty);
    const chunks = encodeBlock(filled, this.count);
    return {
      columns: filled.map(({ name }) => name),
      chunks,
      size: chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0),
    };
  }

  private columns(): Column[] {
    return [
      this.line,
      this.time,
      this.kind,
      this.source,
      this.user,
      this.userDomain,
      this.srcIp,
      this.dstIp,
      this.dstPort,
      this.host,
      this.url,
      this.method,
      this.status,
      this.action,
      this.bytesUp,
      this.bytesDown,
      this.userAgent,
      this.browser,
      this.os,
      this.device,
      this.referrer,
      this.contentType,
      this.category,
      this.serviceId,
      this.service,
      this.app,
      this.activity,
      this.objectType,
      this.object,
      this.objectId,
      this.outcome,
      this.severity,
      this.country,
      this.city,
      this.lat,
      this.lon,
      this.message,
      this.rawId,
      this.extra,
    ];
  }
}
