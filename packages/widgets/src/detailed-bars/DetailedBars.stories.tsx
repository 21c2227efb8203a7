import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { useFormat } from '../format/useFormat.ts';
import { NameTile } from '../name-tile/NameTile.tsx';
import layout from '../story-layout.module.css';
import { type DetailedBar, DetailedBars, type DetailedBarsProps } from './DetailedBars.tsx';

const NAMES =
  'Dropbox,WeTransfer,ChatGPT,Google Drive,Notion,MEGA,Slack,Pastebin,Figma,Trello,GitHub,Grammarly,Scribd,Zoom';
const DATA: readonly DetailedBar[] = NAMES.split(',').map((label, index) => {
  const value = Math.round(640 / (index + 1));
  const allowed = Math.round(value * (0.9 - 0.05 * index));
  const warned = Math.round((value - allowed) / 2);
  return {
    label,
    value,
    values: [allowed, warned, value - allowed - warned],
    icon: <NameTile name={label} colourOf={label} />,
    detail: index % 3 === 0 ? 'Cloud storage' : undefined,
  };
});
const PARTS = [{ label: 'Allowed' }, { label: 'Warned' }, { label: 'Blocked' }];

function Bars(props: Partial<DetailedBarsProps>) {
  const { number } = useFormat();
  return (
    <Card>
      <DetailedBars
        title="Requests by service"
        data={DATA}
        parts={PARTS}
        format={number}
        nameLabel="Service"
        valueLabel="Requests"
        fileName="requests"
        {...props}
      />
    </Card>
  );
}

const meta: Meta = { title: 'Charts/Detailed bars', id: 'detailed-bars', parameters: { status: 'planned' } };
export default meta;

export const Fourteen: StoryObj = { name: 'Fourteen services', render: () => <Bars /> };
export const NoParts: StoryObj = {
  name: 'Without parts, narrow',
  render: () => (
    <div className={layout.narrow}>
      <Bars
        data={DATA.slice(0, 4).map(({ label, value }) => ({ label, value }))}
        parts={[]}
        fileName="plain"
      />
    </div>
  ),
};
export const Nothing: StoryObj = { name: 'Nothing', render: () => <Bars data={[]} fileName="nothing" /> };
export const Hostile: StoryObj = {
  name: 'Hostile labels',
  render: () => (
    <Bars
      fileName="hostile"
      parts={[]}
      data={[
        { label: '<img src=x onerror=alert(1)>', value: 3, detail: 'x'.repeat(10_000) },
        { label: 'x'.repeat(10_000), value: 2 },
        { label: 'خدمة التخزين السحابي', value: 1 },
      ]}
    />
  ),
};
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Bars fileName="rtl" />
    </div>
  ),
};
