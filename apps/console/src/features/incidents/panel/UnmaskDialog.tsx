import type { Answer } from '@casbah/contract/client';
import { INCIDENT_LIMITS } from '@casbah/domain/incident/incident';
import type { incidentsWords } from '@casbah/messages/incidents';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { useWords } from '../../../words/useWords.ts';

type Matches = Answer<'POST /api/incidents/{id}/occurrences/{occurrence}/unmask'>['matches'];

/** Asks why somebody needs to see sensitive data, which the history keeps. */
export function UnmaskDialog({
  incident,
  occurrence,
  onClose,
  onClear,
}: {
  incident: string;
  occurrence: string;
  onClose: () => void;
  onClear: (matches: Matches) => void;
}) {
  const say = useWords<typeof incidentsWords>();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const isRight = reason.trim().length >= INCIDENT_LIMITS.shortestReason;
  return (
    <FormDialog
      title={say('incidents.unmask.title')}
      accept={say('incidents.unmask')}
      isRight={isRight}
      failed={say('incidents.unmask.failed')}
      onClose={onClose}
      send={async () => {
        const { matches } = await call('POST /api/incidents/{id}/occurrences/{occurrence}/unmask', {
          params: { id: incident, occurrence },
          body: { reason: reason.trim() },
        });
        onClear(matches);
        onClose();
        await queryClient.invalidateQueries({ queryKey: ['incidents', 'one', incident, 'timeline'] });
      }}
    >
      {(wasTried) => (
        <>
          <p>{say('incidents.unmask.text')}</p>
          <TextField
            name="reason"
            isRequired
            autoFocus
            label={say('incidents.unmask.reason')}
            value={reason}
            onChange={setReason}
            rows={3}
            maxLength={INCIDENT_LIMITS.reason}
            error={
              wasTried && !isRight
                ? say('incidents.unmask.short', { count: INCIDENT_LIMITS.shortestReason })
                : undefined
            }
          />
        </>
      )}
    </FormDialog>
  );
}
