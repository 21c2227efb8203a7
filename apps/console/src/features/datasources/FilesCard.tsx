import type { Datasource, Load } from '@casbah/contract/datasources';
import { LOAD_STATUS, mayRetry } from '@casbah/domain/datasource';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { TrashIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { SkeletonText } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../request/api.ts';
import { formatsQuery } from '../../request/formats-query.ts';
import { refreshSources } from '../../request/refresh-sources.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showErrorToast } from '../../shell/toasts.ts';
import { errorWords } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import { DeleteFileDialog } from './DeleteFileDialog.tsx';
import { loadsQuery } from './queries.ts';
import { LoadState } from './SourceState.tsx';
import css from './Sources.module.css';
import { scopeOfLoad } from './scope-of-load.ts';
import { useUploads } from './uploads.ts';

/** Files of a source with their state and actions. */
export function FilesCard({ source }: { source: Datasource }) {
  const say = useWords<typeof datasourcesWords>();
  const format = useFormat();
  const mayModify = useMay('datasources.modify');
  const uploads = useUploads();
  const [deleting, setDeleting] = useState<Load>();
  const { data, error, refetch } = useQuery(loadsQuery(source));
  const { data: formats } = useQuery(formatsQuery);
  const titleOf = (name: string) => formats?.formats.find((one) => one.name === name)?.title ?? name;
  const uploadOf = (load: Load) => uploads.find(({ loadId }) => loadId === load.id);

  const noteOf = (load: Load): ReactNode => {
    if (load.status === LOAD_STATUS.failed)
      return (
        <span className={css.note}>
          {say(`datasources.loadError.${load.error ?? 'internal'}.next`)}
          {mayModify && load.duplicate_of === null && mayRetry(load.error ?? 'internal') ? (
            <Retry load={load} />
          ) : null}
        </span>
      );
    if (load.duplicate_of !== null) return say('datasources.file.duplicate');
    if (load.signs_left_out) return say('datasources.file.signsLeftOut');
    if (load.status === LOAD_STATUS.pending && uploadOf(load) === undefined)
      return say('datasources.upload.stopped', {
        share: format.percent(load.size === 0 ? 0 : load.bytes_received / load.size),
      });
    return null;
  };
  return (
    <Card title={say('datasources.detail.filesOf', { name: source.name })} flush>
      {error !== null && data === undefined ? (
        <ErrorView error={error} onRetry={() => void refetch()} compact />
      ) : data === undefined ? (
        <div className={css.skeleton}>
          <SkeletonText lines={2} />
        </div>
      ) : (
        <>
          <StaticTable
            label={say('datasources.detail.filesOf', { name: source.name })}
            cells="lines"
            rows={data.loads}
            rowKey={({ id }) => id}
            empty={say('datasources.detail.noFiles')}
            note={noteOf}
            columns={[
              {
                id: 'file',
                header: say('datasources.file'),
                isRowName: true,
                cell: ({ file_name, size }) => (
                  <>
                    <span className={css.fileName}>{file_name}</span>{' '}
                    <span className={css.second}>{format.bytes(size)}</span>
                  </>
                ),
              },
              {
                id: 'state',
                header: say('datasources.file.state'),
                cell: (load) => <LoadState load={load} upload={uploadOf(load)} />,
              },
              {
                id: 'events',
                header: say('datasources.file.events'),
                align: 'end',
                cell: (load) => (
                  <>
                    <EventsOf source={source} load={load} />
                    {load.users_by_address === 0 ? null : (
                      <div className={css.second}>
                        {say('datasources.byAddress', { words: format.number(load.users_by_address) })}
                      </div>
                    )}
                  </>
                ),
              },
              {
                id: 'aside',
                header: say('datasources.file.aside'),
                align: 'end',
                cell: ({ id, file_name, rejects }) =>
                  rejects === 0 ? (
                    '0'
                  ) : (
                    <Link
                      to="/appAudit/events"
                      search={{ view: 'rejected', datasource: source.id, load: id }}
                    >
                      {format.number(rejects)}
                      <VisuallyHidden>
                        {' '}
                        {say('datasources.file.showRejects', { name: file_name })}
                      </VisuallyHidden>
                    </Link>
                  ),
              },
              {
                id: 'format',
                header: say('datasources.file.format'),
                wraps: true,
                cell: (load) => (load.formats.length === 0 ? '–' : load.formats.map(titleOf).join(', ')),
              },
              {
                id: 'span',
                header: say('datasources.file.span'),
                cell: (load) => <Span source={source} load={load} />,
              },
              {
                id: 'added',
                header: say('datasources.file.added'),
                cell: ({ created_on }) => <RelativeTime time={Date.parse(created_on)} />,
              },
              ...(mayModify
                ? [
                    {
                      id: 'actions',
                      header: say('datasources.file.actions'),
                      align: 'end' as const,
                      cell: (load: Load) => (
                        <IconButton
                          size="small"
                          label={say('datasources.file.delete', { name: load.file_name })}
                          isDisabled={load.status === LOAD_STATUS.processing || uploadOf(load) !== undefined}
                          onPress={() => setDeleting(load)}
                        >
                          <TrashIcon size={14} />
                        </IconButton>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          {data.total > data.loads.length ? (
            <p className={css.none}>
              {say('datasources.detail.moreFiles', { shown: data.loads.length, total: data.total })}
            </p>
          ) : null}
        </>
      )}
      {deleting === undefined ? null : (
        <DeleteFileDialog load={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </Card>
  );
}

/** Time range of a file's events, linked to them. */
function Span({ source, load }: { source: Datasource; load: Load }) {
  const say = useWords<typeof datasourcesWords>();
  const format = useFormat();
  const scope = scopeOfLoad(source, load);
  if (scope === undefined) return '–';
  return (
    <Link to="/appAudit/events" search={scope}>
      <VisuallyHidden>{say('datasources.file.showOf', { name: load.file_name })} </VisuallyHidden>
      {format.range({ from: Date.parse(scope.from), to: Date.parse(scope.to) })}
    </Link>
  );
}

/** Number of events of a file, linked to them. */
function EventsOf({ source, load }: { source: Datasource; load: Load }) {
  const say = useWords<typeof datasourcesWords>();
  const format = useFormat();
  const scope = scopeOfLoad(source, load);
  const count = format.number(load.events);
  if (scope === undefined || load.events === 0) return count;
  return (
    <Link to="/appAudit/events" search={scope}>
      {count}
      <VisuallyHidden> {say('datasources.file.showOf', { name: load.file_name })}</VisuallyHidden>
    </Link>
  );
}

function Retry({ load }: { load: Load }) {
  const say = useWords<typeof datasourcesWords>();
  const intl = useIntl();
  const retry = useMutation({
    mutationFn: () => call('POST /admin/loads/{id}/retry', { params: { id: load.id } }),
    onError: (error) => {
      const words = errorWords(intl, error, {
        unreachable: say('shell.offline'),
        unexpected: say('shell.error.unknown'),
      });
      showErrorToast(error, { title: words.text });
    },
    onSettled: refreshSources,
  });
  return (
    <Button size="small" isPending={retry.isPending} onPress={() => retry.mutate()}>
      {say('datasources.file.retry')}
      <VisuallyHidden> {load.file_name}</VisuallyHidden>
    </Button>
  );
}
