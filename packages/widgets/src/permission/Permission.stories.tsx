import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import layout from '../story-layout.module.css';
import { TextField } from '../text-field/TextField.tsx';
import { Permission } from './Permission.tsx';
import { PermissionContext, type PermissionState } from './permission-state.ts';

const meta: Meta = { title: 'Basics/Permission', id: 'permission' };
export default meta;

const STATES: readonly PermissionState[] = ['enabled', 'disabled', 'hidden'];

function only(state: PermissionState, id: string) {
  return { stateOf: (asked: string) => (asked === id ? state : undefined) };
}

function Export({ state }: { state: PermissionState }) {
  const [times, setTimes] = useState(0);
  return (
    <PermissionContext value={only(state, 'audit.export')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a row that opens on a click, as lists have them */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its keyboard way is not what this story shows */}
      <div className={layout.row} onClick={() => setTimes((before) => before + 10)}>
        <Permission id="audit.export" label="Export CSV">
          <Button onPress={() => setTimes((before) => before + 1)}>Export CSV</Button>
        </Permission>
        <output>{times}</output>
      </div>
    </PermissionContext>
  );
}

function Changing() {
  const [state, setState] = useState<PermissionState>('enabled');
  return (
    <PermissionContext value={only(state, 'sources.rename')}>
      <div className={layout.stack}>
        <SegmentedControl
          label="The session allows"
          value={state}
          onChange={setState}
          segments={STATES.map((value) => ({ value, label: value }))}
        />
        <div className={layout.narrow}>
          <Permission id="sources.rename" label="Name of the source" reason="Only a sysadmin renames." wide>
            <TextField
              label="Name of the source"
              hint="Enter gives the right away"
              onKeyDown={({ key }) => {
                if (key === 'Enter') setState('disabled');
              }}
            />
          </Permission>
        </div>
      </div>
    </PermissionContext>
  );
}

export const Enabled: StoryObj = { name: 'Enabled', render: () => <Export state="enabled" /> };
export const Disabled: StoryObj = { name: 'Disabled', render: () => <Export state="disabled" /> };
export const Hidden: StoryObj = { name: 'Hidden', render: () => <Export state="hidden" /> };
export const Unknown: StoryObj = {
  name: 'An id nobody knows',
  render: () => (
    <PermissionContext value={only('enabled', 'audit.export')}>
      <Permission id="audit.exprot" label="Export CSV">
        <Button>Export CSV</Button>
      </Permission>
      <p>Nothing stands above.</p>
    </PermissionContext>
  ),
};
export const Change: StoryObj = { name: 'What is allowed changes', render: () => <Changing /> };
