import { DECISIONS, type Decision } from '@casbah/domain/decision';
import { MOST_TAGGED_AT_ONCE } from '@casbah/domain/tag';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import type { Selection } from '@casbah/widgets/data-grid/selection.ts';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { queryClient } from '../../../request/query-client.ts';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import { idsOf, type ListAsked } from '../tags/chosen-services.ts';

/** Says what the company thinks of the chosen services: one decision each, and it takes the place of any other. */
export function DecideDialog({
  selection,
  asked,
  name,
  onClose,
  onDone,
}: {
  selection: Selection;
  asked: ListAsked;
  /** Of the one that is decided about, where it is one. */
  name: string | undefined;
  onClose: () => void;
  onDone: () => void;
}) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const [decision, setDecision] = useState<Decision | 'none' | null>(null);

  const send = async (): Promise<void> => {
    const ids = await idsOf(selection, asked);
    let count = 0;
    for (let from = 0; from < ids.length; from += MOST_TAGGED_AT_ONCE) {
      const service_ids = ids.slice(from, from + MOST_TAGGED_AT_ONCE);
      const body = { service_ids, decision: decision === 'none' ? null : decision };
      count += (await call('POST /risks/decisions', { body })).changed;
    }
    await queryClient.invalidateQueries({ queryKey: ['tags'] });
    void queryClient.invalidateQueries({ queryKey: ['audit'] });
    void queryClient.invalidateQueries({ queryKey: ['decisions'] });
    showToast({ tone: 'low', title: say('decisions.decided', { count }) });
    onDone();
  };
  return (
    <FormDialog
      title={name === undefined ? say('decisions.decide') : say('decisions.decide.one', { name })}
      accept={say('decisions.save')}
      isRight={decision !== null}
      send={send}
      failed={say('decisions.failed')}
      onClose={onClose}
    >
      {(wasTried) => (
        <Select<Decision | 'none'>
          label={say('decisions.decision')}
          options={[
            ...DECISIONS.map((value) => ({
              value,
              label: say(`tag.${value}`),
              detail: say(`decisions.means.${value}`),
            })),
            { value: 'none', label: say('decisions.takeBack') },
          ]}
          value={decision}
          onChange={setDecision}
          error={wasTried && decision === null ? say('decisions.missing') : undefined}
        />
      )}
    </FormDialog>
  );
}
