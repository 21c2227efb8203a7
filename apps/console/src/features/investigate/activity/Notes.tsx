import type { ActivityNote } from '@casbah/contract/investigate';
import { LONGEST_NOTE } from '@casbah/domain/assessment';
import type { investigateWords } from '@casbah/messages/investigate';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { TrashIcon } from '@casbah/widgets/icons/icons.tsx';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { useMay } from '../../../request/session.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { FormErrors } from '../../../shell/FormErrors.tsx';
import { showErrorToast, showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../Investigate.module.css';
import { notesQuery } from '../queries.ts';

/** Remaining characters are announced from here on. */
const FEW_LEFT = 100;

/** What analysts wrote about an activity, oldest first. */
export function Notes({ id }: { id: string }) {
  const say = useWords<typeof investigateWords>();
  const mayWrite = useMay('investigate.modify');
  const { data, error, refetch } = useQuery(notesQuery(id));
  if (data === undefined)
    return error === null ? (
      <PanelSection>
        <Skeleton height={120} />
      </PanelSection>
    ) : (
      <ErrorView compact error={error} onRetry={() => void refetch()} />
    );
  return (
    <>
      {data.notes.length === 0 ? (
        <EmptyState compact title={say('investigate.notes.none')}>
          {mayWrite ? say('investigate.notes.none.text') : undefined}
        </EmptyState>
      ) : (
        <PanelSection>
          <ol className={css.notes}>
            {data.notes.map((note) => (
              <Note key={note.id} activity={id} note={note} />
            ))}
          </ol>
        </PanelSection>
      )}
      {mayWrite ? <NewNote id={id} /> : null}
    </>
  );
}

/** Refreshes the notes, and their number in the log. */
function useRefresh(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['investigate', 'activity'] }),
      queryClient.invalidateQueries({ queryKey: ['investigate', 'activities'] }),
    ]);
}

function Note({ activity, note }: { activity: string; note: ActivityNote }) {
  const say = useWords<typeof investigateWords>();
  const format = useFormat();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () =>
      call('DELETE /investigate/activities/{id}/notes/{note}', { params: { id: activity, note: note.id } }),
    onSuccess: async () => {
      showToast({ tone: 'low', title: say('investigate.notes.deleted') });
      await refresh();
    },
    onError: (error) => showErrorToast(error, { title: say('investigate.notes.failed') }),
    onSettled: () => setAsking(false),
  });
  const time = Date.parse(note.time);
  return (
    <li>
      <div className={css.noteHead}>
        <NameTile name={note.author.name} colourOf={note.author.id} person />
        <b>{note.author.name}</b>
        <time dateTime={note.time} title={format.date(time, 'full')}>
          {format.date(time, 'dayTime')}
        </time>
        {note.is_mine ? (
          <IconButton size="tiny" label={say('investigate.notes.delete')} onPress={() => setAsking(true)}>
            <TrashIcon size={14} />
          </IconButton>
        ) : null}
      </div>
      <p className={css.noteText}>{note.text}</p>
      <ConfirmDialog
        open={isAsking}
        danger
        title={say('investigate.notes.delete.title')}
        accept={say('investigate.notes.delete.accept')}
        onAccept={() => removal.mutate()}
        onCancel={() => setAsking(false)}
      >
        {say('investigate.notes.delete.text')}
      </ConfirmDialog>
    </li>
  );
}

function NewNote({ id }: { id: string }) {
  const say = useWords<typeof investigateWords>();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const adding = useMutation({
    mutationFn: () =>
      call('POST /investigate/activities/{id}/notes', { params: { id }, body: { text: text.trim() } }),
    onSuccess: async () => {
      setText('');
      showToast({ tone: 'low', title: say('investigate.notes.added') });
      await refresh();
    },
  });
  const left = LONGEST_NOTE - text.length;
  return (
    <PanelSection>
      <FormErrors error={adding.error} title={say('investigate.notes.failed')}>
        <div className={css.newNote}>
          <TextField
            name="text"
            label={say('investigate.notes.new')}
            value={text}
            onChange={setText}
            rows={3}
            maxLength={LONGEST_NOTE}
            {...(left > FEW_LEFT ? {} : { hint: say('investigate.notes.left', { count: left }) })}
          />
          <div>
            <Button
              variant="primary"
              size="small"
              isPending={adding.isPending}
              isDisabled={text.trim() === ''}
              onPress={() => adding.mutate()}
            >
              {say('investigate.notes.add')}
            </Button>
          </div>
        </div>
      </FormErrors>
    </PanelSection>
  );
}
