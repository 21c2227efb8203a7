import type { ContentIndex } from '@casbah/contract/indices';
import type { indicesWords } from '@casbah/messages/indices';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { ContentTabs } from '../contentprofiles/parts/ContentTabs.tsx';
import { IndexDialog } from './IndexDialog.tsx';
import css from './Indexes.module.css';
import { IndexState } from './IndexState.tsx';
import { indexesQuery } from './queries.ts';

export function IndexList() {
  const say = useWords<typeof indicesWords>();
  const mayChange = useMay('protect.modify');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(indexesQuery);
  const [isCreating, setCreating] = useState(false);
  const open = (index: string) => void navigate({ to: '.', search: { index } });
  const create = mayChange ? (
    <Button variant="primary" icon={<PlusIcon />} onPress={() => setCreating(true)}>
      {say('indices.create')}
    </Button>
  ) : undefined;
  return (
    <>
      <PageHead
        title={say('route.protect.indices')}
        actions={data?.indexes.length === 0 ? undefined : create}
      >
        {data === undefined
          ? null
          : say('indices.sentence', { count: data.indexes.length, limit: data.limit })}
      </PageHead>
      <ContentTabs />
      {data === undefined ? (
        <Card>
          {error === null ? (
            <Skeleton height={240} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : data.indexes.length === 0 ? (
        <Card>
          <EmptyState title={say('indices.none')} action={create}>
            {say('indices.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <Card flush>
          <IndexTable indexes={data.indexes} onOpen={open} />
        </Card>
      )}
      {isCreating ? (
        <IndexDialog index={undefined} onSaved={({ id }) => open(id)} onClose={() => setCreating(false)} />
      ) : null}
    </>
  );
}

function IndexTable({ indexes, onOpen }: { indexes: readonly ContentIndex[]; onOpen: (id: string) => void }) {
  const say = useWords<typeof indicesWords>();
  const format = useFormat();
  const { formatList } = useIntl();
  return (
    <StaticTable
      label={say('route.protect.indices')}
      rows={indexes}
      rowKey={({ id }) => id}
      empty={say('indices.none')}
      shown={200}
      onRow={({ id }) => onOpen(id)}
      columns={[
        {
          id: 'name',
          header: say('indices.name'),
          isRowName: true,
          cell: ({ id, name, description }) => (
            <>
              <Link to="." search={{ index: id }} className={css.name}>
                <bdi>{name}</bdi>
              </Link>
              {description === '' ? null : <span className={css.second}>{description}</span>}
            </>
          ),
        },
        { id: 'kind', header: say('indices.kind'), cell: ({ kind }) => say(`indices.kind.${kind}`) },
        { id: 'state', header: say('indices.state'), cell: (index) => <IndexState index={index} /> },
        {
          id: 'content',
          header: say('indices.content'),
          align: 'end',
          cell: ({ kind, rows, documents }) =>
            kind === 'exact'
              ? say('indices.rows.count', { count: rows })
              : say('indices.documents.count', { count: documents }),
        },
        {
          id: 'size',
          header: say('indices.size'),
          align: 'end',
          cell: ({ size, built_on: time }) => (time === null ? '–' : format.bytes(size)),
        },
        {
          id: 'built',
          header: say('indices.built'),
          cell: ({ built_on: time }) =>
            time === null ? <span className={css.quiet}>–</span> : <RelativeTime time={Date.parse(time)} />,
        },
        {
          id: 'used',
          header: say('indices.usedBy'),
          cell: ({ used_by: uses }) =>
            uses.length === 0 ? (
              <span className={css.quiet}>–</span>
            ) : (
              formatList(uses.map(({ name }) => name))
            ),
        },
      ]}
    />
  );
}
