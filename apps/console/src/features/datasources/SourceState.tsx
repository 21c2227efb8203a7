import type { Datasource, Load } from '@casbah/contract/datasources';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ProgressBar } from '@casbah/widgets/progress-bar/ProgressBar.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../words/useWords.ts';
import { loadsQuery } from './queries.ts';
import css from './Sources.module.css';
import { loadView, type StateView, sourceView } from './state.ts';
import { type Upload, useUploads } from './uploads.ts';

/** A source's state as a chip, with a progress bar while it is working. */
export function SourceState({ source }: { source: Datasource }) {
  const say = useWords<typeof datasourcesWords>();
  const format = useFormat();
  const uploads = useUploads();
  // Only the status of an active source depends on its files.
  const { data } = useQuery({
    ...loadsQuery(source),
    enabled: source.status !== LOAD_STATUS.completed && source.loads > 0,
  });
  const view = sourceView(source, data?.loads ?? [], uploads, format.percent, (error) =>
    say(`datasources.loadError.${error}`),
  );
  return (
    <>
      <StateChip view={view} name={source.name} />
      {source.failed_loads === 0 ? null : (
        <div className={css.failed}>
          {say('datasources.state.failedFiles', { count: source.failed_loads })}
        </div>
      )}
    </>
  );
}

export function LoadState({ load, upload }: { load: Load; upload: Upload | undefined }) {
  const say = useWords<typeof datasourcesWords>();
  const format = useFormat();
  const view = loadView(load, upload, format.percent, (error) => say(`datasources.loadError.${error}`));
  return <StateChip view={view} name={load.file_name} />;
}

function StateChip({ view, name }: { view: StateView; name: string }) {
  const say = useWords<typeof datasourcesWords>();
  return (
    <span className={css.state}>
      <Chip tone={view.tone}>{say(view.words.id, view.words.values)}</Chip>
      {view.progress === undefined ? null : (
        <span className={css.progress}>
          <ProgressBar label={say('datasources.file.progressOf', { name })} value={view.progress} />
        </span>
      )}
    </span>
  );
}
