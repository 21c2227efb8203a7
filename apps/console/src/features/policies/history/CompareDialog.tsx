import type { PolicyAnswer, PolicyVersionAnswer } from '@casbah/contract/policies';
import type { policiesWords } from '@casbah/messages/policies';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Policies.module.css';
import { versionQuery } from '../queries.ts';
import { ChangeList } from './ChangeList.tsx';

const DRAFT = 'draft';

/** Differences between a version and another one, or the draft. A version can be restored as the draft. */
export function CompareDialog({
  policy,
  versions,
  version: first,
  onRestore,
  onClose,
}: {
  policy: PolicyAnswer;
  versions: readonly PolicyVersionAnswer[];
  version: number;
  onRestore: ((version: number) => Promise<void>) | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof policiesWords>();
  const [version, setVersion] = useState(first);
  const [to, setTo] = useState<number | typeof DRAFT>(
    policy.draft === null ? (versions.find((one) => one.version !== first)?.version ?? first) : DRAFT,
  );
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { data, error, refetch } = useQuery(versionQuery(policy.id, version, to));
  const options = versions.map((one) => ({
    value: String(one.version),
    label: say('policy.history.version', { version: one.version }),
  }));
  const restore = async (wanted: (version: number) => Promise<void>): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await wanted(version);
      onClose();
    } catch (caught) {
      setFailure(caught);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={say('policy.history.compare.title')}
      actions={
        <>
          <Button onPress={onClose}>{say('widgets.dialog.close')}</Button>
          {onRestore === undefined ? null : (
            <Button isPending={isPending} onPress={() => void restore(onRestore)}>
              {say('policy.history.restore', { version })}
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack}>
        <div className={css.fields}>
          <Select
            label={say('policy.history.compare.from')}
            options={options}
            value={String(version)}
            onChange={(value) => setVersion(Number(value))}
          />
          <Select
            label={say('policy.history.compare.to')}
            options={[
              ...(policy.draft === null ? [] : [{ value: DRAFT, label: say('policy.history.draft') }]),
              ...options,
            ]}
            value={String(to)}
            onChange={(value) => setTo(value === DRAFT ? DRAFT : Number(value))}
          />
        </div>
        {data === undefined ? (
          error === null ? (
            <Skeleton height={120} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} compact />
          )
        ) : (
          <ChangeList changes={data.changes} />
        )}
        {onRestore === undefined ? null : <p className={css.quiet}>{say('policy.history.restore.text')}</p>}
        {failure === undefined ? null : <ErrorView error={failure} compact />}
      </div>
    </Dialog>
  );
}
