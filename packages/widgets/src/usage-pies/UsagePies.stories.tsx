import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import type { ChartDatum } from '../chart-datum/chart-datum.ts';
import { useFormat } from '../format/useFormat.ts';
import { NameTile } from '../name-tile/NameTile.tsx';
import layout from '../story-layout.module.css';
import { UsagePies } from './UsagePies.tsx';

const GB = 1024 ** 3;
const DATA: readonly ChartDatum[] = [
  ['Dropbox', 214],
  ['WeTransfer', 88],
  ['Notion', 3],
  ['ChatGPT', 12],
  ['Nobody', 0],
  ['Box', 41],
  ['Pastebin', 0.1],
].map(([name, value]) => ({
  label: String(name),
  value: Number(value) * GB,
  icon: <NameTile name={String(name)} colourOf={String(name)} />,
}));

function Pies({
  data,
  name = 'uploads',
  status,
}: {
  data: readonly ChartDatum[];
  name?: string;
  status?: 'loading';
}) {
  const { bytes } = useFormat();
  return (
    <Card>
      <UsagePies
        title="Uploads by service"
        data={data}
        format={bytes}
        nameLabel="Service"
        valueLabel="Uploaded"
        fileName={name}
        status={status}
      />
    </Card>
  );
}

const meta: Meta = { title: 'Charts/Usage pies', id: 'usage-pies', parameters: { status: 'planned' } };
export default meta;

export const Five: StoryObj = { name: 'The largest five', render: () => <Pies data={DATA} /> };
export const One: StoryObj = {
  name: 'One is all',
  render: () => <Pies data={DATA.slice(0, 1)} name="one" />,
};
export const Nothing: StoryObj = { name: 'Nothing', render: () => <Pies data={[]} name="nothing" /> };
export const OnTheWay: StoryObj = {
  name: 'On the way',
  render: () => <Pies data={[]} name="loading" status="loading" />,
};
export const Hostile: StoryObj = {
  name: 'Hostile labels, narrow',
  render: () => (
    <div className={layout.narrow}>
      <Pies
        name="hostile"
        data={[
          { label: '<b>bold</b>', value: GB },
          { label: 'x'.repeat(10_000), value: 2 * GB },
          { label: 'خدمة التخزين', value: GB },
        ]}
      />
    </div>
  ),
};
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Pies data={DATA} name="rtl" />
    </div>
  ),
};
