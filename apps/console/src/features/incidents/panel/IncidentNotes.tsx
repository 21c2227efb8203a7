import type { IncidentDetail } from '@casbah/contract/incidents';
import { INCIDENT_LIMITS } from '@casbah/domain/incident/incident';
import type { investigateWords } from '@casbah/messages/investigate';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { useMay } from '../../../request/session.ts';
import { FormErrors } from '../../../shell/FormErrors.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../Incidents.module.css';

/** What analysts wrote about an incident, oldest first. Notes stay: they are part of its record. */
export function IncidentNotes({ incident: { id, notes_list: notes } }: { incident: IncidentDetail }) {
  const say = useWords<typeof investigateWords>();
  const format = useFormat();
  const mayWrite = useMay('investigate.modify');
  return (
    <>
      {notes.length === 0 ? (
        <EmptyState compact title={say('investigate.notes.none')}>
          {mayWrite ? say('investigate.notes.none.text') : undefined}
        </EmptyState>
      ) : (
        <PanelSection>
          <ol className={css.list}>
            {notes.map((note) => (
              <li key={note.id}>
                <div className={css.line}>
                  <b>{note.author.name}</b>
                  <time className={css.time} dateTime={note.time}>
                    {format.date(Date.parse(note.time), 'dayTime')}
                  </time>
                </div>
                <p className={css.noteText}>{note.text}</p>
              </li>
            ))}
          </ol>
        </PanelSection>
      )}
      {mayWrite ? <NewNote id={id} /> : null}
    </>
  );
}

function NewNote({ id }: { id: string }) {
  const say = useWords<typeof investigateWords>();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const adding = useMutation({
    mutationFn: () => call('POST /api/incidents/{id}/notes', { params: { id }, body: { text: text.trim() } }),
    onSuccess: async () => {
      setText('');
      showToast({ tone: 'low', title: say('investigate.notes.added') });
      await queryClient.invalidateQueries({ queryKey: ['incidents'] });
    },
  });
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
            maxLength={INCIDENT_LIMITS.note}
          />
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
      </FormErrors>
    </PanelSection>
  );
}
