import { type SavedAttribute, type SavedFilter, withDefault } from '@casbah/domain/filter/saved-filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button.tsx';
import layout from '../story-layout.module.css';
import { SavedFilters } from './SavedFilters.tsx';
import { SavedFiltersPanel } from './SavedFiltersPanel.tsx';
import type { SavedFiltersProps } from './saved-filters-props.ts';

const asks = (name: string, ...value: string[]): SavedAttribute => ({
  key: name.toLowerCase(),
  name,
  value,
  count: 12,
});
const saved = (
  uid: string,
  name: string,
  attributes: readonly SavedAttribute[],
  rest: Partial<SavedFilter> = {},
): SavedFilter => ({
  uid,
  name,
  attributes,
  isDefault: false,
  privacy: 'Private',
  groups: undefined,
  ...rest,
});
const FILTERS: readonly SavedFilter[] = [
  saved('f1', 'Risky uploads', [asks('Risk', 'High', 'Medium'), asks('Uploaded', '> 100 MB')], {
    isDefault: true,
  }),
  saved('f2', 'Cloud storage in Germany', [asks('Category', 'Cloud storage'), asks('Country', 'Germany')], {
    privacy: 'Public',
  }),
  saved(
    'f3',
    'Everything at once',
    ['Risk', 'Country', 'Category', 'User', 'Host', 'Browser', 'Device'].map((name) =>
      asks(name, `${name} 1`),
    ),
  ),
];

type Face = (props: SavedFiltersProps & { label?: string }) => ReactNode;

function Saved({
  face: Face,
  filters: given = FILTERS,
  active: loaded,
  fails = false,
  label,
}: {
  face: Face;
  filters?: readonly SavedFilter[];
  active?: string;
  fails?: boolean;
  /** Distinguishes several instances on a page. */
  label?: string;
}) {
  const [filters, setFilters] = useState(given);
  const [activeUid, setActive] = useState<string | undefined>(loaded);
  const [current, setCurrent] = useState<readonly SavedAttribute[]>(
    given.find(({ uid }) => uid === loaded)?.attributes ?? [],
  );
  const refuse = () => {
    if (fails) throw new Error('The server is not there.');
  };
  const change = (uid: string, next: Partial<SavedFilter>) =>
    setFilters((before) => before.map((one) => (one.uid === uid ? { ...one, ...next } : one)));
  return (
    <div className={layout.row}>
      <Face
        {...(label === undefined ? {} : { label })}
        filters={filters}
        activeUid={activeUid}
        current={current}
        onLoad={(filter) => {
          setActive(filter.uid);
          setCurrent(filter.attributes);
        }}
        onReset={() => {
          setActive(undefined);
          setCurrent([]);
        }}
        onSave={async ({ name, isDefault }) => {
          refuse();
          const uid = `n${filters.length}`;
          const all = [...filters, saved(uid, name, current)];
          setFilters(isDefault ? withDefault(all, uid) : all);
          setActive(uid);
        }}
        onUpdate={async (uid, { name, isDefault }) => {
          refuse();
          const all = filters.map((one) => (one.uid === uid ? { ...one, name, attributes: current } : one));
          const isNow = all.find((one) => one.isDefault)?.uid === uid;
          setFilters(isDefault ? withDefault(all, uid) : isNow ? withDefault(all, undefined) : all);
        }}
        onRename={async (uid, name) => {
          refuse();
          change(uid, { name });
        }}
        onDelete={async (uid) => {
          refuse();
          setFilters((before) => before.filter((one) => one.uid !== uid));
        }}
        onMakeDefault={async (uid, cleared) => {
          refuse();
          change(uid, { isDefault: true });
          if (cleared !== undefined) change(cleared, { isDefault: false });
        }}
      />
      <Button size="small" variant="ghost" onPress={() => setCurrent([...current, asks('User', 'omar')])}>
        Change the filter
      </Button>
      <output data-testid="state" style={{ font: '12px var(--font-data)', fontVariantLigatures: 'none' }}>
        {`${activeUid ?? 'none'}: ${current.map(({ name }) => name).join(', ')}`}
      </output>
    </div>
  );
}

const meta: Meta = { title: 'Filters/Saved filters', id: 'saved-filters' };
export default meta;

export const NothingLoaded: StoryObj = {
  name: 'Nothing loaded',
  render: () => <Saved face={SavedFilters} />,
};

export const Loaded: StoryObj = {
  name: 'One loaded',
  render: () => <Saved face={SavedFilters} active="f1" />,
};

export const Panel: StoryObj = {
  name: 'Panel',
  render: () => <Saved face={SavedFiltersPanel} label="Panel of filters: panel" active="f2" />,
};

export const None: StoryObj = {
  name: 'None saved',
  render: () => <Saved face={SavedFiltersPanel} label="Panel of filters: none" filters={[]} />,
};

export const Fails: StoryObj = {
  name: 'The server fails',
  render: () => <Saved face={SavedFiltersPanel} label="Panel of filters: failing" active="f1" fails />,
};

const MANY = Array.from({ length: 40 }, (_, index) =>
  saved(`m${index}`, `Filter ${index + 1}`, [asks('Risk', 'High')]),
);
export const Many: StoryObj = {
  name: 'Many, hostile names',
  render: () => (
    <Saved
      face={SavedFiltersPanel}
      label="Panel of filters: many"
      active="h1"
      filters={[
        saved('h1', '<img src=x onerror=alert(1)>', [asks('<b>Risk</b>', '<i>High</i>')]),
        saved('h2', 'Long name '.repeat(1000), [asks('Long attribute '.repeat(100), 'x'.repeat(5000))], {
          isDefault: true,
        }),
        saved('h3', 'مرشح المرور', [asks('الخطر', 'عالية')]),
        ...MANY,
      ]}
    />
  ),
};

export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Saved face={SavedFiltersPanel} label="Panel of filters: right to left" active="f1" />
    </div>
  ),
};
