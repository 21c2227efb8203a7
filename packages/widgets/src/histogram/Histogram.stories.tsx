import { isoTime } from '@casbah/domain/iso-time';
import { endOf } from '@casbah/domain/time-interval';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { useFormat } from '../format/useFormat.ts';
import layout from '../story-layout.module.css';
import { Histogram } from './Histogram.tsx';
import type { Bucket } from './slots.ts';

const FROM = Date.UTC(2026, 10, 14);

/** Days and nights of a company; deterministic. */
function demoBuckets(from: number, to: number, interval: Interval): Bucket[] {
  const buckets: Bucket[] = [];
  for (let time = from; time < to; time = endOf(time, interval)) {
    const hour = (time / HOUR_MS) % 24;
    const daily = Math.max(0.12, Math.sin(((hour - 5) / 24) * 2 * Math.PI));
    const noise = 0.7 + 0.5 * Math.abs(Math.sin(time / 7.3e6));
    const value = Math.round(90_000 * daily * noise);
    buckets.push({ time, value, part: Math.round(value * 0.22 * Math.abs(Math.sin(time / 3.1e7))) });
  }
  return buckets;
}

function Week({ form }: { form?: 'area' }) {
  const format = useFormat();
  const whole = { from: FROM, to: FROM + 7 * DAY_MS };
  const [range, setRange] = useState<TimeRange>(whole);
  const interval: Interval = range.to - range.from > 3 * DAY_MS ? 'six_hours' : 'half_hour';
  const buckets = useMemo(() => demoBuckets(range.from, range.to, interval), [range, interval]);
  const total = buckets.reduce((sum, bucket) => sum + bucket.value, 0);
  return (
    <Card>
      <Histogram
        title={`${format.compact(total)} requests`}
        buckets={buckets}
        interval={interval}
        range={range}
        valueLabel="Requests"
        partLabel="High risk"
        onRange={setRange}
        form={form}
        fileName="requests"
      />
      <div className={layout.row} style={{ marginTop: 8 }}>
        <output data-testid="range">{`${isoTime(range.from)} ${isoTime(range.to)}`}</output>
        <Button size="small" onPress={() => setRange(whole)}>
          Whole week
        </Button>
      </div>
    </Card>
  );
}

function Fixed({
  days,
  interval,
  marked,
  gaps,
  buckets,
  status,
  form,
}: {
  days: number;
  interval: Interval;
  marked?: TimeRange;
  gaps?: readonly TimeRange[];
  buckets?: readonly Bucket[];
  status?: 'loading';
  form?: 'line' | 'area';
}) {
  const range = { from: FROM, to: FROM + days * DAY_MS };
  return (
    <Card>
      <Histogram
        title="Requests"
        buckets={buckets ?? demoBuckets(range.from, range.to, interval)}
        interval={interval}
        range={range}
        valueLabel="Requests"
        partLabel="High risk"
        marked={marked}
        gaps={gaps}
        status={status}
        form={form}
        fileName="requests"
        empty="No requests in these days. Choose a longer time."
      />
    </Card>
  );
}

const meta: Meta = { title: 'Charts/Histogram', id: 'histogram' };
export default meta;

export const AWeekToNarrow: StoryObj = { name: 'A week, to narrow', render: () => <Week /> };

export const APartIsMarked: StoryObj = {
  name: 'A part is marked',
  render: () => (
    <Fixed days={7} interval="hour" marked={{ from: FROM + 80 * HOUR_MS, to: FROM + 96 * HOUR_MS }} />
  ),
};

export const Gaps: StoryObj = {
  name: 'Gaps',
  render: () => (
    <Fixed
      days={7}
      interval="hour"
      gaps={[{ from: FROM + 80 * HOUR_MS, to: FROM + 83 * HOUR_MS }]}
      buckets={Array.from({ length: 168 }, (_, hour) => ({
        time: FROM + hour * HOUR_MS,
        value: hour >= 80 && hour < 83 ? 0 : 40 + (hour % 24),
        part: 0,
      }))}
    />
  ),
};

export const AsALine: StoryObj = {
  name: 'As a line',
  render: () => <Fixed days={7} interval="hour" form="line" />,
};

export const AsAnArea: StoryObj = { name: 'As an area', render: () => <Week form="area" /> };

export const ThreeMonths: StoryObj = {
  name: 'Three months',
  render: () => <Fixed days={90} interval="day" />,
};

export const AYearByMonth: StoryObj = {
  name: 'A year by month',
  render: () => <Fixed days={365} interval="month" />,
};

export const OneBucket: StoryObj = {
  name: 'One bucket',
  render: () => (
    <Fixed days={30} interval="day" buckets={[{ time: FROM + 240 * HOUR_MS, value: 3, part: 1 }]} />
  ),
};

export const Nothing: StoryObj = {
  name: 'Nothing',
  render: () => <Fixed days={7} interval="hour" buckets={[]} />,
};

export const OnTheWay: StoryObj = {
  name: 'On the way',
  render: () => <Fixed days={7} interval="hour" buckets={[]} status="loading" />,
};
