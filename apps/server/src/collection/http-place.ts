import {
  filledUrl,
  hasEnd,
  listPaths,
  type RequestValues,
  recordsOf,
} from '@casbah/domain/collection-request';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@casbah/domain/time-units';
import { HttpApi, type HttpApiParts } from './http-api.ts';
import { firstRequest, type HttpPlace, nextRequest, type PageRequest } from './next-request.ts';
import { CollectionFailed, type OpenRows, type RemoteRow, type RowRange } from './place.ts';
import {
  advanced,
  type FetchedRecord,
  fetchedRecords,
  newRecords,
  parseCursor,
  type RecordCursor,
  writeCursor,
} from './record-cursor.ts';

/** Characters of records held until they are passed on. */
const MOST_HELD = 32 * 1024 ** 2;
/** Pages without records in a row, after which no more are expected. */
const MOST_EMPTY = 3;
/** Share of a run's pages that one period may take if the newest records come first. */
const PERIOD_SHARE = 0.1;
/** Periods begin this much earlier, because some APIs leave out records at their very beginning. */
const EDGE_MS = SECOND_MS;
/** Shortest period that is fetched. */
const SHORTEST_MS = 2 * SECOND_MS;
/** Periods before now in which a test looks for records. */
const SAMPLE_PERIODS = [HOUR_MS, DAY_MS];

/** The records of an API that answers JSON, each as a row. */
export function openHttp(parts: HttpApiParts): OpenRows {
  return new HttpRows(parts);
}

/** What a run still may do, and what it has found. */
interface Run {
  pages: number;
  readonly now: number;
  cursor: RecordCursor | undefined;
  hasYielded: boolean;
}

class HttpRows implements OpenRows {
  readonly holds = 'rows';
  readonly findsLateRows = true;
  readonly identity = undefined;
  readonly title: string;
  unfinished: 'limit' | CollectionFailed | undefined;
  readonly #parts: HttpApiParts;
  readonly #place: HttpPlace;
  readonly #api: HttpApi;

  constructor(parts: HttpApiParts) {
    this.#parts = parts;
    this.#place = parts.place;
    this.#api = new HttpApi(parts);
    this.title = filledUrl(parts.place.url, { from: 0, until: 0 }).host;
  }

  /** Only the end of the period asked for: what is newest, only the records say. */
  async newestMark(): Promise<string> {
    return isoTime(this.#parts.clock());
  }

  async *rows({ after, until }: RowRange): AsyncGenerator<RemoteRow> {
    const now = Date.parse(until);
    const cursor = parseCursor(after);
    const run: Run = { pages: this.#place.most_pages, now, cursor, hasYielded: false };
    let from = (cursor?.since ?? now - this.#place.first_days * DAY_MS) - EDGE_MS;
    let length = Number.POSITIVE_INFINITY;
    let shorter = '';
    for (;;) {
      const values = { from, until: Math.min(now, from + length) };
      const period = new Period(this.#place.overlap_minutes * MINUTE_MS);
      const end = yield* this.#period(values, run, period);
      if (end === 'whole') {
        if (values.until === now) return;
        from = values.until - EDGE_MS;
        if (period.pages <= this.#pagesOfPeriod() / 2) length *= 2;
        continue;
      }
      if (end instanceof CollectionFailed) return this.#stop(run, end);
      if (period.isOldestFirst) {
        if (run.cursor?.time === cursor?.time) return this.#stop(run, tooMany(this.#place));
        this.unfinished = 'limit';
        return;
      }
      if (run.pages === 0 && run.hasYielded) {
        this.unfinished = 'limit';
        return;
      }
      // Newest first: only whole periods can be passed on, so a shorter one is fetched.
      length = Math.max(SHORTEST_MS, Math.min((values.until - from) / 2, period.length * 0.8));
      const request = JSON.stringify(firstRequest(this.#place, { from, until: from + length }));
      if (!canEnd(this.#place) || run.pages === 0 || request === shorter)
        return this.#stop(run, tooMany(this.#place));
      shorter = request;
    }
  }

  async *sample(): AsyncGenerator<RemoteRow> {
    const now = this.#parts.clock();
    for (const length of [...SAMPLE_PERIODS, this.#place.first_days * DAY_MS]) {
      const values = { from: now - length, until: now };
      const { records } = await this.#page(firstRequest(this.#place, values), false);
      if (records.length === 0) continue;
      const newestFirst = records.toSorted((one, other) => other.time - one.time);
      for (const { line } of newestFirst) yield { mark: '', line };
      return;
    }
  }

  async close(): Promise<void> {}

  /** What was passed on is kept; a failure before that is only a failure. */
  #stop(run: Run, failure: CollectionFailed): void {
    if (!run.hasYielded) throw failure;
    this.unfinished = failure;
  }

  #pagesOfPeriod(): number {
    return Math.max(1, Math.ceil(this.#place.most_pages * PERIOD_SHARE));
  }

  /** Yields the records of a period, if it is whole or the rest is newer. */
  async *#period(
    values: RequestValues,
    run: Run,
    period: Period,
  ): AsyncGenerator<RemoteRow, 'whole' | 'limit' | CollectionFailed> {
    const asked = new Set<string>();
    let request: PageRequest | undefined = firstRequest(this.#place, values);
    let end: 'whole' | 'limit' | CollectionFailed = 'whole';
    let empty = 0;
    while (request !== undefined) {
      // An API that names a page again has no other pages.
      const key = JSON.stringify(request);
      if (asked.has(key) || empty === MOST_EMPTY) break;
      asked.add(key);
      const isLong = period.pages >= this.#pagesOfPeriod() || period.held > MOST_HELD;
      if (run.pages === 0 || (isLong && !period.isOldestFirst)) {
        end = 'limit';
        break;
      }
      if (period.held > MOST_HELD) yield* this.#passOn(period, run);
      run.pages -= 1;
      try {
        const page = await this.#page(request, true);
        period.add(page.records);
        empty = page.records.length === 0 ? empty + 1 : 0;
        request = nextRequest(this.#place, values, request, { ...page, count: page.records.length });
      } catch (error) {
        if (!(error instanceof CollectionFailed)) throw error;
        end = error;
        break;
      }
    }
    if (end === 'whole' || period.isOldestFirst) yield* this.#passOn(period, run);
    return end;
  }

  *#passOn(period: Period, run: Run): Generator<RemoteRow> {
    const records = period.take();
    const fresh = newRecords(run.cursor, records);
    run.cursor = advanced(run.cursor, records, { overlap: period.overlap, now: run.now });
    const mark = fresh.length === 0 ? '' : writeCursor(run.cursor);
    for (const { line } of fresh) {
      run.hasYielded = true;
      yield { mark, line };
    }
  }

  async #page(
    request: PageRequest,
    isPatient: boolean,
  ): Promise<{ records: FetchedRecord[]; answer: unknown; link: string | null }> {
    const { answer, link } = await this.#api.ask(request, isPatient);
    const values = recordsOf(answer, this.#place.records);
    if (values === undefined)
      throw new CollectionFailed('records_missing', listPaths(answer).slice(0, 10).join(', '));
    return { records: fetchedRecords(values, this.#place, this.#parts.clock()), answer, link };
  }
}

/** The records of a period while its pages arrive, and their order. */
class Period {
  readonly overlap: number;
  pages = 0;
  /** Characters held. */
  held = 0;
  #records: FetchedRecord[] = [];
  #first: number | undefined;
  #last = 0;
  #earliest = Number.POSITIVE_INFINITY;
  #latest = 0;
  #isMixed = false;

  constructor(overlap: number) {
    this.overlap = overlap;
  }

  add(records: readonly FetchedRecord[]): void {
    this.pages += 1;
    for (const record of records) {
      this.#records.push(record);
      this.held += record.line.length;
      this.#first ??= record.time;
      this.#last = record.time;
      if (record.time < this.#latest - this.overlap) this.#isMixed = true;
      this.#earliest = Math.min(this.#earliest, record.time);
      this.#latest = Math.max(this.#latest, record.time);
    }
  }

  take(): FetchedRecord[] {
    const taken = this.#records;
    this.#records = [];
    this.held = 0;
    return taken;
  }

  /** Whether the pages still to come have newer records, apart from those that the overlap fetches again. */
  get isOldestFirst(): boolean {
    return !this.#isMixed && this.#first !== undefined && this.#last > this.#first;
  }

  /** Time between the first and the last record. */
  get length(): number {
    return Math.max(0, this.#latest - this.#earliest);
  }
}

function canEnd(place: HttpPlace): boolean {
  return hasEnd(place.url) || (place.method === 'POST' && hasEnd(place.body));
}

function tooMany({ most_pages }: HttpPlace): CollectionFailed {
  return new CollectionFailed('too_many_records', String(most_pages));
}
