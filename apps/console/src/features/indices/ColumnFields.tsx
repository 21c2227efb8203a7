import { COLUMN_KINDS, DATE_ORDERS, INDEX_RULE_LIMITS } from '@casbah/domain/content-index';
import { INDEX_LIMITS } from '@casbah/domain/content-limits';
import type { indicesWords } from '@casbah/messages/indices';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import css from './Indexes.module.css';
import {
  type DraftColumn,
  type DraftProblem,
  type IndexDraft,
  minimumRange,
  withTable,
} from './index-draft.ts';
import { TableChoice } from './TableChoice.tsx';
import { readTableHead, type TableProblem } from './table-head.ts';

/** Columns of an exact-data index, from a table that is chosen, and when a document matches. */
export function ColumnFields({
  draft,
  onDraft,
  table,
  onTable,
  problem,
}: {
  draft: IndexDraft;
  onDraft: (draft: IndexDraft) => void;
  table: File | undefined;
  onTable: (table: File) => void;
  problem: DraftProblem | undefined;
}) {
  const say = useWords<typeof indicesWords>();
  const [unread, setUnread] = useState<TableProblem>();
  const { min, max } = minimumRange(draft.columns);
  const read = async (file: File): Promise<void> => {
    const head = await readTableHead(file);
    if (typeof head === 'string') {
      setUnread(head);
      return;
    }
    setUnread(undefined);
    onDraft(withTable(draft, head));
    onTable(file);
  };
  return (
    <>
      <div className={css.field}>
        <TableChoice file={table} onFile={(file) => void read(file)} />
        {unread === undefined ? null : (
          <p role="alert" className={css.wrong}>
            {say(`indices.table.${unread}`)}
          </p>
        )}
        {problem === undefined ? null : (
          <p role="alert" className={css.wrong}>
            {say(`indices.columns.${problem}`, { limit: INDEX_LIMITS.columns })}
          </p>
        )}
      </div>
      {draft.columns.length === 0 ? null : (
        <>
          <Columns
            columns={draft.columns}
            onColumn={(changed) =>
              onDraft({
                ...draft,
                columns: draft.columns.map((one) => (one.name === changed.name ? changed : one)),
              })
            }
          />
          <div className={css.numbers}>
            <NumberField
              name="minimumColumns"
              label={say('indices.minimum')}
              hint={say('indices.minimum.hint', { count: max })}
              min={min}
              max={max}
              value={Math.min(max, Math.max(min, draft.minimumColumns))}
              onChange={(minimumColumns) => onDraft({ ...draft, minimumColumns })}
            />
            <NumberField
              name="within"
              label={say('indices.within')}
              hint={say('indices.within.hint')}
              min={INDEX_RULE_LIMITS.within.min}
              max={INDEX_RULE_LIMITS.within.max}
              value={draft.within}
              onChange={(within) => onDraft({ ...draft, within })}
            />
          </div>
        </>
      )}
    </>
  );
}

function Columns({
  columns,
  onColumn,
}: {
  columns: readonly DraftColumn[];
  onColumn: (column: DraftColumn) => void;
}) {
  const say = useWords<typeof indicesWords>();
  return (
    <div className={css.columns}>
      <StaticTable
        label={say('indices.columns')}
        rows={columns}
        rowKey={({ name }) => name}
        empty=""
        shown={200}
        columns={[
          {
            id: 'name',
            header: say('indices.column'),
            isRowName: true,
            wraps: true,
            cell: (column) => (
              <Checkbox
                isSelected={column.isChosen}
                onChange={(isChosen) => onColumn({ ...column, isChosen })}
              >
                <bdi>{column.name}</bdi>
              </Checkbox>
            ),
          },
          {
            id: 'kind',
            header: say('indices.column.kind'),
            cell: (column) => (
              <div className={css.kinds}>
                <Select
                  size="small"
                  aria-label={say('indices.column.kind.of', { name: column.name })}
                  isDisabled={!column.isChosen}
                  value={column.kind}
                  onChange={(kind) => onColumn({ ...column, kind })}
                  options={COLUMN_KINDS.map((kind) => ({
                    value: kind,
                    label: say(`indices.column.kind.${kind}`),
                  }))}
                />
                {column.kind === 'date' ? (
                  <Select
                    size="small"
                    aria-label={say('indices.column.order.of', { name: column.name })}
                    isDisabled={!column.isChosen}
                    value={column.dateOrder}
                    onChange={(dateOrder) => onColumn({ ...column, dateOrder })}
                    options={DATE_ORDERS.map((order) => ({
                      value: order,
                      label: say(`indices.column.order.${order}`),
                    }))}
                  />
                ) : null}
              </div>
            ),
          },
          {
            id: 'required',
            header: say('indices.column.required'),
            cell: (column) => (
              <Checkbox
                aria-label={say('indices.column.required.of', { name: column.name })}
                isDisabled={!column.isChosen}
                isSelected={column.isChosen && column.isRequired}
                onChange={(isRequired) => onColumn({ ...column, isRequired })}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
