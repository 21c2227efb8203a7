import { LONGEST_REASON, SHORTEST_REASON } from '@casbah/domain/reveal';
import type { anonymisationWords } from '@casbah/messages/anonymisation';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { queryClient } from '../../../request/query-client.ts';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';

/** Requests to unmask a person, and shows the request's state; someone else decides. */
export function AskWho({ person }: { person: string }) {
  const say = useWords<typeof anonymisationWords>();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['reveals', 'requests'],
    queryFn: ({ signal }) => call('GET /admin/anonymisation/requests', {}, { signal }),
  });
  const own = data?.requests.find(
    ({ is_mine, people, state }) =>
      is_mine && people.includes(person) && (state === 'asked' || state === 'holds'),
  );
  if (own !== undefined)
    return (
      <Chip tone={own.state === 'holds' ? 'low' : 'medium'}>
        {say(`anonymisation.state.${own.state}`, {
          time: own.holds_until === null ? '' : format.date(Date.parse(own.holds_until), 'time'),
        })}
      </Chip>
    );
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say('anonymisation.ask')}</Button>
      {isOpen ? <AskDialog person={person} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AskDialog({ person, onClose }: { person: string; onClose: () => void }) {
  const say = useWords<typeof anonymisationWords>();
  const [reason, setReason] = useState('');
  const isLongEnough = reason.trim().length >= SHORTEST_REASON;

  const send = async (): Promise<void> => {
    await call('POST /admin/anonymisation/requests', {
      body: { kind: 'people', people: [person], reason: reason.trim() },
    });
    await queryClient.invalidateQueries({ queryKey: ['reveals'] });
    showToast({ title: say('anonymisation.sent') });
    onClose();
  };
  return (
    <FormDialog
      title={say('anonymisation.ask.title', { person })}
      accept={say('anonymisation.send')}
      isRight={isLongEnough}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <p>{say('anonymisation.ask.explain')}</p>
          <TextField
            name="reason"
            isRequired
            label={say('anonymisation.reason')}
            hint={say('anonymisation.reason.hint')}
            value={reason}
            onChange={setReason}
            rows={3}
            maxLength={LONGEST_REASON}
            error={wasTried && !isLongEnough ? say('anonymisation.reason.short') : undefined}
            autoFocus
          />
        </>
      )}
    </FormDialog>
  );
}
