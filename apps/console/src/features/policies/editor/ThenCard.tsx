import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import { POLICY_TYPE_FORMS, type PolicyType } from '@casbah/domain/policy/policy-type';
import type { ResponseKind } from '@casbah/domain/policy/response';
import type { WrittenResponse } from '@casbah/domain/policy/written-policy';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  PencilIcon,
  TrashIcon,
} from '@casbah/widgets/icons/icons.tsx';
import { Menu } from '@casbah/widgets/menu/Menu.tsx';
import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { deedWords } from '../explain/deed-words.ts';
import type { ExplainWords } from '../explain/explain-words.ts';
import css from '../Policies.module.css';
import { RESPONSE_ICONS } from '../response-icons.ts';
import { responseWaitsFor, typeWaitsFor } from '../waiting.ts';
import { newResponse } from './policy-draft.ts';
import { hasParameters, ResponseDialog } from './ResponseDialog.tsx';

/** Whether nothing was chosen, so that its name says it all. */
function isBare({ kind: _, ...parameters }: WrittenResponse): boolean {
  return Object.values(parameters).every((value) => value === undefined);
}

/** What happens, in its order. */
export function ThenCard({
  type,
  responses,
  onChange,
  words,
  isReadOnly,
}: {
  type: PolicyType;
  responses: readonly WrittenResponse[];
  onChange: (responses: readonly WrittenResponse[]) => void;
  words: ExplainWords;
  isReadOnly: boolean;
}) {
  const say = useWords<typeof policiesWords | typeof policiesNamesWords>();
  const [open, setOpen] = useState<{ place: number; response: WrittenResponse }>();
  const add = (kind: ResponseKind): void => {
    const response = newResponse(kind);
    if (hasParameters(kind)) setOpen({ place: responses.length, response });
    else onChange([...responses, response]);
  };
  const swap = (place: number, other: number): void => {
    const [one, two] = [responses[place], responses[other]];
    if (one !== undefined && two !== undefined) onChange(responses.with(place, two).with(other, one));
  };
  return (
    <Card title={say('policy.then')}>
      <div className={css.stack}>
        <p className={css.quiet}>
          {say(responses.length === 0 ? 'policy.then.none' : 'policy.then.sentence')}
        </p>
        {responses.length === 0 ? null : (
          <ol className={css.rows}>
            {responses.map((response, place) => {
              const name = say(`policy.response.${response.kind}`);
              const Icon = RESPONSE_ICONS[response.kind];
              const waitsFor = responseWaitsFor(response);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same response may be listed twice
                <li key={`${place} ${response.kind}`}>
                  <Icon size={16} />
                  <span className={css.rowWords}>
                    <strong>{name}</strong>
                    {isBare(response) ? null : <span className={css.deed}>{deedWords(response, words)}</span>}
                    {waitsFor === undefined || waitsFor === typeWaitsFor(type) ? null : (
                      <span className={css.waits}>{say(`policy.waits.${waitsFor}`)}</span>
                    )}
                  </span>
                  {isReadOnly ? null : (
                    <span className={css.rowActions}>
                      <IconButton
                        size="small"
                        label={say('policy.then.up', { name })}
                        isDisabled={place === 0}
                        onPress={() => swap(place, place - 1)}
                      >
                        <ArrowUpIcon size={14} />
                      </IconButton>
                      <IconButton
                        size="small"
                        label={say('policy.then.down', { name })}
                        isDisabled={place === responses.length - 1}
                        onPress={() => swap(place, place + 1)}
                      >
                        <ArrowDownIcon size={14} />
                      </IconButton>
                      {hasParameters(response.kind) ? (
                        <IconButton
                          size="small"
                          label={say('policy.then.edit', { name })}
                          onPress={() => setOpen({ place, response })}
                        >
                          <PencilIcon size={14} />
                        </IconButton>
                      ) : null}
                      <IconButton
                        size="small"
                        label={say('policy.then.remove', { name })}
                        onPress={() => onChange(responses.toSpliced(place, 1))}
                      >
                        <TrashIcon size={14} />
                      </IconButton>
                    </span>
                  )}
                </li>
              );
            })}
          </ol>
        )}
        {isReadOnly ? null : (
          <Menu
            label={say('policy.then.add')}
            trigger={
              <Button size="small" isDisabled={responses.length >= POLICY_LIMITS.responses}>
                {say('policy.then.add')}
                <ChevronDownIcon size={14} />
              </Button>
            }
            groups={[
              {
                id: 'responses',
                actions: POLICY_TYPE_FORMS[type].responses.map((kind) => {
                  const Icon = RESPONSE_ICONS[kind];
                  return {
                    id: kind,
                    label: say(`policy.response.${kind}`),
                    icon: <Icon size={14} />,
                    onAction: () => add(kind),
                  };
                }),
              },
            ]}
          />
        )}
      </div>
      {open === undefined ? null : (
        <ResponseDialog
          type={type}
          response={open.response}
          onSet={(response) => {
            onChange(responses.toSpliced(open.place, 1, response));
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
