import type { Datasource } from '@casbah/contract/datasources';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { AddFilesDialog } from './AddFilesDialog.tsx';
import { DropZone } from './DropZone.tsx';
import { sourcesQuery } from './queries.ts';
import { SourceDetail } from './SourceDetail.tsx';
import css from './Sources.module.css';
import { SourcesTable } from './SourcesTable.tsx';
import { readSourcesSearch } from './sources-search.ts';
import { UploadList } from './UploadList.tsx';
import { useSourceWords } from './useSourceWords.ts';

/** The source of the address; else the one that needs somebody most; else the first. */
function shownSource(sources: readonly Datasource[], wanted: string | undefined): Datasource | undefined {
  return (
    sources.find(({ id }) => id === wanted) ??
    sources.find(({ events, rejects }) => events === 0 && rejects > 0) ??
    sources.find(({ status }) => status === 8) ??
    sources[0]
  );
}

export function SourcesPage() {
  const say = useSourceWords();
  const format = useFormat();
  const mayModify = useMay('datasources.modify');
  const navigate = useNavigate();
  const wanted = readSourcesSearch(useSearch({ strict: false })).source;
  const { data, error, refetch } = useQuery(sourcesQuery);
  const [files, setFiles] = useState<readonly File[]>([]);

  const select = (source: string | undefined, replace = false) =>
    void navigate({ to: '.', search: (before) => ({ ...before, source }), replace });

  const sources = data?.datasources;
  const shown = sources === undefined ? undefined : shownSource(sources, wanted);
  return (
    <>
      <PageHead title={say('datasources.title')}>
        {data === undefined
          ? null
          : data.datasources.length === 0
            ? say('datasources.sentence.empty')
            : say('datasources.sentence', {
                count: data.datasources.length,
                limit: data.limit,
                events: format.compact(data.datasources.reduce((sum, { events }) => sum + events, 0)),
              })}
      </PageHead>
      {mayModify ? (
        <DropZone onFiles={setFiles} />
      ) : (
        <p className={css.mayNot}>{say('datasources.mayNot')}</p>
      )}
      <UploadList />
      {error !== null && data === undefined ? (
        <Card>
          <ErrorView error={error} onRetry={() => void refetch()} />
        </Card>
      ) : sources === undefined ? (
        <Card>
          <div className={css.skeleton} aria-busy="true">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height={24} />
            ))}
          </div>
        </Card>
      ) : (
        <SourcesTable sources={sources} shown={shown?.id} onSelect={select} />
      )}
      {shown === undefined ? null : (
        <SourceDetail key={shown.id} source={shown} onDeleted={() => select(undefined, true)} />
      )}
      {files.length === 0 || data === undefined ? null : (
        <AddFilesDialog
          files={files}
          sources={data.datasources}
          limit={data.limit}
          onClose={() => setFiles([])}
          onStarted={(source) => {
            setFiles([]);
            select(source);
          }}
        />
      )}
    </>
  );
}
