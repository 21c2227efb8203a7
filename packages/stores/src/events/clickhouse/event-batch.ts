import type { Event } from '@casbah/domain/event';
import type { BatchOrigin, EventBatch } from '../event-store.ts';
import { encodeBlock } from '../native/block.ts';
import {
  type Column,
  ConstantColumn,
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

/** The span of times that every table can hold, hour and day columns included: 1970 to the end of 2105. */
export const STORABLE_TIMES = { from: 0, to: Date.UTC(2106, 0, 1) };

/** The roll-up of presence takes what is stored now as it comes: `PresenceFill` looks for what it lacks. */
const IN_PRESENCE = new ConstantColumn('in_presence', '1');

/** Events column by column, in ClickHouse's Native format. The hot path of loading: no object is made for a row. */
export class ColumnarBatch implements EventBatch {
  private from: BatchOrigin;
  private count = 0;
  private readonly line: IntegerColumn;
  private readonly time: TimeColumn;
  private readonly kind: WordColumn;
  private readonly source: WordColumn;
  private readonly user: WordColumn;
  private readonly userDomain: WordColumn;
  private readonly srcIp: WordColumn;
  private readonly dstIp: WordColumn;
  private readonly dstPort: SmallColumn;
  private readonly host: WordColumn;
  private readonly url: TextColumn;
  private readonly method: WordColumn;
  private readonly status: SmallColumn;
  private readonly action: WordColumn;
  private readonly bytesUp: IntegerColumn;
  private readonly bytesUpUnknown: FlagColumn;
  private readonly bytesDown: IntegerColumn;
  private readonly bytesDownUnknown: FlagColumn;
  private readonly userAgent: WordColumn;
  private readonly browser: WordColumn;
  private readonly os: WordColumn;
  private readonly device: WordColumn;
  private readonly deviceType: WordColumn;
  private readonly referrer: TextColumn;
  private readonly contentType: WordColumn;
  private readonly category: WordColumn;
  private readonly serviceId: WordColumn;
  private readonly service: WordColumn;
  private readonly app: WordColumn;
  private readonly activity: WordColumn;
  private readonly objectType: WordColumn;
  private readonly object: TextColumn;
  private readonly objectId: TextColumn;
  private readonly outcome: WordColumn;
  private readonly severity: WordColumn;
  private readonly country: WordColumn;
  private readonly city: WordColumn;
  private readonly network: WordColumn;
  private readonly lat: DecimalColumn;
  private readonly lon: DecimalColumn;
  private readonly message: TextColumn;
  private readonly rawId: TextColumn;
  private readonly extra: FieldsColumn;

  constructor(origin: BatchOrigin) {
    this.from = origin;
    this.line = new IntegerColumn('line');
    this.time = new TimeColumn('time');
    this.kind = new WordColumn('kind');
    this.source = new WordColumn('source');
    this.user = new WordColumn('user');
    this.userDomain = new WordColumn('user_domain');
    this.srcIp = new WordColumn('src_ip');
    this.dstIp = new WordColumn('dst_ip');
    this.dstPort = new SmallColumn('dst_port');
    this.host = new WordColumn('host');
    this.url = new TextColumn('url');
    this.method = new WordColumn('method');
    this.status = new SmallColumn('status');
    this.action = new WordColumn('action');
    this.bytesUp = new IntegerColumn('bytes_up');
    this.bytesUpUnknown = new FlagColumn('bytes_up_unknown');
    this.bytesDown = new IntegerColumn('bytes_down');
    this.bytesDownUnknown = new FlagColumn('bytes_down_unknown');
    this.userAgent = new WordColumn('user_agent');
    this.browser = new WordColumn('browser');
    this.os = new WordColumn('os');
    this.device = new WordColumn('device');
    this.deviceType = new WordColumn('device_type');
    this.referrer = new TextColumn('referrer');
    this.contentType = new WordColumn('content_type');
    this.category = new WordColumn('category');
    this.serviceId = new WordColumn('service_id');
    this.service = new WordColumn('service');
    this.app = new WordColumn('app');
    this.activity = new WordColumn('activity');
    this.objectType = new WordColumn('object_type');
    this.object = new TextColumn('object');
    this.objectId = new TextColumn('object_id');
    this.outcome = new WordColumn('outcome');
    this.severity = new WordColumn('severity');
    this.country = new WordColumn('country');
    this.city = new WordColumn('city');
    this.lat = new DecimalColumn('lat');
    this.lon = new DecimalColumn('lon');
    this.network = new WordColumn('network');
    this.message = new TextColumn('message');
    this.rawId = new TextColumn('raw_id');
    this.extra = new FieldsColumn('extra');
  }

  get origin(): BatchOrigin {
    return this.from;
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
    this.srcIp.put(row, event.src_ip);
    this.dstIp.put(row, event.dst_ip);
    this.host.put(row, event.host);
    this.url.put(row, event.url);
    this.method.put(row, event.method);
    this.status.put(row, event.status);
    this.action.put(row, event.action);
    if (event.bytes_up === undefined) this.bytesUpUnknown.put(row);
    else this.bytesUp.put(row, event.bytes_up);
    if (event.bytes_down === undefined) this.bytesDownUnknown.put(row);
    else this.bytesDown.put(row, event.bytes_down);
    // Most sources leave most of these out: a look is cheaper than a call.
    if (event.user_domain !== undefined) this.userDomain.put(row, event.user_domain);
    if (event.dst_port !== undefined) this.dstPort.put(row, event.dst_port);
    if (event.user_agent !== undefined) this.userAgent.put(row, event.user_agent);
    if (event.browser !== undefined) this.browser.put(row, event.browser);
    if (event.os !== undefined) this.os.put(row, event.os);
    if (event.device !== undefined) this.device.put(row, event.device);
    if (event.device_type !== undefined) this.deviceType.put(row, event.device_type);
    if (event.referrer !== undefined) this.referrer.put(row, event.referrer);
    if (event.content_type !== undefined) this.contentType.put(row, event.content_type);
    if (event.category !== undefined) this.category.put(row, event.category);
    if (event.service_id !== undefined) this.serviceId.put(row, event.service_id);
    if (event.service !== undefined) this.service.put(row, event.service);
    if (event.app !== undefined) this.app.put(row, event.app);
    if (event.activity !== undefined) this.activity.put(row, event.activity);
    if (event.object_type !== undefined) this.objectType.put(row, event.object_type);
    if (event.object !== undefined) this.object.put(row, event.object);
    if (event.object_id !== undefined) this.objectId.put(row, event.object_id);
    if (event.outcome !== undefined) this.outcome.put(row, event.outcome);
    if (event.severity !== undefined) this.severity.put(row, event.severity);
    if (event.country !== undefined) this.country.put(row, event.country);
    if (event.city !== undefined) this.city.put(row, event.city);
    if (event.lat !== undefined) this.lat.put(row, event.lat);
    if (event.lon !== undefined) this.lon.put(row, event.lon);
    if (event.network !== undefined) this.network.put(row, event.network);
    if (event.message !== undefined) this.message.put(row, event.message);
    if (event.raw_id !== undefined) this.rawId.put(row, event.raw_id);
    if (event.extra !== undefined) this.extra.put(row, event.extra);
  }

  /** Forgets its events and keeps their room: memory that is given back and taken anew keeps the collector busy. */
  clear(origin: BatchOrigin): void {
    this.from = origin;
    this.count = 0;
    for (const column of this.columns()) column.clear();
  }

  /** The batch as one block, valid until it is cleared, and the names of the columns in it: those without a value are left to their defaults. */
  encode(): { columns: string[]; chunks: Uint8Array[]; size: number } {
    const { tenant, datasource, load } = this.origin;
    const filled: Column[] = [
      new ConstantColumn('tenant_id', tenant),
      new ConstantColumn('datasource_id', datasource),
      new ConstantColumn('load_id', load),
      ...this.columns(),
      // Left out, it would be worked out as for events from before it: of a batch it is known, and may be none.
    ].filter((column) => !column.isEmpty || column === this.deviceType);
    filled.push(IN_PRESENCE);
    const chunks = encodeBlock(filled, this.count);
    return {
      columns: filled.map(({ name }) => name),
      chunks,
      size: chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0),
    };
  }

  private columns(): FilledColumn[] {
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
      this.bytesUpUnknown,
      this.bytesDown,
      this.bytesDownUnknown,
      this.userAgent,
      this.browser,
      this.os,
      this.device,
      this.deviceType,
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
      this.network,
      this.message,
      this.rawId,
      this.extra,
    ];
  }
}
