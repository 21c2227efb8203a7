import type { Event } from '@casbah/domain/event';
import type { BatchOrigin, EventBatch } from '../event-store.ts';
import { encodeBlock } from '../native/block.ts';
import { type Column, ConstantColumn, IntegerColumn } from '../native/columns.ts';
import { EventColumns } from './event-columns.generated.ts';

/** Times that every table can store, including hour and day columns: 1970 to the end of 2105. */
export const STORABLE_TIMES = { from: 0, to: Date.UTC(2106, 0, 1) };

/** Marks rows that the presence roll-up gets on insert; `PresenceFill` looks for rows without the mark. */
const IN_PRESENCE = new ConstantColumn('in_presence', '1');

/** Events by column in ClickHouse's Native format. Hot path of ingestion, so it allocates no object per row. */
export class ColumnarBatch implements EventBatch {
  #origin: BatchOrigin;
  #count = 0;
  readonly #line = new IntegerColumn('line');
  readonly #columns = new EventColumns();

  constructor(origin: BatchOrigin) {
    this.#origin = origin;
  }

  get origin(): BatchOrigin {
    return this.#origin;
  }

  get rows(): number {
    return this.#count;
  }

  get bytes(): number {
    let bytes = this.#line.size;
    for (const column of this.#columns.all) bytes += column.size;
    return bytes;
  }

  add(event: Event, line: number): void {
    const { time } = event;
    if (Number.isNaN(time)) throw new RangeError('an event without time cannot be stored');
    const row = this.#count++;
    this.#line.put(row, line);
    this.#columns.time.put(row, storable(time));
    this.#columns.put(row, event);
  }

  /** Discards its events but keeps the buffers, which avoids garbage collection. */
  clear(origin: BatchOrigin): void {
    this.#origin = origin;
    this.#count = 0;
    this.#line.clear();
    for (const column of this.#columns.all) column.clear();
  }

  /**
   * The batch as one block, valid until cleared, and its column names. Empty columns are left to their
   * defaults.
   */
  encode(): { columns: string[]; chunks: Uint8Array[]; size: number } {
    const { tenant, datasource, load } = this.#origin;
    const { all, device_type } = this.#columns;
    const columns: Column[] = [
      new ConstantColumn('tenant_id', tenant),
      new ConstantColumn('datasource_id', datasource),
      new ConstantColumn('load_id', load),
      this.#line,
      ...all,
    ];
    // `device_type` defaults to a value derived for events older than the column, so batches always send it,
    // even empty.
    const filled = columns.filter((column) => !column.isEmpty || column === device_type);
    filled.push(IN_PRESENCE);
    const chunks = encodeBlock(filled, this.#count);
    return {
      columns: filled.map(({ name }) => name),
      chunks,
      size: chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0),
    };
  }
}

function storable(time: number): number {
  if (time < STORABLE_TIMES.from) return STORABLE_TIMES.from;
  return time < STORABLE_TIMES.to ? time : STORABLE_TIMES.to - 1;
}
