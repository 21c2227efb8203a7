import type { Meta, StoryObj } from '@storybook/react-vite';
import { RiskChip } from '../chip/RiskChip.tsx';
import { Sparkline } from '../sparkline/Sparkline.tsx';
import layout from '../story-layout.module.css';
import { Bar, UsageBar } from '../usage-bar/UsageBar.tsx';
import { StatTile } from './StatTile.tsx';

const WEEK = [3, 5, 4, 8, 12, 9, 7, 3, 5, 4, 8, 12, 9, 7, 4, 4, 6, 7, 0, 0, 12, 10];

const meta: Meta = { title: 'Data/Stat tile, usage bar, sparkline', id: 'stat-tile' };
export default meta;

export const StatTiles: StoryObj = {
  name: 'Stat tiles',
  render: () => (
    <div className={layout.tiles}>
      <StatTile
        label="Threat score"
        value="95"
        tone="high"
        mark={<RiskChip level="high" />}
        detail="was 11 yesterday"
      />
      <StatTile label="Cloud services" value="927" change={{ before: 904, now: 927, period: '7 days' }} />
      <StatTile
        label="Uploaded"
        value="31.4 GB"
        change={{ before: 40, now: 31400, period: '24 hours' }}
        aside={
          <Sparkline kind="line" width={80} height={32} values={WEEK} label="Uploads by hour, most at 12" />
        }
      />
      <StatTile label="Blocked" value="0" change={{ before: 0, now: 0, period: '7 days' }} />
    </div>
  ),
};

export const UsageBarsAndSparklines: StoryObj = {
  name: 'Usage bars and sparklines',
  render: () => (
    <div className={layout.row}>
      <div style={{ width: 190 }}>
        <UsageBar value={214} max={220} text="214 GB" />
        <UsageBar value={88} max={220} text="88 GB" tone="high" />
        <UsageBar value={0.1} max={220} text="0.1 GB" tone="high" />
        <UsageBar value={0} max={220} text="0 B" />
      </div>
      <Bar value={3} max={5} />
      <Sparkline values={WEEK} label="Events an hour" />
      <Sparkline values={WEEK} label="Events an hour" tone="high" />
      <Sparkline values={WEEK} label="Events an hour" kind="line" />
      <Sparkline values={[]} label="No events" />
    </div>
  ),
};
