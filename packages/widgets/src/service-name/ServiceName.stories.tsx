import { riskLevel } from '@casbah/domain/risk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { RiskChip } from '../chip/RiskChip.tsx';
import { DataGrid } from '../data-grid/DataGrid.tsx';
import { defaultColumns, type GridColumn } from '../data-grid/grid-column.ts';
import layout from '../story-layout.module.css';
import { ServiceName } from './ServiceName.tsx';
import { ServiceNameCell } from './ServiceNameCell.tsx';
import type { ServiceNameRow } from './service-name-row.ts';

type Row = ServiceNameRow & { brr: number };

const ROWS: readonly Row[] = [
  {
    id: 'dropbox',
    name: 'Dropbox',
    category: 'Cloud storage',
    tags: [{ name: 'Sanctioned', colour: 1 }],
    idp: 'Okta',
    isNew: false,
    isDenied: false,
    appTypes: ['cloud', 'iOS', 'Android'],
    brr: 38,
  },
  {
    id: 'mega',
    name: 'MEGA',
    category: 'Cloud storage',
    tags: [],
    isNew: true,
    isDenied: true,
    appTypes: ['cloud'],
    brr: 12,
  },
  {
    id: 'notes',
    name: 'Pocket notes',
    category: 'Productivity',
    tags: [
      { name: 'Pilot', colour: 2, pattern: 1 },
      { name: 'Finance only', colour: 4, pattern: 2 },
    ],
    isNew: true,
    isDenied: false,
    appTypes: ['iOS'],
    brr: 59,
  },
  {
    id: 'long',
    name: `<b>${'A very long name '.repeat(40)}</b>`,
    category: 'Sonstiges',
    tags: [{ name: 'شركة أطلس', colour: 0 }],
    isNew: true,
    isDenied: true,
    appTypes: [],
    brr: 88,
  },
  {
    id: 'arabic',
    name: 'شركة أطلس',
    category: 'Messaging',
    tags: [],
    isNew: false,
    isDenied: false,
    appTypes: ['Android'],
    brr: 70,
  },
];
const COLUMNS: readonly GridColumn<Row>[] = [
  { id: 'name', header: 'Service', width: 420, cell: (row) => <ServiceNameCell service={row} /> },
  {
    id: 'risk',
    header: 'Risk',
    width: 130,
    cell: (row) => <RiskChip level={riskLevel(row.brr)} brr={row.brr} />,
  },
];

function Services() {
  const columns = useMemo(() => COLUMNS, []);
  const [columnState, setColumnState] = useState(() => defaultColumns(columns));
  return (
    <DataGrid
      label="Services"
      columns={columns}
      rows={ROWS}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      total={ROWS.length}
      status="ready"
      empty={null}
      density="comfortable"
      columnState={columnState}
      onColumnState={setColumnState}
    />
  );
}

const meta: Meta = { title: 'Data/Service name', id: 'service-name' };
export default meta;

export const InAGrid: StoryObj = { name: 'In a comfortable row', render: () => <Services /> };

export const OnALine: StoryObj = {
  name: 'On a line',
  render: () => (
    <div className={layout.row}>
      <ServiceName name="Dropbox" id="dropbox" />
      <ServiceName name="Omar Haddad" person />
      <ServiceName name="شركة أطلس" id="arabic" />
    </div>
  ),
};
