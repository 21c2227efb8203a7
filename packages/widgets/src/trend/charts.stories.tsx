import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart, BarList } from '../bar-list/BarList.tsx';
import { Card } from '../card/Card.tsx';
import { ChartFormContext } from '../chart-frame/chart-form.ts';
import { ToneShape } from '../chip/ToneShape.tsx';
import { Donut } from '../donut/Donut.tsx';
import { useFormat } from '../format/useFormat.ts';
import layout from '../story-layout.module.css';
import { VerticalBars } from '../vertical-bars/VerticalBars.tsx';
import { Trend } from './Trend.tsx';

const GB = 1024 ** 3;
const FROM = Date.UTC(2026, 10, 14);
const TO = FROM + 7 * DAY_MS;
const usual = (index: number) => 3 + Math.sin((index / 12) * Math.PI) * 1.2;
const POINTS = Array.from({ length: 85 }, (_, index) => {
  const burst = index > 70 && index < 75;
  return {
    time: FROM + index * 2 * HOUR_MS,
    value: (usual(index) + Math.sin(index * 2.3) * 0.8 + (burst ? 9 - Math.abs(72.5 - index) : 0)) * GB,
    marked: burst,
  };
});
const BAND = POINTS.map((point, index) => ({
  time: point.time,
  low: (usual(index) - 1.4) * GB,
  high: (usual(index) + 1.6) * GB,
}));

function Trends() {
  const format = useFormat();
  const common = {
    range: { from: FROM, to: TO },
    interval: 'hour' as const,
    unit: 'bytes' as const,
    format: format.bytes,
  };
  return (
    <>
      <Card>
        <Trend
          {...common}
          title="Uploaded bytes against baseline"
          hint="shaded: what is usual for Omar and for Finance"
          series={[{ id: 'up', label: 'Uploaded', points: POINTS }]}
          band={{ label: 'Usual', points: BAND }}
          fileName="uploads"
        />
      </Card>
      <br />
      <Card>
        <Trend
          {...common}
          title="Traffic"
          filled
          series={[
            { id: 'up', label: 'Uploaded', points: POINTS },
            {
              id: 'down',
              label: 'Downloaded',
              points: BAND.map((one) => ({ time: one.time, value: one.high * 1.7 })),
            },
          ]}
          fileName="traffic"
        />
      </Card>
    </>
  );
}

const LEVELS = [
  { id: 'high', label: 'High', value: 148, tone: 'high' as const, icon: <ToneShape shape="triangle" /> },
  { id: 'medium', label: 'Medium', value: 402, tone: 'medium' as const, icon: <ToneShape shape="diamond" /> },
  { id: 'low', label: 'Low', value: 377, tone: 'low' as const, icon: <ToneShape shape="circle" /> },
];

function Wholes() {
  const format = useFormat();
  const ring = { nameLabel: 'Level', valueLabel: 'Services', fileName: 'levels', centerLabel: 'services' };
  const uploads = [31.2, 9.8, 7.1, 2.2, 0.01, 0].map((value, index) => ({
    id: String(index),
    label:
      ['Omar Haddad', 'Sofia Lindqvist', 'Jonas Weber', 'Amina Diallo', 'Nadia Berrada', 'Nobody'][index] ??
      '',
    detail: ['Finance', 'Design', 'R&D', 'Legal', 'IT', ''][index],
    value: value * GB,
    text: format.bytes(value * GB),
    tone: 'high' as const,
  }));
  return (
    <div className={layout.tiles} style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}>
      <Card>
        <Donut {...ring} title="Services by risk" values={LEVELS} center="927" />
      </Card>
      <Card>
        <Donut
          {...ring}
          title="All of it nothing"
          values={LEVELS.map((part) => ({ ...part, value: 0 }))}
          center="0"
        />
      </Card>
      <Card>
        <Donut {...ring} title="Empty" values={[]} center="0" empty="No services in these days" />
      </Card>
      <Card>
        <BarChart
          title="Who uploads"
          hint="187 users"
          items={uploads}
          nameLabel="User"
          valueLabel="Uploaded"
          fileName="uploaders"
          link={(_, children) => <a href="#user">{children}</a>}
        />
      </Card>
      <Card title="In a panel" aside="187 users">
        <BarList items={uploads} atMost={3} />
      </Card>
      <Card>
        <VerticalBars
          title="Blocked a day"
          nameLabel="Day"
          valueLabel="Blocked"
          fileName="blocked"
          width="fill"
          format={format.compact}
          data={[3, 0, 9, 1, 4, 0, 12, 12, 4, 0, 4, 5, 0, 9, 3, 4, 41, 2].map((value, index) => ({
            label: format.date(FROM + index * DAY_MS, 'day'),
            value,
            marked: value > 40,
          }))}
        />
      </Card>
    </div>
  );
}

const meta: Meta = { title: 'Charts/Trend, bars, donut', id: 'charts' };
export default meta;

export const OverTime: StoryObj = { name: 'Over time', render: () => <Trends /> };

export const PartsAndWholes: StoryObj = { name: 'Parts and wholes', render: () => <Wholes /> };

export const ForPeopleWhoReadTables: StoryObj = {
  name: 'For people who read tables',
  render: () => (
    <ChartFormContext value="table">
      <Card>
        <Donut
          title="Services by risk"
          values={LEVELS}
          center="927"
          centerLabel="services"
          nameLabel="Level"
          valueLabel="Services"
          fileName="levels"
        />
      </Card>
    </ChartFormContext>
  ),
};
