import { formatBytes } from '@casbah/domain/format/bytes';
import { type DateStyle, formatBucket, formatDate, formatRange } from '@casbah/domain/format/date';
import { formatDuration } from '@casbah/domain/format/duration';
import { formatCompact, formatNumber, formatSigned } from '@casbah/domain/format/number';
import { formatChange, formatPercent } from '@casbah/domain/format/percent';
import { formatRelative } from '@casbah/domain/format/relative-time';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** The product's formats in the reader's language and time zone. Times are ms since 1970 UTC. */
export interface Format {
  bytes: (bytes: number) => string;
  number: (value: number) => string;
  compact: (value: number) => string;
  signed: (value: number, decimals?: number) => string;
  percent: (share: number) => string;
  change: (before: number, now: number) => string | undefined;
  duration: (milliseconds: number, units?: number) => string;
  relative: (time: number, now?: number) => string;
  date: (time: number, style: DateStyle) => string;
  range: (range: TimeRange) => string;
  bucket: (time: number, interval: Interval) => string;
}

export function useFormat(): Format {
  const { locale, timeZone = 'UTC', formatMessage } = useIntl();
  return useMemo(
    () => ({
      bytes: (bytes) => formatBytes(bytes, locale),
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
      range: (range) => formatRange(range, locale, { timeZone }),
      bucket: (time, interval) => formatBucket(time, interval, locale, timeZone),
    }),
    [locale, timeZone, formatMessage],
  );
}
