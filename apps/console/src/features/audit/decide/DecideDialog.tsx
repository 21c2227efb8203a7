import { DECISIONS, type Decision, decisionOf, MOST_REASON_CHARACTERS } from '@casbah/domain/decision';
import { isoTime } from '@casbah/domain/iso-time';
import { MOST_TAGGED_AT_ONCE } from '@casbah/domain/tag';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { Selection } from '@casbah/widgets/data-grid/selection.ts';
import { DateTimePicker } from '@casbah/widgets/date-time-picker/DateTimePicker.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DecisionLine } from '../../../decisions/DecisionLine.tsx';
import { DecisionTag } from '../../../decisions/DecisionTag.tsx';
import { refreshDecisions } from '../../../decisions/decision-queries.ts';
import { useDecidedToast } from '../../../decisions/useUndoDecisions.ts';
import { call } from '../../../request/api.ts';
import { serviceTagsQuery } from '../../../request/service-tags.ts';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { useWords } from '../../../words/useWords.ts';
import { idsOf, type ListAsked } from '../tags/chosen-services.ts';
import css from './Decide.module.css';
import { DecisionEffect } from './DecisionEffect.tsx';

type Chosen = Decision | 'none';

/** Decides about the selected services; replaces their current decisions. */
export function DecideDialog({
  selection,
  asked,
  name,
  onClose,
  onDone,
}: {
  selection: Selection;
  asked: ListAsked;
  /** Name of the service, if it is only one. */
  name: string | undefined;
  onClose: () => void;
  onDone: () => void;
}) {
  const say = useWords<typeof decisionsWords>();
  const toast = useDecidedToast();
  const [chosen, setChosen] = useState<Chosen>();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState<number>();
  const [now] = useState(() => Date.now());
  const { data: ids } = useQuery({
    queryKey: ['audit', 'chosen', asked, selection.all, [...selection.ids].sort()],
    queryFn: () => idsOf(selection, asked),
  });
  const decision = chosen === 'none' || chosen === undefined ? null : chosen;

  const send = async (): Promise<void> => {
    const services = ids ?? (await idsOf(selection, asked));
    const entries: number[] = [];
    let count = 0;
    for (let from = 0; from < services.length; from += MOST_TAGGED_AT_ONCE) {
      const { changed, entry } = await call('POST /risks/decisions', {
        body: {
          service_ids: services.slice(from, from + MOST_TAGGED_AT_ONCE),
          decision,
          reason,
          until: until === undefined || decision === null ? null : isoTime(until),
        },
      });
      count += changed;
      if (entry !== null) entries.push(entry);
    }
    await refreshDecisions();
    toast({ decision, count, name, entries });
    onDone();
  };
  const [only] = ids ?? [];
  return (
    <FormDialog
      wide
      title={name === undefined ? say('decisions.decide') : say('decisions.decide.one', { name })}
      accept={say('decisions.save')}
      isRight={chosen !== undefined}
      send={send}
      failed={say('decisions.failed')}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          {ids?.length === 1 && only !== undefined ? (
            <DecisionLine service={only} name={name ?? only} withDecision />
          ) : (
            <DecisionsNow ids={ids} />
          )}
          <fieldset
            className={css.cards}
            {...(wasTried && chosen === undefined ? { 'aria-describedby': 'decision-problem' } : {})}
          >
            <legend>{say('decisions.decision')}</legend>
            {([...DECISIONS, 'none'] as const).map((value) => (
              <label key={value} className={css.card}>
                <input
                  type="radio"
                  name="decision"
                  value={value}
                  checked={chosen === value}
                  onChange={() => setChosen(value)}
                />
                <DecisionTag decision={value === 'none' ? null : value} />
                <span className={css.means}>{say(`decisions.means.${value}`)}</span>
              </label>
            ))}
          </fieldset>
          {wasTried && chosen === undefined ? (
            <p className={css.problem} id="decision-problem" role="alert">
              {say('decisions.missing')}
            </p>
          ) : null}
          <DecisionEffect
            ids={ids}
            chosen={chosen === 'none' ? null : chosen}
            until={chosen === 'none' ? undefined : until}
          />
          <TextField
            name="reason"
            label={say('decisions.reason')}
            hint={say('decisions.reason.hint')}
            rows={2}
            maxLength={MOST_REASON_CHARACTERS}
            value={reason}
            onChange={setReason}
          />
          {chosen === 'none' ? null : (
            <DateTimePicker
              name="until"
              label={say('decisions.until')}
              hint={say('decisions.until.hint')}
              min={now}
              value={until}
              onChange={setUntil}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Current decisions of the selected services. */
function DecisionsNow({ ids = [] }: { ids: readonly string[] | undefined }) {
  const say = useWords<typeof decisionsWords>();
  const { data } = useQuery(serviceTagsQuery);
  const tags = new Map(data?.service_tags.map((one) => [one.service_id, one.tag_ids]));
  const groups = Map.groupBy(ids, (id) => decisionOf(tags.get(id) ?? []) ?? null);
  return (
    <p className={css.now}>
      <span>{say('decisions.now')}</span>
      {[...groups].map(([decision, group]) => (
        <span key={decision}>
          {say('decisions.now.count', { count: group.length })} <DecisionTag decision={decision} />
        </span>
      ))}
    </p>
  );
}
