import type { ContentIndex } from '@casbah/contract/indices';
import type { indicesWords } from '@casbah/messages/indices';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Indexes.module.css';

/** When a document matches, in a sentence; for tables, with the columns. */
export function DefinitionCard({ definition }: Pick<ContentIndex, 'definition'>) {
  const say = useWords<typeof indicesWords>();
  const format = useFormat();
  if (definition.kind === 'fingerprint')
    return (
      <Card title={say('indices.matches')}>
        <p className={css.text}>
          {say('indices.matches.fingerprint', { share: format.percent(definition.minimumShare) })}
        </p>
      </Card>
    );
  const { columns, minimumColumns, within } = definition;
  return (
    <Card title={say('indices.matches')}>
      <div className={css.stack}>
        <p className={css.text}>{say('indices.matches.exact', { count: minimumColumns, within })}</p>
        <div className={css.wide}>
          <StaticTable
            label={say('indices.columns')}
            rows={columns}
            rowKey={({ name }) => name}
            empty=""
            columns={[
              {
                id: 'name',
                header: say('indices.column'),
                isRowName: true,
                wraps: true,
                cell: ({ name }) => <bdi>{name}</bdi>,
              },
              {
                id: 'kind',
                header: say('indices.column.kind'),
                cell: ({ kind, dateOrder }) =>
                  kind === 'date'
                    ? say(`indices.column.order.${dateOrder ?? 'dmy'}`)
                    : say(`indices.column.kind.${kind}`),
              },
              {
                id: 'required',
                header: say('indices.column.required'),
                cell: ({ isRequired }) => (isRequired ? say('indices.yes') : '–'),
              },
            ]}
          />
        </div>
      </div>
    </Card>
  );
}
