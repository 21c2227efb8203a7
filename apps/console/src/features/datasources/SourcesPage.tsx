import type { Datasource } from '@casbah/contract/datasources';
import type { collectionWords } from '@casbah/messages/collection';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { AgentsCard } from '../agents/parts/AgentsCard.tsx';
import { GeoipCard } from '../geoip/parts/GeoipCard.tsx';
import { AddFilesDialog } from './AddFilesDialog.tsx';
import { AddSourceDialog } from './AddSourceDialog.tsx';
import { DropZone } from './DropZone.tsx';
import { sourcesQuery } from './queries.ts';
import { SourceDetail } from './SourceDetail.tsx';
import css from './Sources.module.css';
import { SourcesFilter } from './SourcesFilter.tsx';
import { SourcesTable } from './SourcesTable.tsx';
import { sourcesFound } from './sources-found.ts';
import { readSourcesSearch, type SourcesSearch } from './sources-search.ts';
import { UploadList } from './UploadList.tsx';
import { useUploads } from './uploads.ts';

/** The source in the URL; otherwise the one with the most urgent problem; otherwise the first. */
function shownSource(sources: readonly Datasource[], wanted: string | undefined): Datasource | undefined {
  return (
    sources.find(({ id }) => id === wanted) ??
    sources.find(({ events, rejects }) => events === 0 && rejects > 0) ??
    sources.find(({ failed_loads }) => failed_loads > 0) ??
    sources[0]
  );
}

export function SourcesPage() {
  const say = useWords<typeof datasourcesWords | typeof collectionWords>();
  const format = useFormat();
  const mayModify = useMay('datasources.modify');
  const navigate = useNavigate();
  const found = useSearch({ strict: false });
  const { source: wanted, q, state } = useMemo(() => readSourcesSearch(found), [found]);
  const uploads = useUploads();
  const { data, error, refetch } = useQuery(sourcesQuery);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isAdding, setAdding] = useState(false);

  const change = useCallback(
    (part: SourcesSearch, replace = false) =>
      void navigate({ to: '.', search: (before) => ({ ...before, ...part }), replace }),
    [navigate],
  );
  const isFiltered = q !== undefined || state !== undefined;
  const sources = data === undefined ? undefined : sourcesFound(data.datasources, { q, state }, uploads);
  const shown = sources === undefined ? undefined : shownSource(sources, wanted);
  return (
    <>
      <PageHead
        title={say('route.audit.sources')}
        actions={<Link to="/appAudit/sources/parsers">{say('datasources.parsers')}</Link>}
      >
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
        <>
          <DropZone onFiles={setFiles} />
          <div className={css.buttons}>
            <Button icon={<PlusIcon size={14} />} onPress={() => setAdding(true)}>
              {say('datasources.way.add')}
            </Button>
          </div>
        </>
      ) : (
        <p className={css.mayNot}>{say('datasources.mayNot')}</p>
      )}
      <UploadList />
      {isFiltered || (data?.datasources.length ?? 0) > 1 ? (
        <SourcesFilter
          search={{ q, state }}
          isUntouched={!isFiltered && wanted === undefined}
          onChange={change}
        />
      ) : null}
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
      ) : isFiltered && sources.length === 0 ? (
        <Card>
          <EmptyState
            compact
            title={say('datasources.find.nothing')}
            action={
              <Button onPress={() => change({ q: undefined, state: undefined })}>
                {say('datasources.find.clear')}
              </Button>
            }
          >
            {say('datasources.find.nothing.text')}
          </EmptyState>
        </Card>
      ) : (
        <SourcesTable sources={sources} shown={shown?.id} onSelect={(source) => change({ source })} />
      )}
      {shown === undefined ? null : (
        <SourceDetail key={shown.id} source={shown} onDeleted={() => change({ source: undefined }, true)} />
      )}
      {isAdding && data !== undefined ? (
        <AddSourceDialog
          sources={data.datasources}
          limit={data.limit}
          onClose={() => setAdding(false)}
          onAdded={(source) => {
            setAdding(false);
            change({ source, q: undefined, state: undefined });
          }}
        />
      ) : null}
      {/* Rendered after the list: earlier, it would move when the list arrives. */}
      {sources === undefined && error === null ? null : (
        <>
          <AgentsCard />
          <GeoipCard />
        </>
      )}
      {files.length === 0 || data === undefined ? null : (
        <AddFilesDialog
          files={files}
          sources={data.datasources}
          limit={data.limit}
          onClose={() => setFiles([])}
          onStarted={(source) => {
            setFiles([]);
            // Clears the filter so the new source is visible.
            change({ source, q: undefined, state: undefined });
          }}
        />
      )}
    </>
  );
}
