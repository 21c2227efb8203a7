import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import layout from '../story-layout.module.css';
import { ChordChart } from './ChordChart.tsx';
import type { Flow } from './chord-layout.ts';

const FLOWS: readonly Flow[] = [
  { source: 'Finance', target: 'Dropbox', value: 412 },
  { source: 'Finance', target: 'Google Drive', value: 220 },
  { source: 'Design', target: 'WeTransfer', value: 310 },
  { source: 'Design', target: 'Figma', value: 190 },
  { source: 'Design', target: 'Dropbox', value: 95 },
  { source: 'R&D', target: 'GitHub', value: 502 },
  { source: 'R&D', target: 'Google Drive', value: 60 },
  { source: 'Legal', target: 'Google Drive', value: 144 },
  { source: 'Google Drive', target: 'Finance', value: 88 },
];
const words = { sourceLabel: 'From', targetLabel: 'To', valueLabel: 'Files', fileName: 'flows' };

const meta: Meta = { title: 'Charts/Chord diagram', id: 'chord-chart', parameters: { status: 'planned' } };
export default meta;

export const FilesBetween: StoryObj = {
  name: 'Files between departments and services',
  render: () => (
    <Card>
      <ChordChart {...words} title="Files shared" hint="last 7 days" flows={FLOWS} />
    </Card>
  ),
};

export const ManyNames: StoryObj = {
  name: 'Forty names',
  render: () => (
    <Card>
      <ChordChart
        {...words}
        title="Files shared"
        flows={Array.from({ length: 40 }, (_, index) => ({
          source: `Department ${index}`,
          target: `Department ${(index * 7 + 3) % 40}`,
          value: 40 - index,
        }))}
      />
    </Card>
  ),
};

export const HostileNames: StoryObj = {
  name: 'Hostile names, narrow',
  render: () => (
    <div className={layout.narrow}>
      <Card>
        <ChordChart
          {...words}
          title="Files shared"
          flows={[
            { source: '<b onclick="alert(1)">Finance</b>', target: 'x'.repeat(10_000), value: 3 },
            { source: 'قسم المالية', target: '営業部門の共有フォルダー', value: 2 },
            { source: '', target: '<b onclick="alert(1)">Finance</b>', value: 1 },
          ]}
        />
      </Card>
    </div>
  ),
};

export const NothingFlows: StoryObj = {
  name: 'Nothing flows',
  render: () => (
    <Card>
      <ChordChart
        {...words}
        title="Files shared"
        flows={[{ source: 'Finance', target: 'Legal', value: 0 }]}
      />
    </Card>
  ),
};

export const Invalid: StoryObj = {
  name: 'Invalid',
  render: () => (
    <Card>
      <ChordChart
        {...words}
        fileName="invalid-flows"
        title="Files shared"
        flows={[{ source: 'Finance', target: 'Legal', value: Number.NaN }]}
        empty="No files were shared. Choose a longer time."
      />
    </Card>
  ),
};
