import type { Answer } from '@casbah/contract/client';
import { isAnonymousPerson } from '@casbah/domain/anonymous-person';
import type { Filter } from '@casbah/domain/filter/expression';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, WEEK_MS } from '@casbah/domain/time-units';
import {
  BASELINE_WEEKS,
  baselineFrom,
  baselineInterval,
  isUnusual,
  usualUploads,
} from '@casbah/domain/usual-uploads';
import { NO_VOLUME, uploadOf } from '@casbah/domain/volume';
import { ApiFailure } from '../http/failure.ts';
import { bucketStarts, fitting } from '../traffic/intervals.ts';
import type { Asked, TrafficReads } from '../traffic/reads.ts';

type Uploads = Answer<'GET /audit/users/{user}/uploads'>;

/** Uploads to a service over time, and the usual amount. */
export function uploadsOfService(reads: TrafficReads, asked: Asked, id: string): Promise<Uploads> {
  return uploads(reads, asked, { kind: 'in', field: 'service', values: [id] });
}

/** Uploads of a user over time, and the usual amount. */
export async function uploadsOfUser(reads: TrafficReads, asked: Asked, user: string): Promise<Uploads> {
  if (asked.people?.hidden === true && !isAnonymousPerson(user)) throw new ApiFailure('NOT_FOUND');
  return uploads(reads, asked, { kind: 'in', field: 'user', values: [user] });
}

async function uploads(reads: TrafficReads, everything: Asked, who: Filter): Promise<Uploads> {
  const asked: Asked = {
    ...everything,
    totals: [],
    filter: { kind: 'and', parts: [everything.filter, who] },
  };
  const { range, data } = asked;
  const seen = await reads.seen(asked, who);
  if (seen === undefined || data === undefined) throw new ApiFailure('NOT_FOUND');
  const wanted = baselineInterval(range);
  const interval = fitting(wanted, range);
  const baseline = interval === wanted ? wanted : undefined;
  // Includes the weeks before the range, as far as there is data: one roll-up query.
  const since = seen.from;
  const starts = bucketStarts(range, interval);
  const first = starts[0] ?? range.from;
  const earliest = Math.max(first - (BASELINE_WEEKS.most + 1) * WEEK_MS, since);
  const from = baseline === undefined ? first : Math.min(first, Math.floor(earliest / DAY_MS) * DAY_MS);
  const found = await reads.rememberFor(
    `uploads by ${interval}`,
    { ...asked, range: { from, to: range.to } },
    (scope) => reads.usage.histogram(scope, interval, []),
  );
  const usual = baseline === undefined ? [] : usualUploads(starts, found, { interval: baseline, since });
  const byTime = new Map(found.map((bucket) => [bucket.time, bucket]));
  const buckets = starts.map((time, index) => {
    const bucket = byTime.get(time) ?? NO_VOLUME;
    // Before the data begins, uploads are unknown.
    const { bytes_up, bytes_up_unknown } =
      time > data.to ? { bytes_up: null, bytes_up_unknown: 0 } : uploadOf(bucket);
    return {
      time: isoTime(time),
      requests: bucket.requests,
      bytes_up,
      bytes_up_unknown,
      usual: usual[index] ?? null,
      unusual: isUnusual({ bytes_up }, usual[index]),
    };
  });
  return {
    interval,
    buckets,
    usual_from: baseline === undefined ? null : isoTime(baselineFrom(since, baseline)),
    meta: reads.meta(asked, buckets.length),
  };
}
