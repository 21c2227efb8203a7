import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BarList } from '../bar-list/BarList.tsx';
import { Button } from '../button/Button.tsx';
import { DataGrid } from '../data-grid/DataGrid.tsx';
import { demoServices } from '../data-grid/demo-services.ts';
import { defaultColumns, type GridColumn } from '../data-grid/grid-column.ts';
import { NameTile } from '../name-tile/NameTile.tsx';
import { ScoreParts } from '../score-parts/ScoreParts.tsx';
import { PanelSection, SidePanel } from './SidePanel.tsx';
import { SplitView } from './SplitView.tsx';

type Service = ReturnType<typeof demoServices>[number];
const ROWS = demoServices(40);
const COLUMNS: GridColumn<Service>[] = [
  { id: 'name', header: 'Service', width: 200, cell: (row) => row.name },
  { id: 'category', header: 'Category', width: 160, cell: (row) => row.category },
  { id: 'users', header: 'Users', width: 90, align: 'end', cell: (row) => row.users },
];

function WithPanel() {
  const [open, setOpen] = useState<number>();
  const [columnState, setColumnState] = useState(() => defaultColumns(COLUMNS));
  const row = open === undefined ? undefined : ROWS[open];
  const close = () => setOpen(undefined);
  const steps = {
    ...(open === undefined || open === 0 ? {} : { onPrevious: () => setOpen(open - 1) }),
    ...(open === undefined || open === ROWS.length - 1 ? {} : { onNext: () => setOpen(open + 1) }),
  };
  return (
    <SplitView
      panel={
        row === undefined || open === undefined ? null : (
          <SidePanel
            title={row.name}
            subtitle={`${row.category} · ${row.country}`}
            media={<NameTile name={row.name} colourOf={row.id} size={32} />}
            position={`${open + 1} of ${ROWS.length}`}
            {...steps}
            onClose={close}
            actions={
              <>
                <Button variant="primary">Block at gateway</Button>
                <Button>Tag</Button>
              </>
            }
          >
            <PanelSection>
              <ScoreParts
                title={`Why ${100 - row.brr}`}
                aside="Risk score"
                parts={[
                  { id: 'a', label: 'Files stay public after upload', points: 24 },
                  { id: 'b', label: 'Everything else', points: 76 - row.brr },
                ]}
              />
            </PanelSection>
            <PanelSection>
              <h3>Who uploads</h3>
              <BarList
                items={[
                  {
                    id: '1',
                    label: 'Omar Haddad',
                    detail: 'Finance',
                    value: 31.2,
                    text: '31.2 GB',
                    tone: 'high',
                  },
                  {
                    id: '2',
                    label: 'Sofia Lindqvist',
                    detail: 'Design',
                    value: 9.8,
                    text: '9.8 GB',
                    tone: 'high',
                  },
                ]}
              />
            </PanelSection>
          </SidePanel>
        )
      }
    >
      <DataGrid
        label="Services"
        columns={COLUMNS}
        rows={ROWS}
        rowId={(one) => one.id}
        rowName={(one) => one.name}
        total={ROWS.length}
        status="ready"
        empty={null}
        columnState={columnState}
        onColumnState={setColumnState}
        openId={row?.id}
        onOpen={(one) => setOpen(ROWS.indexOf(one))}
        maxHeight="480px"
      />
    </SplitView>
  );
}

const meta: Meta = { title: 'Places/Side panel', id: 'side-panel' };
export default meta;

export const BesideItsList: StoryObj = { name: 'Beside its list', render: () => <WithPanel /> };
