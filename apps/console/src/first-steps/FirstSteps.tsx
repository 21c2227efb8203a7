import type { FirstStepsAnswer } from '@casbah/contract/firststeps';
import type { firststepsWords } from '@casbah/messages/firststeps';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { CheckIcon, ChevronRightIcon } from '@casbah/widgets/icons/icons.tsx';
import { ProgressBar } from '@casbah/widgets/progress-bar/ProgressBar.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { call } from '../request/api.ts';
import { queryClient } from '../request/query-client.ts';
import { ErrorView } from '../shell/ErrorView.tsx';
import { showErrorToast, showToast } from '../shell/toasts.ts';
import { useWords } from '../words/useWords.ts';
import css from './FirstSteps.module.css';
import { firstStepsQuery, PLACE_OF_STEP } from './first-steps.ts';

/** Setup checklist of a new company, and the sample data. For sysadmins. */
export function FirstSteps() {
  const { data, error, refetch } = useQuery(firstStepsQuery);
  if (data !== undefined)
    return (
      <div className={css.cards}>
        <Checklist steps={data.steps} />
        <SampleCard sample={data.sample} />
      </div>
    );
  return (
    <Card>
      {error === null ? (
        <Skeleton height={380} />
      ) : (
        <ErrorView error={error} onRetry={() => void refetch()} compact />
      )}
    </Card>
  );
}

function Checklist({ steps }: Pick<FirstStepsAnswer, 'steps'>) {
  const say = useWords<typeof firststepsWords>();
  const done = steps.filter(({ is_done }) => is_done).length;
  return (
    <Card
      title={say('firststeps.title')}
      aside={<span>{say('firststeps.done', { done, of: steps.length })}</span>}
      flush
    >
      <ol className={css.steps}>
        {steps.map(({ id, is_done }) => (
          <li key={id} data-done={is_done ? '' : undefined}>
            <Link to={PLACE_OF_STEP[id]}>
              <span className={css.mark}>{is_done ? <CheckIcon size={12} /> : null}</span>
              <span className={css.words}>
                <b>{say(`firststeps.step.${id}`)}</b>
                <VisuallyHidden>
                  {say(is_done ? 'firststeps.step.done' : 'firststeps.step.open')}
                </VisuallyHidden>
                <small>{say(`firststeps.step.${id}.text`)}</small>
              </span>
              <ChevronRightIcon size={14} />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function SampleCard({ sample }: Pick<FirstStepsAnswer, 'sample'>) {
  const say = useWords<typeof firststepsWords>();
  const format = useFormat();
  const [isPending, setPending] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { state, people, events, progress } = sample;
  const words = format.number(events);
  const before = useRef(state);
  useEffect(() => {
    // Newly read data affects every page.
    if (before.current !== state) void queryClient.invalidateQueries();
    before.current = state;
  }, [state]);
  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    setPending(true);
    try {
      await work();
    } catch (failure) {
      showErrorToast(failure, { title: say('firststeps.failed') });
    }
    await queryClient.invalidateQueries();
    setPending(false);
    setRemoving(false);
  };
  return (
    <Card title={say('firststeps.sample')}>
      <div className={css.sample} aria-busy={state === 'loading'}>
        <p>
          {state === 'loaded'
            ? say('firststeps.sample.loaded', { people, words })
            : say('firststeps.sample.text')}
        </p>
        {state === 'loading' ? (
          <>
            <p role="status">{say('firststeps.sample.loading', { events, words })}</p>
            <ProgressBar label={say('firststeps.sample')} value={progress} showValue />
          </>
        ) : null}
        {state === 'none' ? (
          <Button
            variant="primary"
            isPending={isPending}
            onPress={() => void doing(() => call('POST /admin/first-steps/sample', {}))}
          >
            {say('firststeps.sample.load')}
          </Button>
        ) : (
          <Button onPress={() => setRemoving(true)}>{say('firststeps.sample.remove')}</Button>
        )}
      </div>
      <ConfirmDialog
        open={isRemoving}
        danger
        title={say('firststeps.sample.remove.title')}
        accept={say('firststeps.sample.remove')}
        pending={isPending}
        onAccept={() =>
          void doing(async () => {
            await call('DELETE /admin/first-steps/sample', {});
            showToast({ tone: 'low', title: say('firststeps.sample.removed') });
          })
        }
        onCancel={() => setRemoving(false)}
      >
        {say('firststeps.sample.remove.text', { people })}
      </ConfirmDialog>
    </Card>
  );
}
