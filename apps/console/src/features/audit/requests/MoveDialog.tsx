import type { ServiceRequestAnswer } from '@casbah/contract/servicerequests';
import { SERVICE_REQUEST_STATES } from '@casbah/domain/service-request';
import type { riskProfilesWords } from '@casbah/messages/risk';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import { refreshRequests } from './queries.ts';

const MOST_ANSWER_CHARACTERS = 1000;

/** Dialog for the answer to a service request. */
export function MoveDialog({ request, onClose }: { request: ServiceRequestAnswer; onClose: () => void }) {
  const say = useWords<typeof riskProfilesWords>();
  const [state, setState] = useState(request.state);
  const [answer, setAnswer] = useState(request.answer);
  const name = request.service_name;
  const send = async (): Promise<void> => {
    await call('PATCH /risks/servicerequests/{id}', { params: { id: request.id }, body: { state, answer } });
    await refreshRequests();
    showToast({ tone: 'low', title: say('brr.requests.moved', { name }) });
    onClose();
  };
  return (
    <FormDialog
      title={say('brr.requests.move.of', { name })}
      accept={say('brr.save')}
      isRight
      send={send}
      failed={say('brr.failed')}
      onClose={onClose}
    >
      {() => (
        <>
          <Select
            name="state"
            label={say('brr.requests.state')}
            options={SERVICE_REQUEST_STATES.map((value) => ({
              value,
              label: say(`brr.requests.state.${value}`),
            }))}
            value={state}
            onChange={setState}
          />
          <TextField
            name="answer"
            label={say('brr.requests.answer')}
            value={answer}
            onChange={setAnswer}
            maxLength={MOST_ANSWER_CHARACTERS}
            rows={4}
          />
        </>
      )}
    </FormDialog>
  );
}
