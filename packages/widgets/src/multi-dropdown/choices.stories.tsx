import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { boxItem } from '../filter-box/box-item.ts';
import type { LoadBoxItems } from '../filter-box/useDynamicItems.ts';
import { UserIcon } from '../icons/frame-icons.tsx';
import { IncludeExcludeField } from '../include-exclude/IncludeExcludeField.tsx';
import type { IncludeExclude } from '../include-exclude/include-exclude.ts';
import { ItemDeleteBox } from '../item-delete-box/ItemDeleteBox.tsx';
import type { Option } from '../select/Select.tsx';
import { SelectiveButton, type SelectiveButtonProps } from '../selective-button/SelectiveButton.tsx';
import { ShowAllOptions } from '../show-all-options/ShowAllOptions.tsx';
import layout from '../story-layout.module.css';
import { TabListMenu } from '../tab-list-menu/TabListMenu.tsx';
import { MultiDropdown } from './MultiDropdown.tsx';

const RISKS: readonly Option[] = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High', detail: 'Needs somebody' },
  { value: 'none', label: 'Not researched', disabled: true },
];
const HOSTILE: readonly Option[] = [
  { value: 'markup', label: '<b>bold</b>' },
  { value: 'long', label: `a${'very'.repeat(2500)}long` },
  { value: 'rtl', label: 'شركة أطلس' },
];
const COUNTRIES = [
  ['Brazil', 'Canada', 'Chile', 'China', 'Côte d’Ivoire', 'Denmark', 'Egypt', 'Finland', 'France', 'Germany'],
  ['Greece', 'India', 'Ireland', 'Israel', 'Italy', 'Japan', 'Kenya', 'Mexico', 'Morocco', 'Norway'],
  ['Poland', 'Portugal', 'Spain'],
]
  .flat()
  .map((label) => ({ value: label.toLowerCase(), label, disabled: label === 'Norway' }));

function Multi({
  options,
  label,
  start = [],
}: {
  options: readonly Option[];
  label: string;
  start?: readonly string[];
}) {
  const [chosen, setChosen] = useState(start);
  return (
    <div>
      <MultiDropdown label={label} options={options} chosen={chosen} onChosen={setChosen} />
      <p hidden data-testid={label}>
        {chosen.join(' ')}
      </p>
    </div>
  );
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((label) => ({ value: label, label }));
function Days(
  props: Pick<SelectiveButtonProps<string>, 'label' | 'multiple' | 'canToggleOff' | 'isDisabled'>,
) {
  const [chosen, setChosen] = useState<readonly string[]>(['Tue']);
  return (
    <div>
      <p>{props.label}</p>
      <SelectiveButton {...props} choices={DAYS} chosen={chosen} onChosen={setChosen} />
      <p hidden data-testid={props.label}>
        {chosen.join(' ')}
      </p>
    </div>
  );
}

function AllCountries() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(['france', 'norway', 'atlantis']);
  return (
    <div className={layout.row}>
      <Button onPress={() => setOpen(true)}>Show all countries</Button>
      <span data-testid="countries">{chosen.join(' ')}</span>
      <ShowAllOptions
        open={open}
        onClose={() => setOpen(false)}
        title="All countries"
        options={COUNTRIES}
        chosen={chosen}
        onChosen={setChosen}
      />
    </div>
  );
}

function Sources() {
  const [sources, setSources] = useState(['Casablanca proxy', 'Lyon FortiGate', 'Berlin <b>Squid</b>']);
  return (
    <ul className={layout.narrow} aria-label="Sources">
      {sources.map((name) => (
        <li key={name} className={layout.row}>
          <span style={{ flex: 1 }}>{name}</span>
          <ItemDeleteBox name={name} onDelete={() => setSources(sources.filter((one) => one !== name))} />
        </li>
      ))}
    </ul>
  );
}

function Lists() {
  const [picked, setPicked] = useState('');
  return (
    <div className={layout.row}>
      <TabListMenu
        title="Go to"
        tabs={[
          {
            id: 'services',
            label: 'Services',
            items: [
              { value: 'dropbox', label: 'Dropbox' },
              { value: 'mega', label: 'MEGA', detail: 'mega.nz' },
            ],
          },
          {
            id: 'users',
            label: 'Users',
            items: [{ value: 'omar', label: 'Omar Haddad', icon: <UserIcon /> }],
          },
          { id: 'sites', label: 'Sites', items: [] },
        ]}
        onPick={(tab, item) => setPicked(`${tab}: ${item}`)}
      />
      <span data-testid="picked">{picked}</span>
    </div>
  );
}

const PEOPLE = ['Omar Haddad', 'Sofia Lindqvist', 'Amina Diallo'].map((name, index) =>
  boxItem('user', `${index}`, name),
);
function Scope({ name, start }: { name: string; start: IncludeExclude }) {
  const [model, setModel] = useState(start);
  const [status, setStatus] = useState('draft');
  const [asked, setAsked] = useState('');
  const load: LoadBoxItems = async (query) => {
    setAsked(`${asked} ${query}`);
    return [];
  };
  const isEmpty = !model.allSelected && model.filters.length === 0;
  return (
    <div data-testid={name}>
      <IncludeExcludeField
        label={name}
        model={model}
        onModel={setModel}
        allWords="All users"
        selectiveWords="Only some"
        options={PEOPLE}
        load={load}
        offersExceptions
        submitStatus={status}
        error={isEmpty ? 'Choose at least one user.' : undefined}
      />
      <Button variant="link" onPress={() => setStatus('refused')}>
        Submit
      </Button>
      <p hidden data-testid="model">
        {JSON.stringify({
          ...model,
          filters: model.filters.map(({ text }) => text),
          exceptionsWithSelected: model.exceptionsWithSelected.map(({ text }) => text),
        })}
      </p>
      <p hidden data-testid="asked">
        {asked}
      </p>
    </div>
  );
}
const ONLY: IncludeExclude = {
  allSelected: false,
  filters: [],
  secondaryModel: false,
  exceptionsWithSelected: [],
};

const meta: Meta = { title: 'Fields/Choices', id: 'choices' };
export default meta;

export const SeveralOfAFew: StoryObj = {
  name: 'Several of a few',
  render: () => (
    <div className={layout.fields}>
      <Multi label="Risk" options={RISKS} start={['high']} />
      <Multi label="Hostile" options={HOSTILE} start={['long']} />
      <Multi label="No options" options={[]} />
      <MultiDropdown
        label="With an error"
        options={RISKS}
        chosen={[]}
        onChosen={() => undefined}
        error="Choose at least one."
      />
      <MultiDropdown
        label="Not yours"
        options={RISKS}
        chosen={['low']}
        onChosen={() => undefined}
        isDisabled
      />
    </div>
  ),
};
export const ButtonsThatStayPressed: StoryObj = {
  name: 'Buttons that stay pressed',
  parameters: { status: 'planned' },
  render: () => (
    <div className={layout.fields}>
      <Days label="One day" />
      <Days label="One day or none" canToggleOff />
      <Days label="Several days" multiple />
      <Days label="Several or none" multiple canToggleOff />
      <Days label="Disabled" isDisabled />
    </div>
  ),
};
export const EveryOption: StoryObj = {
  name: 'Every option',
  parameters: { status: 'planned' },
  render: () => <AllCountries />,
};
export const DeleteAnItem: StoryObj = { name: 'Delete an item', render: () => <Sources /> };
export const ListsInTabs: StoryObj = {
  name: 'Lists in tabs',
  parameters: { status: 'planned' },
  render: () => <Lists />,
};
export const IncludeAndExclude: StoryObj = {
  name: 'Include and exclude',
  parameters: { status: 'planned' },
  render: () => (
    <div className={layout.fields}>
      <Scope name="Nobody yet" start={ONLY} />
      <Scope name="Everybody" start={{ ...ONLY, allSelected: true, filters: PEOPLE.slice(0, 1) }} />
      <Scope
        name="Some with exceptions"
        start={{
          ...ONLY,
          filters: PEOPLE.slice(0, 2),
          secondaryModel: true,
          exceptionsWithSelected: PEOPLE.slice(2),
        }}
      />
    </div>
  ),
};
