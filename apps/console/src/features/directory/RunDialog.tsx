import type { DirectoryRun } from '@casbah/contract/directory';
import { LINE_KINDS, type LineKind } from '@casbah/domain/directory';
import type { directoryWords } from '@casbah/messages/directory';
import type { MessageId } from '@casbah/messages/load';
import type { IdOf } from '@casbah/messages/word-part';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ProgressBar } from '@casbah/widgets/progress-bar/ProgressBar.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { Tabs } from '@casbah/widgets/tabs/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { type Say, useWords } from '../../words/useWords.ts';
import css from './Directory.module.css';
import { Lines } from './Lines.tsx';
import { isBusy, refreshDirectory, runQuery } from './queries.ts';
import { RunState } from './RunState.tsx';
import { nameOf } from './RunsCard.tsx';

/** One run: planned changes and the start button, progress, or result. */
export function RunDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const say = useWords<typeof directoryWords>();
  const mayImport = useMay('account.import');
  const { data: run, error, refetch } = useQuery(runQuery(id));
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);

  const tell = async (word: 'start' | 'stop'): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      const params = { id };
      if (word === 'start') await call('POST /admin/directory/imports/{id}/start', { params });
      else await call('DELETE /admin/directory/runs/{id}', { params });
      await refreshDirectory();
    } catch (problem) {
      setFailure(problem);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={run === undefined ? say('directory.import') : nameOf(run)}
      actions={
        run === undefined || !mayImport ? (
          <Button onPress={onClose}>{say('widgets.dialog.close')}</Button>
        ) : (
          <Actions run={run} isPending={isPending} onTell={(word) => void tell(word)} onClose={onClose} />
        )
      }
    >
      {run === undefined ? (
        error === null ? (
          <Skeleton height={160} />
        ) : (
          <ErrorView error={error} compact onRetry={() => void refetch()} />
        )
      ) : (
        <Body run={run} />
      )}
      {failure === undefined ? null : <ErrorView error={failure} compact />}
    </Dialog>
  );
}

function Actions({
  run,
  isPending,
  onTell,
  onClose,
}: {
  run: DirectoryRun;
  isPending: boolean;
  onTell: (word: 'start' | 'stop') => void;
  onClose: () => void;
}) {
  const say = useWords<typeof directoryWords>();
  const format = useFormat();
  if (run.state === 'ready') {
    const { add = 0, change = 0, deactivate = 0 } = run.planned ?? {};
    const count = add + change + deactivate;
    return (
      <>
        <Button isDisabled={isPending} onPress={() => onTell('stop')}>
          {say('directory.run.leave')}
        </Button>
        <Button variant="primary" isPending={isPending} onPress={() => onTell('start')}>
          {say('directory.run.startCount', { count, words: format.number(count) })}
        </Button>
      </>
    );
  }
  return (
    <>
      {isBusy(run) ? (
        <Button isPending={isPending} onPress={() => onTell('stop')}>
          {say('directory.run.stop')}
        </Button>
      ) : null}
      <Button variant="primary" onPress={onClose}>
        {say('widgets.dialog.close')}
      </Button>
    </>
  );
}

function Body({ run }: { run: DirectoryRun }) {
  const say = useWords<typeof directoryWords>();
  const format = useFormat();
  const [chosen, setChosen] = useState<LineKind>();
  const planned = run.state === 'ready' ? run.planned : null;
  const counts: Readonly<Record<LineKind, number>> = planned ?? {
    add: run.added,
    change: run.changed,
    deactivate: run.deactivated,
    wrong: run.wrong,
  };
  const names = { add: 'added', change: 'changed', deactivate: 'deactivated', wrong: 'wrong' } as const;
  const hasLines = planned !== null || run.wrong > 0;
  // When it is done, only rejected lines are stored one by one.
  const kinds: readonly LineKind[] = planned === null ? ['wrong'] : LINE_KINDS;
  // By default, the first kind that has any.
  const first = kinds.find((one) => counts[one] > 0) ?? 'wrong';
  const kind = chosen !== undefined && kinds.includes(chosen) ? chosen : first;
  return (
    <div className={css.stack}>
      <p className={css.state} role="status">
        <RunState state={run.state} />
        <span className={css.quiet}>
          {planned !== null
            ? say('directory.run.planned', { people: run.people, words: format.number(run.people) })
            : progressWords(run, say, format)}
        </span>
      </p>
      {isBusy(run) ? <ProgressBar label={nameOf(run)} {...shareOf(run)} showValue /> : null}
      {run.error === null ? null : <p className={css.problem}>{say(`directory.error.${run.error}`)}</p>}
      {run.state === 'uploaded' || run.state === 'looking' ? null : (
        <dl className={css.counts}>
          {LINE_KINDS.map((one) => (
            <div key={one} data-kind={one}>
              <dd>{format.number(counts[one])}</dd>
              <dt>{say(`directory.run.${names[one]}`)}</dt>
            </div>
          ))}
        </dl>
      )}
      {planned === null || run.columns.length === 0 ? null : <Columns run={run} />}
      {hasLines && run.state !== 'looking' ? (
        <Tabs
          label={say('directory.line.what')}
          selected={kind}
          onSelect={setChosen}
          tabs={kinds.map((one) => ({
            id: one,
            label: say(`directory.run.${names[one]}`),
            count: format.number(counts[one]),
            content: <Lines run={run} kind={one} />,
          }))}
        />
      ) : null}
      {counts.wrong > 0 && !isBusy(run) ? (
        <a className={css.download} href={`/admin/directory/runs/${run.id}/wrong.csv`} download>
          {say('directory.run.wrongFile')}
        </a>
      ) : null}
    </div>
  );
}

function shareOf({ state, done, people }: DirectoryRun): { value?: number } {
  return state === 'running' && people > 0 ? { value: done / people } : {};
}

function progressWords(
  { state, done, people, finished_on }: DirectoryRun,
  say: Say<MessageId | IdOf<typeof directoryWords>>,
  format: ReturnType<typeof useFormat>,
): string {
  if (state === 'looking') return say('directory.run.looked', { count: format.number(people) });
  if (finished_on !== null)
    return say('directory.run.ended', { time: format.date(Date.parse(finished_on), 'dayTime') });
  if (state === 'running' && people > 0)
    return say('directory.run.progress', { done: format.number(done), all: format.number(people) });
  return '';
}

/** How each column is mapped, so ignored columns are noticed before the import. */
function Columns({ run }: { run: DirectoryRun }) {
  const say = useWords<typeof directoryWords>();
  return (
    <details className={css.columns}>
      <summary>{say('directory.run.columns')}</summary>
      <ul>
        {run.columns.map(({ title, meaning }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may be there twice, and columns do not move
          <li key={index}>
            <b>{title}</b>{' '}
            {meaning.kind === 'field'
              ? say('directory.column.field', { field: say(`directory.field.${meaning.field}`) })
              : meaning.kind === 'attribute'
                ? say('directory.column.attribute', { name: meaning.name })
                : say(`directory.column.${meaning.kind}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
