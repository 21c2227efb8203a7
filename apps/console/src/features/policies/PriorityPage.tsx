import {
  EXCLUSIVE_GROUPS,
  precedenceOf,
  RESPONSE_KINDS,
  type ResponseKind,
} from '@casbah/domain/policy/response';
import type { routeWords } from '@casbah/messages/every-area';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '@casbah/widgets/icons/icons.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Policies.module.css';
import { inGroup, isDefaultOrder, swapped } from './priority-order.ts';
import { precedenceQuery } from './queries.ts';
import { RESPONSE_ICONS } from './response-icons.ts';

const GROUPS = ['request', 'file', 'sharing'] as const satisfies readonly (keyof typeof EXCLUSIVE_GROUPS)[];

/** Which of several responses that exclude each other happens: the company's order. */
export function PriorityPage() {
  const say = useWords<typeof policiesWords | typeof routeWords>();
  const { data, error, refetch } = useQuery(precedenceQuery);
  if (data !== undefined) return <Editor saved={data.precedence} />;
  return (
    <>
      <PageHead title={say('route.protect.prioritize')}>{say('priority.sentence')}</PageHead>
      <Card>
        {error === null ? (
          <Skeleton height={240} />
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    </>
  );
}

function Editor({ saved }: { saved: readonly ResponseKind[] }) {
  const say = useWords<typeof policiesWords | typeof policiesNamesWords | typeof routeWords>();
  const mayChange = useMay('protect.activate');
  const [own, setOwn] = useState<readonly ResponseKind[]>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const place = precedenceOf(saved);
  const stored = [...RESPONSE_KINDS].sort((a, b) => place(a) - place(b));
  const order = own ?? stored;
  const isChanged = own?.some((kind, at) => kind !== stored[at]) === true;
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && next.pathname !== current.pathname,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  const save = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      const precedence = isDefaultOrder(order) ? [] : [...order];
      const answer = await call('PUT /protect/precedence', { body: { precedence } });
      queryClient.setQueryData(precedenceQuery.queryKey, answer);
      setOwn(undefined);
      showToast({ tone: 'low', title: say('priority.saved') });
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <PageHead
        title={say('route.protect.prioritize')}
        actions={
          mayChange ? (
            <>
              {isChanged ? <Chip>{say('policy.unsaved')}</Chip> : null}
              <Button isDisabled={isDefaultOrder(order)} onPress={() => setOwn([...RESPONSE_KINDS])}>
                {say('priority.reset')}
              </Button>
              <Button
                variant="primary"
                isPending={isPending}
                isDisabled={!isChanged}
                onPress={() => void save()}
              >
                {say('priority.save')}
              </Button>
            </>
          ) : undefined
        }
      >
        {say('priority.sentence')}
      </PageHead>
      <FormErrors error={failure}>
        <div className={css.groups}>
          {GROUPS.map((group) => {
            const kinds = inGroup(order, EXCLUSIVE_GROUPS[group]);
            return (
              <Card key={group} title={say(`priority.${group}`)}>
                <div className={css.stack}>
                  <p className={css.quiet}>{say(`priority.${group}.text`)}</p>
                  <ol className={css.rows}>
                    {kinds.map((kind, at) => {
                      const Icon = RESPONSE_ICONS[kind];
                      const name = say(`policy.response.${kind}`);
                      const move = (other: ResponseKind | undefined) =>
                        other === undefined ? undefined : setOwn(swapped(order, kind, other));
                      return (
                        <li key={kind}>
                          <Icon size={16} />
                          <span className={css.rowWords}>
                            <strong>{name}</strong>
                          </span>
                          {mayChange ? (
                            <span className={css.rowActions}>
                              <IconButton
                                size="small"
                                label={say('priority.up', { name })}
                                isDisabled={at === 0}
                                onPress={() => move(kinds[at - 1])}
                              >
                                <ArrowUpIcon size={14} />
                              </IconButton>
                              <IconButton
                                size="small"
                                label={say('priority.down', { name })}
                                isDisabled={at === kinds.length - 1}
                                onPress={() => move(kinds[at + 1])}
                              >
                                <ArrowDownIcon size={14} />
                              </IconButton>
                            </span>
                          ) : null}
                        </li>
                      );
                    })}
                  </ol>
                </div>
              </Card>
            );
          })}
        </div>
      </FormErrors>
      <p className={css.quiet}>{say('priority.others')}</p>
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        title={say('policy.leave.title')}
        accept={say('policy.leave')}
        danger
        onAccept={() => leaving.proceed?.()}
        onCancel={() => leaving.reset?.()}
      >
        {say('policy.leave.text')}
      </ConfirmDialog>
    </>
  );
}
