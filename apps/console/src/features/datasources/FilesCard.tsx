import type { Datasource, Load } from '@casbah/contract/datasources';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { SkeletonText } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showErrorToast } from '../../shell/toasts.ts';
import { errorWords } from '../../words/error-words.ts';
import { formatsQuery, loadsQuery } from './queries.ts';
import { LoadState } from './SourceState.tsx';
import css from './Sources.module.css';
import { scopeOfLoad } from './scope-of-load.ts';
import { refreshSources, useUploads } from './uploads.ts';
import { useSourceWords } from './useSourceWords.ts';

export function FilesCard({ source, actions }: { source: Datasource; actions: ReactNode }) {
  const say = useSourceWords();
  const { data, error, refetch } = useQuery(loadsQuery(source));
  return (
    <Card title={say('datasources.detail.filesOf', { name: source.name })} aside={actions} flush>
      {error !== null && data === undefined ? (
        <ErrorView error={error} onRetry={() => void refetch()} compact />
      ) : data === undefined ? (
        <div className={css.skeleton}>
          <SkeletonText lines={2} />
        </div>
      ) : data.loads.length === 0 ? (
        <p className={css.none}>{say('datasources.detail.noFiles')}</p>
      ) : (
        <div className={css.scroll}>
          <table className={css.table}>
            <caption className={css.hidden}>
              {say('datasources.detail.filesOf', { name: source.name })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{say('datasources.file')}</th>
                <th scope="col">{say('datasources.file.state')}</th>
                <th scope="col" className={css.number}>
                  {say('datasources.file.events')}
                </th>
                <th scope="col" className={css.number}>
                  {say('datasources.file.aside')}
                </th>
                <th scope="col">{say('datasources.file.format')}</th>
                <th scope="col">{say('datasources.file.span')}</th>
                <th scope="col">{say('datasources.file.added')}</th>
              </tr>
            </thead>
            <tbody>
              {data.loads.map((load) => (
                <FileRow key={load.id} load={load} source={source} />
              ))}
            </tbody>
          </table>
          {data.total > data.loads.length ? (
            <p className={css.none}>
              {say('datasources.detail.moreFiles', { shown: data.loads.length, total: data.total })}
            </p>
          ) : null}
        </div>
      )}
    </Card>
  );
}

function FileRow({ load, source }: { load: Load; source: Datasource }) {
  const say = useSourceWords();
  const intl = useIntl();
  const format = useFormat();
  const mayModify = useMay('datasources.modify');
  const uploads = useUploads();
  const { data: formats } = useQuery(formatsQuery);
  const upload = uploads.find(({ loadId }) => loadId === load.id);
  const scope = scopeOfLoad(source, load);
  const titleOf = (name: string) => formats?.formats.find((one) => one.name === name)?.title ?? name;

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

  const note =
    load.status === LOAD_STATUS.failed
      ? say(`datasources.loadError.${load.error ?? 'internal'}.next`)
      : load.duplicate_of !== null
        ? say('datasources.file.duplicate')
        : load.status === LOAD_STATUS.pending && upload === undefined
          ? say('datasources.upload.stopped', {
              share: format.percent(load.size === 0 ? 0 : load.bytes_received / load.size),
            })
          : undefined;

  return (
    <>
      <tr data-note={note !== undefined}>
        <th scope="row">
          <span className={css.fileName}>{load.file_name}</span>{' '}
          <span className={css.second}>{format.bytes(load.size)}</span>
        </th>
        <td>
          <LoadState load={load} upload={upload} />
        </td>
        <td className={css.number}>{format.number(load.events)}</td>
        <td className={css.number}>{format.number(load.rejects)}</td>
        <td>{load.formats.length === 0 ? '–' : load.formats.map(titleOf).join(', ')}</td>
        <td>
          {scope === undefined ? (
            '–'
          ) : (
            <Link to="/appAudit/services" search={scope}>
              <VisuallyHidden>{say('datasources.file.showOf', { name: load.file_name })} </VisuallyHidden>
              {format.range({ from: Date.parse(scope.from), to: Date.parse(scope.to) })}
            </Link>
          )}
        </td>
        <td>
          <RelativeTime time={Date.parse(load.created_on)} />
        </td>
      </tr>
      {note === undefined ? null : (
        <tr className={css.noteRow}>
          <td colSpan={7}>
            {note}
            {load.status === LOAD_STATUS.failed && mayModify ? (
              <Button size="small" isPending={retry.isPending} onPress={() => retry.mutate()}>
                {say('datasources.file.retry')}
                <VisuallyHidden> {load.file_name}</VisuallyHidden>
              </Button>
            ) : null}
          </td>
        </tr>
      )}
    </>
  );
}
