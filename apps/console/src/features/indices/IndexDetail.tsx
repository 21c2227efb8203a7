import type { ContentIndex } from '@casbah/contract/indices';
import type { indicesWords } from '@casbah/messages/indices';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { errorCode } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import { DeleteDefinition } from '../contentprofiles/parts/DeleteDefinition.tsx';
import { UseList } from '../contentprofiles/parts/UseList.tsx';
import { BuildCard } from './BuildCard.tsx';
import { DefinitionCard } from './DefinitionCard.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { IndexDialog } from './IndexDialog.tsx';
import css from './Indexes.module.css';
import { indexQuery, refreshIndexes } from './queries.ts';
import { TableCard } from './TableCard.tsx';

/** An index: what it is built from, its state, and when a document matches. */
export function IndexDetail({ id }: { id: string }) {
  const say = useWords<typeof indicesWords>();
  const { data, error, refetch } = useQuery(indexQuery(id));
  if (data !== undefined) return <Detail index={data} />;
  const isMissing = ['NOT_FOUND', 'VALIDATION_FAILED'].includes(errorCode(error) ?? '');
  return (
    <>
      <PageHead title={say('route.protect.indices')} above={<Trail />} />
      <Card>
        {isMissing ? (
          <EmptyState title={say('indices.missing')}>{say('indices.missing.text')}</EmptyState>
        ) : error === null ? (
          <Skeleton height={240} />
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    </>
  );
}

function Trail() {
  const say = useWords();
  return (
    <Breadcrumb>
      <Link to="/protect/indices">{say('route.protect.indices')}</Link>
    </Breadcrumb>
  );
}

function Detail({ index }: { index: ContentIndex }) {
  const say = useWords<typeof indicesWords>();
  const mayChange = useMay('protect.modify');
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'edit' | 'delete'>();
  const { id, name, description, used_by: uses, kind } = index;
  return (
    <>
      <PageHead
        title={name}
        above={<Trail />}
        actions={
          mayChange ? (
            <>
              <Button onPress={() => setOpened('edit')}>{say('indices.edit')}</Button>
              <Button variant="danger" onPress={() => setOpened('delete')}>
                {say('indices.delete')}
              </Button>
            </>
          ) : undefined
        }
      >
        {description === '' ? say(`indices.kind.${kind}.text`) : description}
      </PageHead>
      <div className={css.detail}>
        <div className={css.column}>
          {kind === 'fingerprint' ? (
            <DocumentsCard index={index} mayChange={mayChange} />
          ) : (
            <TableCard index={index} mayChange={mayChange} />
          )}
        </div>
        <div className={css.side}>
          <BuildCard index={index} />
          <DefinitionCard definition={index.definition} />
          {uses.length === 0 ? null : (
            <Card title={say('indices.usedBy')}>
              <UseList uses={uses} />
            </Card>
          )}
        </div>
      </div>
      {opened === 'edit' ? <IndexDialog index={index} onClose={() => setOpened(undefined)} /> : null}
      {opened === 'delete' ? (
        <DeleteDefinition
          name={name}
          uses={uses}
          text={say('indices.delete.text')}
          onDelete={async () => {
            // Leaves first, because this page would refetch what is deleted.
            await navigate({ to: '/protect/indices' });
            await call('DELETE /protect/indices/{id}', { params: { id } });
          }}
          onDeleted={() => void refreshIndexes()}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
}
