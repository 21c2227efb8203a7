import { LONGEST_ERASURE_REASON } from '@casbah/domain/erasure';
import type { erasuresWords } from '@casbah/messages/erasures';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import css from './Erasures.module.css';
import { FoundTable } from './FoundTable.tsx';
import { nameIn, namesIn, problemOf } from './names.ts';
import { previewQuery, refreshErasures } from './queries.ts';

/** Finds what logs store about a person under all their names, and deletes it for a reason. */
export function PersonCard() {
  const say = useWords<typeof erasuresWords>();
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [searched, setSearched] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [isConfirming, setConfirming] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const preview = useQuery({ ...previewQuery(searched), enabled: searched.length > 0 });

  const names = namesIn(text);
  const problem = problemOf(names);
  const isRight = names.length > 0 && problem === undefined;
  // A result belongs to the names that were searched for.
  const isShown = searched.length > 0 && names.join('\n') === searched.join('\n');
  const named = nameIn(reason, names);
  const isReasonRight = reason.trim() !== '' && named === undefined;

  const search = (next: readonly string[]): void => {
    setText(next.join('\n'));
    setSearched(next);
    setAttempts(0);
    setFailure(undefined);
  };
  const ask = (): void => {
    setAttempts((before) => before + 1);
    if (isReasonRight) setConfirming(true);
  };
  const erase = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await call('POST /admin/erasures', { body: { names, reason: reason.trim() } });
      showToast({ title: say('erasures.started') });
      search([]);
      setReason('');
      await refreshErasures();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
      setConfirming(false);
    }
  };

  return (
    <Card title={say('erasures.person')}>
      <FormErrors error={failure} title={say('erasures.failed')} attempt={attempts}>
        <div className={css.stack}>
          <form
            className={css.stack}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (isRight) search(names);
            }}
          >
            <TextField
              name="names"
              label={say('erasures.names')}
              hint={say('erasures.names.hint')}
              rows={4}
              value={text}
              onChange={setText}
              error={
                problem === undefined
                  ? undefined
                  : say(`erasures.names.${problem.kind}`, { name: '', ...problem })
              }
            />
            <div className={css.line}>
              <Button type="submit" isDisabled={!isRight} isPending={isShown && preview.isFetching}>
                {say('erasures.find')}
              </Button>
            </div>
          </form>
          {!isShown ? null : preview.data === undefined ? (
            preview.error === null ? (
              <Skeleton height={120} />
            ) : (
              <ErrorView error={preview.error} onRetry={() => void preview.refetch()} compact />
            )
          ) : (
            <>
              <FoundTable found={preview.data.found} />
              <OtherNames names={preview.data.other_names} onAdd={(added) => search([...names, ...added])} />
              <TextField
                name="reason"
                isRequired
                label={say('erasures.reason')}
                hint={say('erasures.reason.hint')}
                rows={2}
                maxLength={LONGEST_ERASURE_REASON}
                value={reason}
                onChange={setReason}
                error={named === undefined ? undefined : say('erasures.reason.named', { name: named })}
                formatError={attempts > 0 && reason.trim() === '' ? say('erasures.reason.hint') : undefined}
              />
              <div className={css.line}>
                <Button variant="danger" onPress={ask}>
                  {say('erasures.delete')}
                </Button>
              </div>
              <DeleteDialog
                open={isConfirming}
                names={names}
                found={preview.data.found}
                isPending={isPending}
                onAccept={() => void erase()}
                onCancel={() => setConfirming(false)}
              />
            </>
          )}
        </div>
      </FormErrors>
    </Card>
  );
}

/** Names that the directory has for the same person, to be added to the search. */
function OtherNames({
  names,
  onAdd,
}: {
  names: readonly string[];
  onAdd: (added: readonly string[]) => void;
}) {
  const say = useWords<typeof erasuresWords>();
  if (names.length === 0) return null;
  return (
    <section className={css.side} aria-label={say('erasures.others.label')}>
      <p className={css.text}>{say('erasures.others')}</p>
      <div className={css.line}>
        {names.map((name) => (
          <Button key={name} size="small" onPress={() => onAdd([name])}>
            {say('erasures.others.add', { name })}
          </Button>
        ))}
      </div>
    </section>
  );
}
