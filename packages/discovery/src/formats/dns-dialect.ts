import type { Event, EventAction, EventField } from '@casbah/domain/event';
import type { LogRecord } from '../fields/log-record.ts';
import type { Outcome, Rules } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { DnsQueries } from './dns-queries.ts';
import { FOREIGN, type Format, type FormatReader, notTraffic, type Stream } from './format.ts';

/** A parsed line about a DNS query. */
export interface DnsLine {
  /** `query`: a client's query. `whole`: a log with only one line per query. Others: the outcome. */
  readonly part: 'query' | 'whole' | 'answer' | 'policy' | 'failure';
  /** Common to all lines about one query. */
  readonly key: string;
}

/**
 * Parses a line into the record. Returns a reason for lines without a client query; undefined for lines of
 * other servers.
 */
export type ReadDnsLine = (text: string, start: number, record: LogRecord) => DnsLine | string | undefined;

/** A DNS server's log format. */
export interface DnsDialect {
  readonly name: string;
  readonly title: string;
  readonly marks?: readonly string[];
  readonly fields?: readonly EventField[];
  readonly isObject?: true | 'also';
  readonly locate: (line: Line) => number;
  /** Creates a reader per log, since some learn from its lines. */
  readonly open: () => ReadDnsLine;
  readonly rules?: Rules;
}

/** A query counts as traffic to a host, without sizes, because nothing was transferred yet. */
export const DNS_FIELDS: readonly EventField[] = [
  'time',
  'src_ip',
  'dst_ip',
  'host',
  'action',
  'device',
  'extra',
];

class DnsReader implements FormatReader {
  readonly #dialect: DnsDialect;
  readonly #stream: Stream;
  readonly #read: ReadDnsLine;
  readonly #queries = new DnsQueries();

  constructor(dialect: DnsDialect, stream: Stream) {
    this.#dialect = dialect;
    this.#stream = stream;
    this.#read = dialect.open();
  }

  locate(line: Line): number {
    return this.#dialect.locate(line);
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { record, normaliser } = this.#stream;
    const found = this.#read(line.text, start, record);
    if (found === undefined) return FOREIGN;
    if (typeof found === 'string') return notTraffic(found);
    const outcome = normaliser.fill(event, record, line, this.#dialect.rules);
    if (outcome !== 'event') return outcome;
    if (event.host === undefined) return notTraffic('a query without the name of a host');
    if (found.part === 'whole') {
      event.action ??= 'allowed';
      return 'event';
    }
    const { key, part } = found;
    const queries = this.#queries;
    // Lines with a person's name aren't held, because agents mask the name in the event's own line.
    if (part === 'query' && event.user !== undefined) queries.count(key, part, event);
    else if (part === 'query') queries.ask(key, event);
    // A line about a query already emitted isn't rejected, because reparsing would count it again.
    else if (!queries.answer(key, part, event) && !queries.isCounted(key, part, event.time)) {
      if (event.src_ip === undefined && event.device === undefined)
        return notTraffic('an answer that names no client');
      queries.count(key, part, event);
    }
    return queries.take(event) ? 'event' : 'held';
  }

  next(event: Event): boolean {
    return this.#queries.take(event);
  }

  finish(event: Event): boolean {
    this.#queries.end();
    return this.#queries.take(event);
  }

  save(): unknown {
    return this.#queries.isEmpty ? undefined : this.#queries.save();
  }

  restore(state: unknown): void {
    this.#queries.restore(state);
  }
}

export function dnsFormat(dialect: DnsDialect): Format {
  const { name, title, marks, fields = DNS_FIELDS, isObject } = dialect;
  const open: Format['open'] = (stream) => new DnsReader(dialect, stream);
  return { name, title, rank: 'specific', marks, fields, isObject, open };
}

/** Response codes of refused lookups. All others concern the name, or are failures. */
export function actionOfCode(code: string): EventAction | undefined {
  return code.toUpperCase() === 'REFUSED' ? 'blocked' : undefined;
}
