import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from '../stat-tile/StatTile.tsx';
import layout from '../story-layout.module.css';
import { UsageBar } from '../usage-bar/UsageBar.tsx';
import { Bytes } from './Bytes.tsx';

const meta: Meta = { title: 'Data/Bytes', id: 'bytes' };
export default meta;

const GB = 1024 ** 3;
const KNOWN = { bytes: 214 * GB, unknown: 0, requests: 1000 };
const PARTLY = { bytes: 128 * GB, unknown: 380, requests: 1000 };
const UNKNOWN = { bytes: null, unknown: 1000, requests: 1000 };

export const RecordedOrNot: StoryObj = {
  name: 'Recorded, recorded in part, not recorded',
  render: () => (
    <div className={layout.tiles}>
      {[KNOWN, PARTLY, UNKNOWN].map((of) => (
        <StatTile key={of.unknown} label="Uploaded" value={<Bytes {...of} />} />
      ))}
      {[KNOWN, PARTLY, UNKNOWN].map((of) => (
        <UsageBar key={of.unknown} value={of.bytes ?? 0} max={KNOWN.bytes} text={<Bytes {...of} />} />
      ))}
    </div>
  ),
};
