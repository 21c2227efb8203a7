import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { Select } from '../select/Select.tsx';
import layout from '../story-layout.module.css';
import { Switch } from '../switch/Switch.tsx';
import { TextField } from '../text-field/TextField.tsx';

const FORMATS = [
  { value: 'auto', label: 'Found from the content' },
  { value: 'squid', label: 'Squid', detail: 'native and combined' },
  { value: 'bluecoat', label: 'Blue Coat ProxySG', detail: 'ELFF' },
  { value: 'paloalto', label: 'Palo Alto Networks' },
] as const;
type FormatName = (typeof FORMATS)[number]['value'];
const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}));

function Choices() {
  const [format, setFormat] = useState<FormatName>('auto');
  const [zone, setZone] = useState<string | null>('Europe/Berlin');
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  return (
    <div className={layout.fields}>
      <Select label="Format" options={FORMATS} value={format} onChange={setFormat} />
      <ComboBox
        label="Time zone"
        options={ZONES}
        value={zone}
        onChange={setZone}
        hint="For times that carry none"
      />
      <div className={layout.row}>
        <SegmentedControl
          label="Show as"
          value={look}
          onChange={setLook}
          segments={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
        />
      </div>
      <Checkbox defaultSelected>Remember this device</Checkbox>
      <Checkbox isIndeterminate>Select all</Checkbox>
      <Checkbox isDisabled>Not for you</Checkbox>
      <Switch defaultSelected>Live</Switch>
      <Switch>Anonymise people</Switch>
    </div>
  );
}

const meta: Meta = { title: 'Fields/Fields', id: 'fields' };
export default meta;

export const Text: StoryObj = {
  name: 'Text',
  render: () => (
    <div className={layout.fields}>
      <TextField label="E-mail" type="email" size="large" defaultValue="nadia.berrada@atlasfoods.example" />
      <TextField
        label="Password"
        type="password"
        size="large"
        defaultValue="secret secret"
        aside={<a href="#forgot">Forgot it?</a>}
      />
      <TextField label="Name" hint="1 to 64 characters" placeholder="Casablanca proxy" />
      <TextField
        label="Name"
        defaultValue="Lyon <FortiGate>"
        error="Names can’t contain < > ; { } [ ]. Remove the brackets."
      />
      <TextField label="Why" rows={3} placeholder="For the one who reads it next year" />
      <TextField label="Not yours" isDisabled defaultValue="Set by the administrator" />
      <SearchField
        aria-label="Search"
        placeholder="Search users, services, or run a command"
        shortcut="Ctrl K"
        value=""
        onChange={() => undefined}
      />
    </div>
  ),
};

export const ChoicesState: StoryObj = { name: 'Choices', render: () => <Choices /> };
