import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { useFormat } from '../format/useFormat.ts';
import layout from '../story-layout.module.css';
import { BehaviorProfile } from './BehaviorProfile.tsx';
import type { BehaviorSeries, BehaviorView } from './profile.ts';

const FROM = Date.UTC(2026, 10, 14);
const MB = 1024 ** 2;

/** Office days and nights and a burst; deterministic. */
function demo(chart_view: BehaviorView): BehaviorSeries {
  const step = chart_view === 'weekly' ? HOUR_MS : DAY_MS;
  const count = chart_view === 'weekly' ? 7 * 24 : 30;
  return {
    chart_view,
    start_time: FROM,
    end_time: FROM + count * step,
    plot_data: {
      normalization_factor: 40 * MB,
      datapoints: Array.from({ length: count }, (_, index) => {
        const daily =
          chart_view === 'weekly' ? Math.max(0.05, Math.sin((((index % 24) - 6) / 24) * 2 * Math.PI)) : 0.7;
        const anomalous = index / count > 0.64 && index / count < 0.69;
        return {
          time: FROM + index * step,
          value: daily * (0.6 + 0.5 * Math.abs(Math.sin(index * 2.3))) + (anomalous ? 2.6 : 0),
          value_user: daily * 0.85,
          value_peer: daily * 0.6 + 0.1,
          anomalous,
        };
      }),
    },
  };
}

function Profile({ series, name }: { series: BehaviorSeries; name: string }) {
  const { bytes } = useFormat();
  return (
    <Card>
      <BehaviorProfile
        title="Uploads of Omar Haddad"
        hint="against what is usual for Omar and for Finance"
        series={series}
        valueLabel="Uploaded"
        unit="bytes"
        format={bytes}
        fileName={name}
      />
    </Card>
  );
}

const broken = demo('weekly');

const meta: Meta = {
  title: 'Charts/Behavior profile',
  id: 'behavior-profile',
  parameters: { status: 'planned' },
};
export default meta;

export const AWeek: StoryObj = {
  name: 'A week',
  render: () => <Profile series={demo('weekly')} name="week" />,
};
export const AMonth: StoryObj = {
  name: 'A month',
  render: () => <Profile series={demo('monthly')} name="month" />,
};
export const Narrow: StoryObj = {
  name: 'Narrow',
  render: () => (
    <div className={layout.narrow}>
      <Profile series={demo('monthly')} name="narrow" />
    </div>
  ),
};
export const Nothing: StoryObj = {
  name: 'Nothing',
  render: () => (
    <Profile name="nothing" series={{ ...broken, plot_data: { datapoints: [], normalization_factor: 1 } }} />
  ),
};
export const Invalid: StoryObj = {
  name: 'Invalid',
  render: () => (
    <Profile
      name="invalid"
      series={{ ...broken, plot_data: { ...broken.plot_data, normalization_factor: 0 } }}
    />
  ),
};
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Profile series={demo('weekly')} name="rtl" />
    </div>
  ),
};
