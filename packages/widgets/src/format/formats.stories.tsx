import { truncate } from '@casbah/domain/format/text';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ThreatScore } from '../threat-score/ThreatScore.tsx';
import { type Format, useFormat } from './useFormat.ts';

const NOW = Date.UTC(2026, 10, 20, 15, 40, 12);

function List({ rows }: { rows: (format: Format) => readonly (readonly [string, ReactNode])[] }) {
  const format = useFormat();
  return (
    <table>
      <tbody>
        {rows(format).map(([name, shown]) => (
          <tr key={name}>
            <th scope="row" style={{ padding: '4px 24px 4px 0', textAlign: 'start', fontWeight: 500 }}>
              {name}
            </th>
            <td data-format={name}>{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta: Meta = { title: 'Data/Formats', id: 'formats' };
export default meta;

export const Amounts: StoryObj = {
  name: 'Amounts',
  parameters: { status: 'planned' },
  render: () => (
    <List
      rows={(format) => [
        ['Bytes', format.bytes(1.8 * 1024 ** 4)],
        ['Bandwidth', format.bandwidth(1024 ** 3 / 7)],
        ['Size', format.compact(6_412_345)],
        ['Percent', format.percent(0.0315)],
        ['Too much', format.percent(7)],
        ['Hardly any', format.percent(0.00002)],
        ['Threat score', <ThreatScore key="score" score={81} />],
        ['Informational', <ThreatScore key="informational" score={200} />],
      ]}
    />
  ),
};

export const Times: StoryObj = {
  name: 'Times',
  render: () => (
    <List
      rows={(format) => [
        ['Duration', format.duration(400 * DAY_MS + 5 * HOUR_MS, 9)],
        ['No duration', format.duration(Number.NaN)],
        ['Time', format.time(NOW)],
        ['In a field', format.dateTime(NOW)],
        ['In words', format.relative(NOW - 3 * HOUR_MS, NOW)],
      ]}
    />
  ),
};

export const Text: StoryObj = {
  name: 'Text',
  render: () => (
    <p>{truncate('A very long name of a very ordinary file, as people give them on a Friday.pdf')}</p>
  ),
};
