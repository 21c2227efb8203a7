import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { RiskChip } from '../chip/RiskChip.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { type Format, useFormat } from '../format/useFormat.ts';
import { ServiceName } from '../service-name/ServiceName.tsx';
import layout from '../story-layout.module.css';
import { UsageBar } from '../usage-bar/UsageBar.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { DataGrid } from './DataGrid.tsx';
import { type DemoService, demoServices } from './demo-services.ts';
import {
  type CellValue,
  type Density,
  defaultColumns,
  type GridColumn,
  type GridSort,
} from './grid-column.ts';
import { NOTHING_SELECTED, type Selection, selectionModel } from './selection.ts';

function serviceColumns(format: Format, most: number): GridColumn<DemoService>[] {
  return [
    {
      id: 'name',
      header: 'Service',
      width: 200,
      sort: 'ascending',
      cell: (row) => <ServiceName name={row.name} id={row.id} />,
    },
    {
      id: 'category',
      header: 'Category',
      width: 150,
      sort: 'ascending',
      cell: (row) => row.category,
      value: (row) => ({ field: 'category', value: row.category, label: row.category }),
    },
    {
      id: 'risk',
      header: 'Risk',
      width: 130,
      sort: 'descending',
      cell: (row) => <RiskChip level={row.level} brr={row.brr} />,
      value: (row) => ({ field: 'risk', value: row.level, label: row.level }),
    },
    {
      id: 'users',
      header: 'Users',
      width: 84,
      align: 'end',
      sort: 'descending',
      cell: (row) => format.number(row.users),
    },
    {
      id: 'traffic',
      header: 'Traffic',
      width: 96,
      align: 'end',
      sort: 'descending',
      cell: (row) => format.bytes(row.traffic),
    },
    {
      id: 'uploaded',
      header: 'Uploaded',
      width: 190,
      align: 'end',
      sort: 'descending',
      hint: 'From people to the service',
      cell: (row) => (
        <UsageBar
          value={row.uploaded}
          max={most}
          text={format.bytes(row.uploaded)}
          tone={row.level === 'high' ? 'high' : 'accent'}
        />
      ),
    },
    {
      id: 'country',
      header: 'Headquarters',
      width: 140,
      cell: (row) => row.country,
      value: (row) => ({ field: 'headquarters', value: row.country, label: row.country }),
    },
    { id: 'vendor', header: 'Vendor', width: 160, hidden: true, cell: (row) => row.vendor },
    {
      id: 'share',
      header: 'Share sent',
      width: 96,
      align: 'end',
      hidden: true,
      cell: (row) => format.percent(row.uploaded / row.traffic),
    },
    { id: 'id', header: 'Id', width: 130, hidden: true, cell: (row) => row.id },
  ];
}

const KEYS: Readonly<Record<string, (row: DemoService) => string | number>> = {
  name: (row) => row.name,
  category: (row) => row.category,
  risk: (row) => -row.brr,
  users: (row) => row.users,
  traffic: (row) => row.traffic,
  uploaded: (row) => row.uploaded,
};

function sorted(rows: readonly DemoService[], { column, descending }: GridSort): DemoService[] {
  const key = KEYS[column] ?? (() => 0);
  return [...rows].sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    return (x < y ? -1 : x > y ? 1 : 0) * (descending ? -1 : 1);
  });
}

/** A list like the console's: pages load in sequence, and the page controls sorting and selection. */
function Services({
  total,
  page,
  height,
  wide = false,
  grows = false,
}: {
  total: number;
  page: number;
  height: string;
  /** All visible columns. */
  wide?: boolean;
  grows?: boolean;
}) {
  const format = useFormat();
  const all = useMemo(() => demoServices(total), [total]);
  const columns = useMemo(() => serviceColumns(format, 2000 * 1024 ** 3), [format]);
  const [sort, setSort] = useState<GridSort>({ column: 'risk', descending: true });
  const ordered = useMemo(() => sorted(all, sort), [all, sort]);
  const [loaded, setLoaded] = useState(page);
  const [columnState, setColumnState] = useState(() =>
    wide ? { visible: columns.map(({ id }) => id), widths: {} } : defaultColumns(columns),
  );
  const [density, setDensity] = useState<Density>('regular');
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const [openId, setOpenId] = useState<string>();
  const [said, setSaid] = useState('');
  const rows = useMemo(() => ordered.slice(0, loaded), [ordered, loaded]);
  const listKey = `${sort.column} ${sort.descending}`;
  const model = selectionModel(
    selection,
    rows.map((row) => row.id),
    total,
  );
  const filter = (value: CellValue, exclude: boolean) =>
    setSaid(`${exclude ? 'not ' : ''}${value.field} ${value.value}`);
  return (
    <div>
      <div className={layout.row} style={{ marginBottom: 12 }}>
        <ColumnChooser
          columns={columns}
          state={columnState}
          onState={setColumnState}
          density={density}
          onDensity={setDensity}
        />
        <Button onPress={() => setOpenId(undefined)}>Close row</Button>
        <output data-testid="said">{said}</output>
        <output data-testid="open">{openId}</output>
        <output data-testid="loaded">{loaded}</output>
        <output data-testid="model">
          {JSON.stringify({ ...model, selectedIndices: model.selectedIndices.slice(0, 9) })}
        </output>
      </div>
      <DataGrid
        label="Services"
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        total={total}
        status="ready"
        empty={null}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          setLoaded(page);
        }}
        listKey={listKey}
        columnState={columnState}
        onColumnState={setColumnState}
        density={density}
        selection={selection}
        onSelection={setSelection}
        selectionActions={<Button size="small">Compare {model.selectedCount}</Button>}
        openId={openId}
        onOpen={(row) => setOpenId(row.id)}
        onFilter={filter}
        onNeedMore={() => setTimeout(() => setLoaded((before) => Math.min(total, before + page)), 300)}
        maxHeight={height}
        grows={grows}
      />
    </div>
  );
}

function Plain({ status }: { status: 'loading' | 'ready' | 'failed' | 'stale' }) {
  const format = useFormat();
  const columns = useMemo(() => serviceColumns(format, 2000 * 1024 ** 3), [format]);
  const [columnState, setColumnState] = useState(() => defaultColumns(columns));
  const [rows, setRows] = useState<DemoService[]>([]);
  useEffect(() => setRows(status === 'stale' ? demoServices(4) : []), [status]);
  return (
    <DataGrid
      label={`Services, ${status}`}
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      total={status === 'loading' ? undefined : rows.length}
      status={status}
      columnState={columnState}
      onColumnState={setColumnState}
      empty={
        <EmptyState compact title="No service matches" action={<Button>Clear the filter</Button>}>
          927 services are in use in these 7 days, none of them with all three conditions.
        </EmptyState>
      }
      failure={
        <ErrorState compact title="The list did not load" onRetry={() => undefined}>
          The server took longer than 30 seconds. Narrow the time, or try again.
        </ErrorState>
      }
      maxHeight="260px"
    />
  );
}

const meta: Meta = {
  title: 'Data/Data grid',
  id: 'data-grid',
  excludeStories: ['HundredThousand', 'Growing'],
};
export default meta;

export const Services100APage: StoryObj = {
  name: 'Services, 100 a page',
  render: () => <Services total={927} page={100} height="520px" />,
};

export const OnTheWay: StoryObj = { name: 'On the way', render: () => <Plain status="loading" /> };

export const Nothing: StoryObj = { name: 'Nothing', render: () => <Plain status="ready" /> };

export const Failed: StoryObj = { name: 'Failed', render: () => <Plain status="failed" /> };

export const OldRowsWhileNewOnesCome: StoryObj = {
  name: 'Old rows while new ones come',
  render: () => <Plain status="stale" />,
};

/** For benchmarks: a hundred thousand rows of ten columns, all loaded. */
export function HundredThousand() {
  return <Services total={100_000} page={100_000} height="calc(100dvh - 160px)" wide />;
}

/** Twenty rows per page: the grid grows with each page, three times. */
export function Growing() {
  return <Services total={200} page={20} height="300px" grows />;
}
