import { anonymousEvent, numberOfPerson, type PeopleKey } from '@casbah/domain/anonymous-person';
import type { Event } from '@casbah/domain/event';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import type { WordField } from '../datasets/dataset.ts';
import { traffic } from '../datasets/traffic.ts';
import type { DeviceUsage, EventPage, SessionUsage } from '../event-store.ts';
import type { EachQuery, EventQuery, Keys, Measures, QueryAnswer, Row } from '../query.ts';
import type { ReadScope } from '../read-scope.ts';
import type { StoredEvent } from '../stored-event.ts';
import { UsageQueries } from '../usage-queries.ts';
import { askEach, askQuery } from './ask-query.ts';
import type { Column } from './column.ts';
import type { ClickHouseConnection } from './connection.ts';
import { conditionOf, EventRead } from './event-read.ts';
import { EVENT_COLUMNS, type EventRow } from './event-row.ts';
import { personOf } from './people.ts';
import { type Grain, tableOf, within } from './plan.ts';
import { devices, sessions, spansOfNewest } from './presence-reads.ts';
import { readEvent } from './read-event.generated.ts';
import { bySource, hoursOfSource } from './source-reads.ts';
import { bound, sql } from './sql.ts';

type StoredRow = EventRow & { datasource_id: string; load_id: string; line: number; shown: string };

export class ClickHouseUsageReads extends UsageQueries {
  readonly #connection: ClickHouseConnection;
  readonly #events: EventRead;

  constructor(connection: ClickHouseConnection, presence: { readonly since: number }) {
    super();
    this.#connection = connection;
    this.#events = new EventRead(connection, presence);
  }

  /** Tables that a read over these columns would use; for tests, logs and debugging. */
  explain(where: ReadScope, columns: readonly Column[], grain?: Grain): string[] {
    return this.#events.plan({ dataset: traffic, where, columns, grain }).map(tableOf);
  }

  run<
    const Named extends Keys = Record<never, never>,
    const Measured extends Measures = Measures,
    Time extends Interval | undefined = undefined,
  >(query: EventQuery<Named, Measured, Time>): Promise<QueryAnswer<Row<Named, Measured, Time>>> {
    return askQuery(this.#events, query);
  }

  each<const Measured extends Measures>(
    query: EachQuery<Measured>,
    fields: readonly WordField[],
  ): Promise<QueryAnswer<Row<{ value: WordField }, Measured, undefined>>[]> {
    return askEach(this.#events, query, fields);
  }

  sessions(
    scope: ReadScope,
    page: { limit: number; offset: number; pause: number },
  ): Promise<{ rows: SessionUsage[]; total: number }> {
    return sessions(this.#events, scope, page);
  }

  devices(
    scope: ReadScope,
    page: { limit: number; offset: number },
  ): Promise<{ rows: DeviceUsage[]; total: number }> {
    return devices(this.#events, scope, page);
  }

  async *events(scope: ReadScope, limit: number): AsyncGenerator<Event> {
    for await (const { event } of this.#newest(scope, limit)) yield event;
  }

  async eventPage(scope: ReadScope, { limit, after }: EventPage): Promise<StoredEvent[]> {
    // The range ends with the millisecond of the last event shown, so later pages read no more than the
    // first.
    const { from, to } = scope.range;
    const range = after === undefined ? scope.range : { from, to: Math.min(to, after.time + 1) };
    const rows: StoredEvent[] = [];
    for await (const row of this.#newest({ ...scope, range }, limit, after?.shown)) rows.push(row);
    return rows;
  }

  async *#newest(scope: ReadScope, limit: number, shown = 0): AsyncGenerator<StoredEvent> {
    const { people, signal, background } = scope;
    const spans = await spansOfNewest(this.#events, scope, limit + shown);
    const statement = sql`SELECT ${EVENT_COLUMNS}, datasource_id, load_id, line, if(user = '', '', ${personOf(people).name}) AS shown
FROM events
WHERE tenant_id = ${bound('String', scope.tenant)} AND kind = ${bound('String', traffic.kind)}
  AND (${within({ rollUp: undefined, spans })}) AND (${conditionOf(scope)})
ORDER BY time DESC, load_id, line LIMIT ${bound('UInt32', limit)} OFFSET ${bound('UInt32', shown)}`;
    const rows = this.#connection.stream<StoredRow>(statement, ['events'], { signal, background });
    for await (const row of rows) {
      const event = readEvent(row);
      yield {
        event: people?.hidden === true ? anonymousEvent(event, row.shown || undefined) : event,
        datasource: row.datasource_id,
        load: row.load_id,
        line: row.line,
      };
    }
  }

  async namesOf(tenant: string, key: PeopleKey, people: readonly string[]): Promise<Map<string, string>> {
    const numbers = people.flatMap((person) => numberOfPerson(person) ?? []);
    if (numbers.length === 0) return new Map();
    const { name, order } = personOf({ key, hidden: true });
    const found = await this.#connection.rows<{ name: string; person: string }>(
      sql`SELECT DISTINCT user AS name, ${name} AS person FROM people
WHERE tenant_id = ${bound('String', tenant)} AND ${order} IN ${bound('Array(UInt64)', numbers)}`,
      ['people'],
    );
    return new Map(found.map((row) => [row.person, row.name]));
  }

  bySource(
    tenant: string,
    datasource?: string,
  ): Promise<Map<string, { events: number; first: number; last: number; activity: number[] }>> {
    return bySource(this.#connection, tenant, datasource);
  }

  hoursOfSource(
    tenant: string,
    datasource: string,
    range: TimeRange,
  ): Promise<{ time: number; events: number }[]> {
    return hoursOfSource(this.#connection, tenant, datasource, range);
  }
}
