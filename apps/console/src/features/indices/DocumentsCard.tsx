import type { ContentIndex, IndexedDocument } from '@casbah/contract/indices';
import { INDEX_LIMITS } from '@casbah/domain/content-limits';
import type { indicesWords } from '@casbah/messages/indices';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { FileDrop } from '@casbah/widgets/file-drop/FileDrop.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { useFileSend } from '../../request/file-sends.ts';
import { actionsColumn } from '../../settings/actions-column.tsx';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showErrorToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { useWords } from '../../words/useWords.ts';
import { FileSendStatus } from '../mlprofiles/parts/FileSendStatus.tsx';
import { addDocuments, documentSends } from './document-sends.ts';
import css from './Indexes.module.css';
import { documentsQuery, refreshIndexes } from './queries.ts';

/** Rows shown before the rest is asked for. */
const SHOWN = 20;

/** Documents of a fingerprint index: added, listed, removed. */
export function DocumentsCard({ index, mayChange }: { index: ContentIndex; mayChange: boolean }) {
  const say = useWords<typeof indicesWords>();
  const format = useFormat();
  const { id } = index;
  const { data, error, refetch } = useQuery(documentsQuery(id));
  const send = useFileSend(documentSends, id);
  const count = data?.documents.length ?? 0;
  return (
    <Card title={say('indices.documents')} aside={data === undefined ? undefined : format.number(count)}>
      <div className={css.documents}>
        {mayChange ? (
          <FileDrop
            title={say('indices.documents.drop')}
            disabled={count >= INDEX_LIMITS.documents}
            onFiles={(files) => void addDocuments(id, files)}
          >
            {say('indices.documents.what', { size: format.bytes(INDEX_LIMITS.documentBytes) })}
          </FileDrop>
        ) : null}
        <FileSendStatus send={send} onDismiss={() => documentSends.dismiss(id)} />
        {data === undefined ? (
          error === null ? (
            <Skeleton height={80} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} compact />
          )
        ) : (
          <Documents id={id} documents={data.documents} mayChange={mayChange} />
        )}
      </div>
    </Card>
  );
}

function Documents({
  id,
  documents,
  mayChange,
}: {
  id: string;
  documents: readonly IndexedDocument[];
  mayChange: boolean;
}) {
  const say = useWords<typeof indicesWords>();
  const format = useFormat();
  const wordsOf = useErrorWords();
  const remove = async ({ id: document, file_name: name }: IndexedDocument): Promise<void> => {
    try {
      await call('DELETE /protect/indices/{id}/documents/{document}', { params: { id, document } });
    } catch (failure) {
      showErrorToast(failure, {
        title: say('indices.documents.remove.failed', { name }),
        detail: wordsOf(failure).text,
      });
    }
    await refreshIndexes();
  };
  return (
    <StaticTable
      label={say('indices.documents')}
      rows={documents}
      rowKey={(document) => document.id}
      empty={say('indices.documents.none')}
      shown={SHOWN}
      columns={[
        {
          id: 'name',
          header: say('indices.documents.file'),
          isRowName: true,
          wraps: true,
          cell: ({ file_name: name, is_empty: isEmpty }) => (
            <>
              <bdi>{name}</bdi>
              {isEmpty ? (
                <>
                  {' '}
                  <Chip tone="medium">{say('indices.documents.empty')}</Chip>
                </>
              ) : null}
            </>
          ),
        },
        {
          id: 'size',
          header: say('indices.size'),
          align: 'end',
          cell: ({ size }) => format.bytes(size),
        },
        {
          id: 'added',
          header: say('indices.documents.added'),
          cell: ({ added_on: time }) => <RelativeTime time={Date.parse(time)} />,
        },
        ...actionsColumn<IndexedDocument>(mayChange, say('indices.actions'), (document) => (
          <Button
            size="small"
            aria-label={say('indices.documents.remove.of', { name: document.file_name })}
            onPress={() => void remove(document)}
          >
            {say('indices.documents.remove')}
          </Button>
        )),
      ]}
    />
  );
}
