import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '../button/Button.tsx';
import { CheckedField, type CheckedFieldProps } from '../checked-field/CheckedField.tsx';
import { CopyButton } from '../copy-button/CopyButton.tsx';
import { CountriesField } from '../country-field/CountriesField.tsx';
import { CountryField } from '../country-field/CountryField.tsx';
import { FileDrop } from '../file-drop/FileDrop.tsx';
import { FileInput } from '../file-input/FileInput.tsx';
import { NO_UPLOAD, uploadDisplay } from '../file-input/upload-display.ts';
import { HtmlEditor } from '../html-editor/HtmlEditor.tsx';
import { ConfirmPassword } from '../password-field/ConfirmPassword.tsx';
import { PasswordStrength } from '../password-field/PasswordStrength.tsx';
import { PhoneField } from '../phone-field/PhoneField.tsx';
import { Slider } from '../slider/Slider.tsx';
import type { SliderConfig } from '../slider/slider-model.ts';
import layout from '../story-layout.module.css';
import { TextField } from '../text-field/TextField.tsx';
import { TimeZoneField } from '../time-zone-field/TimeZoneField.tsx';
import { NumberField } from './NumberField.tsx';

const LONG = `<b>${'Very long name '.repeat(600)}</b>`;

function Numbers() {
  const [days, setDays] = useState(30);
  const [port, setPort] = useState(514);
  const [offset, setOffset] = useState(-5);
  return (
    <div className={layout.fields}>
      <NumberField label="Days kept" hint="7 to 90 days" min={7} max={90} value={days} onChange={setDays} />
      <NumberField label="Port" max={65535} value={port} onChange={setPort} />
      <NumberField
        label="Points added to the score"
        hint="−50 to 50"
        min={-50}
        max={50}
        value={offset}
        onChange={setOffset}
      />
      <NumberField label="Not yours" value={5} onChange={() => undefined} isDisabled />
      <NumberField
        label="Retries"
        value={12}
        onChange={() => undefined}
        error="The gateway takes 10 at most. Lower it."
      />
      <output data-testid="numbers">
        {days} {port}
      </output>
    </div>
  );
}

const RISK: SliderConfig = {
  minValue: 0,
  maxValue: 100,
  heads: 2,
  step: 5,
  tickShowStep: 5,
  legend: [
    { label: 'Low', color: 'low' },
    { label: 'Medium', color: 'medium' },
    { label: 'High', color: 'high' },
  ],
};
const HOSTILE: SliderConfig = {
  ...RISK,
  heads: 1,
  legend: [
    { label: LONG, color: 'info' },
    { label: 'مستوى <script>', color: 'none' },
  ],
};
function Sliders() {
  const [risk, setRisk] = useState<readonly number[]>([25, 70]);
  const [share, setShare] = useState<readonly number[]>([0.3]);
  return (
    <div className={layout.fields}>
      <Slider label="Threat score" rangeValues={risk} config={RISK} onRangeValues={setRisk} />
      <Slider
        label="Share of traffic"
        rangeValues={share}
        config={{ minValue: 0, maxValue: 1, heads: 1, step: 0.1, tickShowStep: 0.1, legend: [] }}
        onRangeValues={setShare}
      />
      <Slider
        label="Not yours"
        rangeValues={[40, 60]}
        config={RISK}
        onRangeValues={() => undefined}
        isDisabled
      />
      <I18nProvider locale="ar">
        <div dir="rtl">
          <Slider label="درجة التهديد" rangeValues={risk} config={RISK} onRangeValues={setRisk} />
        </div>
      </I18nProvider>
      <Slider label="Labels" rangeValues={[50]} config={HOSTILE} onRangeValues={() => undefined} />
      <output data-testid="range">{risk.join(' ')}</output>
    </div>
  );
}

function Passwords() {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  return (
    <div className={layout.fields}>
      <div className={layout.stack}>
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <PasswordStrength password={password} />
      </div>
      <ConfirmPassword label="Once more" password={password} value={again} onChange={setAgain} />
      <div className={layout.stack}>
        <TextField label="Password" type="password" autoComplete="new-password" value="" />
        <PasswordStrength password="" resetOnEmpty />
      </div>
    </div>
  );
}

function Files() {
  const [display, tell] = useReducer(uploadDisplay, NO_UPLOAD);
  const [dropped, setDropped] = useState('');
  return (
    <div className={layout.stack}>
      <div className={layout.fields}>
        <FileInput
          label="Certificate"
          hint="PEM or DER"
          accept=".pem,.der"
          display={display}
          onDisplay={tell}
        />
        <FileInput
          label="While it is sent"
          display={{ files: [new File([], `${LONG}.pem`)], visible: true, progress: 0.42 }}
          onDisplay={() => undefined}
        />
      </div>
      <div className={layout.row}>
        <Button
          size="small"
          onPress={() => {
            tell({ kind: 'show' });
            tell({ kind: 'progress', share: 0.6 });
          }}
        >
          Begin
        </Button>
        <Button size="small" onPress={() => tell({ kind: 'hide' })}>
          End
        </Button>
        <output data-testid="progress">{display.progress ?? 'none'}</output>
      </div>
      <FileDrop
        title="Drop one log file here"
        extensions={['log', 'GZ']}
        multiple={false}
        onFiles={(files) => setDropped(files.map(({ name }) => name).join(', '))}
      >
        , .log or .gz.
      </FileDrop>
      <output data-testid="dropped">{dropped}</output>
    </div>
  );
}

function Checked({
  start = '',
  ...props
}: Omit<CheckedFieldProps, 'value' | 'onChange'> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <CheckedField {...props} value={value} onChange={setValue} />;
}

function Html() {
  const [html, setHtml] = useState(
    '<h1>Blocked</h1>\n<p>This service is <b>not allowed</b> here.</p>\n<script>document.body.textContent = "ran"</script>\n',
  );
  return <HtmlEditor label="Text of the block page" value={html} onChange={setHtml} />;
}

const NOW = Date.UTC(2026, 10, 21, 12);
function Places() {
  const [country, setCountry] = useState<string | null>('MA');
  const [countries, setCountries] = useState<readonly string[]>(['DE', 'FR']);
  const [zone, setZone] = useState<string | null>('Europe/Berlin');
  const [phone, setPhone] = useState('+4930901820');
  return (
    <div className={layout.stack}>
      <div className={layout.fields}>
        <CountryField label="Country" value={country} onChange={setCountry} />
        <TimeZoneField label="Time zone" value={zone} onChange={setZone} now={NOW} />
      </div>
      <div className={layout.fields}>
        <PhoneField label="Phone" defaultValue="+4930901820" onChange={setPhone} />
        <CountriesField label="Countries that are fine" value={countries} onChange={setCountries} />
      </div>
      <output data-testid="places">
        {country} {zone} {phone}
      </output>
    </div>
  );
}

const meta: Meta = { title: 'Fields/Inputs', id: 'inputs' };
export default meta;

export const NumberState: StoryObj = { name: 'Numbers', render: () => <Numbers /> };
export const SliderState: StoryObj = {
  name: 'Sliders',
  parameters: { status: 'planned' },
  render: () => <Sliders />,
};
export const NoDomain: StoryObj = {
  name: 'Slider without a domain',
  parameters: { status: 'planned' },
  render: () => (
    <Slider label="Nothing" rangeValues={[]} config={undefined} onRangeValues={() => undefined} />
  ),
};
export const PasswordState: StoryObj = { name: 'Passwords', render: () => <Passwords /> };
export const FileState: StoryObj = {
  name: 'Files',
  parameters: { status: 'planned' },
  render: () => <Files />,
};
export const CheckedState: StoryObj = {
  name: 'Checked text',
  render: () => (
    <div className={layout.fields}>
      <Checked label="Name" required minLength={3} maxLength={8} taken={['Lyon']} trim />
      <Checked label="Address" url />
      <Checked label="Number of the case" pattern={/^\d{4}$/} keypressErrors />
      <Checked label="Plain" characters={{}} />
      <Checked label="Plain, at once" characters={{ strip: true }} />
      <Checked label="Code" refused />
      <Checked label="Sent without" required submitted />
      <Checked label={LONG} />
    </div>
  ),
};
export const CopyState: StoryObj = {
  name: 'Copy',
  render: () => (
    <div className={layout.row}>
      <CopyButton text="casbah-token-1" />
      <CopyButton text="casbah-token-2" size="small" variant="ghost">
        Copy the address
      </CopyButton>
    </div>
  ),
};
export const HtmlState: StoryObj = {
  name: 'Live HTML',
  parameters: { status: 'planned' },
  render: () => <Html />,
};
export const PlaceState: StoryObj = {
  name: 'Country, time zone, phone',
  parameters: { status: 'planned' },
  render: () => <Places />,
};
