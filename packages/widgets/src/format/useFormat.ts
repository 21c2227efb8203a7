import { formatBandwidth } from '@casbah/domain/format/bandwidth';
import { formatBytes, formatKnownBytes } from '@casbah/domain/format/bytes';
import {
  type DateStyle,
  formatBucket,
  formatDate,
  formatDateTime,
  formatRange,
  formatTime,
} from '@casbah/domain/format/date';
import { formatDuration } from '@casbah/domain/format/duration';
import { formatCompact, formatNumber, formatSigned } from '@casbah/domain/format/number';
import { formatChange, formatPercent } from '@casbah/domain/format/percent';
import { formatRelative } from '@casbah/domain/format/relative-time';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Formatting in the reader's language and time zone. Times are ms since 1970 UTC. */
export interface Format {
  /** Time zone of displayed times. */
  zone: string;
  /** `–` if unknown, `≥ 214 GB` if some requests have no recorded bytes: `unknown` is their number. */
  bytes: (bytes: number | null, unknown?: number) => string;
  /** The same within a sentence: `an unknown amount`, `at least 214 GB`. */
  bytesInSentence: (bytes: number | null, unknown: number) => string;
  /** Always in GiB with six decimals. */
  bandwidth: (bytes: number) => string;
  number: (value: number) => string;
  compact: (value: number) => string;
  signed: (value: number, decimals?: number) => string;
  percent: (share: number) => string;
  change: (before: number, now: number) => string | undefined;
  duration: (milliseconds: number, units?: number) => string;
  relative: (time: number, now?: number) => string;
  date: (time: number, style: DateStyle) => string;
  /** Default time format. */
  time: (time: number) => string;
  /** A time as typed into a field. */
  dateTime: (time: number) => string;
  range: (range: TimeRange) => string;
  bucket: (time: number, interval: Interval) => string;
}

/** `zone`: time zone other than the reader's. */
export function useFormat(zone?: string): Format {
  const { locale, timeZone: readersZone = 'UTC', formatMessage } = useIntl();
  const timeZone = zone ?? readersZone;
  return useMemo(
    () => ({
      zone: timeZone,
      bytes: (bytes, unknown = 0) => formatKnownBytes(bytes, unknown, locale),
      bytesInSentence: (bytes, unknown) => {
        if (bytes === null) return formatMessage({ id: 'widgets.bytes.inSentence.unknown' });
        const words = formatBytes(bytes, locale);
        return unknown === 0
          ? words
          : formatMessage({ id: 'widgets.bytes.inSentence.atLeast' }, { bytes: words });
      },
      bandwidth: (bytes) => formatBandwidth(bytes, locale),
      number: (value) => formatNumber(value, locale),
      compact: (value) => formatCompact(value, locale),
      signed: (value, decimals) => formatSigned(value, locale, decimals),
      percent: (share) => formatPercent(share, locale),
      change: (before, now) => formatChange(before, now, locale),
      duration: (milliseconds, units) =>
        formatDuration(milliseconds, locale, units === undefined ? {} : { units }) ??
        formatMessage({ id: 'widgets.duration.unknown' }),
      relative: (time, now = Date.now()) => formatRelative(time, now, locale),
      date: (time, style) => formatDate(time, style, locale, timeZone),
      time: (time) => formatTime(time, locale, timeZone),
      dateTime: (time) => formatDateTime(time, locale, timeZone),
      range: (range) => formatRange(range, locale, { timeZone, now: Date.now() }),
      bucket: (time, interval) => formatBucket(time, interval, locale, timeZone),
    }),
    [locale, timeZone, formatMessage],
  );
}

/**
 * For interval counts: days, weeks and months use the zone they were counted in, because another zone has other days;
 * hours and less use the reader's.
 */
export function useBucketFormat(interval: Interval, bucketZone: string): Format {
  return useFormat(
    interval === 'day' || interval === 'week' || interval === 'month' ? bucketZone : undefined,
  );
}
