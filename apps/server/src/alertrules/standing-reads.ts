import type { Backtest } from '@casbah/contract/alertrules';
import {
  ALERT_RULE_DAYS,
  type AlertRuleWindow,
  fieldOfPeople,
  lastDays,
  onlyRises,
  windowAt,
  windowsOver,
} from '@casbah/domain/alert-rule';
import { ALL } from '@casbah/domain/filter/expression';
import { isoTime } from '@casbah/domain/iso-time';
import type { TimeRange } from '@casbah/domain/time-range';
import { filterInvalid } from '../http/filter.ts';
import { ReadCache } from '../traffic/read-cache.ts';
import { type TrafficParts, TrafficReads } from '../traffic/reads.ts';
import { refuseForeignTotals } from '../traffic/rows.ts';
import { filterOf } from '../traffic/scope.ts';
import { allServiceRows } from '../traffic/services.ts';
import { backtest } from './backtest.ts';

/** A service that matches a condition, with its totals in the window. */
export interface FoundService {
  id: string;
  name: string;
  requests: number;
  /** Null if unknown. */
  bytes_up: number | null;
  users: number;
}

export interface WindowTraffic extends TimeRange {
  requests: number;
  /** Whether the data has events after the window. */
  isOver: boolean;
}

/** Queries over a company's whole traffic without a reader, by conditions that name no users. */
export class StandingReads {
  readonly #reads: TrafficReads;
  readonly #clock: () => number;

  constructor(parts: Omit<TrafficParts, 'cache'>) {
    // No cache: new traffic would be missed.
    this.#reads = new TrafficReads({ ...parts, cache: new ReadCache(parts.clock, { lifetime: 0 }) });
    this.#clock = parts.clock;
  }

  /**
   * Returns whether a match is final before its window ends, because totals only grow. Throws `FILTER_INVALID` for
   * conditions that aren't about services.
   */
  check(condition: string): { onlyRises: boolean } {
    const { filter, totals } = filterOf(condition);
    refuseForeignTotals('services', totals);
    const field = fieldOfPeople(filter);
    if (field !== undefined)
      throw filterInvalid('people', `Alert rules match services, but “${field}” identifies people`);
    return { onlyRises: onlyRises(totals) };
  }

  /** Windows of the last days up to the end of the data, with their traffic; empty without data. */
  async traffic(tenant: string, window: AlertRuleWindow): Promise<WindowTraffic[]> {
    const signal = new AbortController().signal;
    const asked = await this.#reads.ask({ tenant, within: ALL }, {}, signal);
    if (asked.data === undefined) return [];
    // Capped at the current time: one clock years ahead would hide everything else.
    const end = Math.min(asked.data.to, this.#clock()) + 1;
    const windows = windowsOver(window, lastDays(end, ALERT_RULE_DAYS));
    const range = { from: windows[0]?.from ?? end, to: windows.at(-1)?.to ?? end };
    const scope = this.#reads.scope({ ...asked, range, background: true });
    const requests = new Map<number, number>();
    for (const day of await this.#reads.usage.histogram(scope, 'day', [])) {
      const { from } = windowAt(window, day.time);
      requests.set(from, (requests.get(from) ?? 0) + day.requests);
    }
    return windows.map((one) => ({
      ...one,
      requests: requests.get(one.from) ?? 0,
      isOver: one.to <= end,
    }));
  }

  /** Returns the services that match the condition in the window. */
  async found(tenant: string, condition: string, { from, to }: TimeRange): Promise<FoundService[]> {
    const query = { filter: condition, from: isoTime(from), to: isoTime(to) };
    const asked = await this.#reads.ask({ tenant, within: ALL }, query, new AbortController().signal);
    refuseForeignTotals('services', asked.totals);
    const rows = await allServiceRows(this.#reads, { ...asked, background: true });
    return rows.map(({ id, name, requests, bytes_up, users }) => ({ id, name, requests, bytes_up, users }));
  }

  async backtest(
    tenant: string,
    condition: string,
    over: { window: AlertRuleWindow; days: number },
    signal: AbortSignal,
  ): Promise<Backtest> {
    const asked = await this.#reads.ask({ tenant, within: ALL }, { filter: condition }, signal);
    const found = await backtest(this.#reads, asked, over);
    return { ...found, meta: this.#reads.meta(asked, found.services_count) };
  }

  /** Returns service names, for earlier matches. */
  async names(tenant: string): Promise<(id: string) => string> {
    const { services } = await this.#reads.ask({ tenant, within: ALL }, {}, new AbortController().signal);
    return (id) => services.get(id).name;
  }
}
