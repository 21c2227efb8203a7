import { ALL } from '@casbah/domain/filter/expression';
import { isoTime } from '@casbah/domain/iso-time';
import type { TimeRange } from '@casbah/domain/time-range';
import { duplicates } from '../traffic/duplicates.ts';
import { months } from '../traffic/months.ts';
import { likelyList, narrow } from '../traffic/narrow.ts';
import { type TrafficParts, TrafficReads } from '../traffic/reads.ts';
import { filterOf, refuseTelling } from '../traffic/scope.ts';
import { exportCsv } from './export.ts';
import { summary } from './summary.ts';

const MONTHS = 6;

/** Rejects unreadable filters and conditions on users: scheduled reports name none. */
export function assertReportFilter(filter: string): void {
  refuseTelling(filterOf(filter).filter);
}

/** Content of a scheduled report over all of a company's traffic, at background priority. */
export function reportContent(parts: TrafficParts) {
  const reads = new TrafficReads(parts);
  return async ({ tenant, span, filter }: { tenant: string; span: TimeRange; filter: string }) => {
    assertReportFilter(filter);
    const range = { from: isoTime(span.from), to: isoTime(span.to) };
    const { signal } = new AbortController();
    const asked = {
      ...(await reads.ask({ tenant, within: ALL }, { ...range, filter }, signal)),
      background: true,
    };
    const { top_uploaders: _, ...found } = await summary(
      reads,
      await narrow(reads, asked, likelyList(asked)),
    );
    let csv = '';
    for await (const piece of exportCsv(reads, asked, 'services', {})) csv += piece;
    return {
      content: {
        ...found,
        months: await months(reads, asked, MONTHS),
        data_from: asked.data === undefined ? null : isoTime(asked.data.from),
        duplicates: await duplicates(reads, asked, undefined),
      },
      csv,
    };
  };
}
