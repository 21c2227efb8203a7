import type { AlertRuleAnswer, Backtest } from '@casbah/contract/alertrules';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { ItemDeleteBox } from '@casbah/widgets/item-delete-box/ItemDeleteBox.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { FoundSentence } from './BacktestCard.tsx';
import css from './Decisions.module.css';
import { refreshAlertRules } from './queries.ts';

/** Days covered by the backtest before a rule is enabled. */
const TRIED_DAYS = 30;

/** Buttons that save, enable (after a backtest), disable and delete an alert rule. */
export function AlertRuleActions({
  rule,
  isChanged,
  isPending,
  onSave,
  attempt,
}: {
  rule: AlertRuleAnswer | undefined;
  isChanged: boolean;
  isPending: boolean;
  onSave: () => void;
  /** Runs an action and shows its error on the page. */
  attempt: (work: () => Promise<void>) => Promise<void>;
}) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const navigate = useNavigate();
  const [tried, setTried] = useState<Backtest>();
  const save = (
    <Button variant="primary" isPending={isPending} onPress={onSave}>
      {say('decisions.alertRule.save')}
    </Button>
  );
  if (rule === undefined) return save;
  const { id, name } = rule;
  const switched = (is_enabled: boolean): Promise<void> =>
    attempt(async () => {
      await call('PATCH /risks/policies/{id}', { params: { id }, body: { is_enabled } });
      setTried(undefined);
      await refreshAlertRules();
      showToast({
        tone: 'low',
        title: say(is_enabled ? 'decisions.alertRule.switchedOn' : 'decisions.alertRule.switchedOff', {
          name,
        }),
      });
    });
  const tryFirst = (): Promise<void> =>
    attempt(async () => {
      const { found } = await call('POST /risks/policies/{id}/backtest', {
        params: { id },
        body: { days: TRIED_DAYS },
      });
      setTried(found);
    });
  const remove = (): Promise<void> =>
    attempt(async () => {
      await call('DELETE /risks/policies/{id}', { params: { id } });
      await navigate({ to: '/appAudit/decisions', search: {} });
      await refreshAlertRules();
      showToast({ tone: 'low', title: say('decisions.alertRule.removed', { name }) });
    });
  return (
    <span className={css.actions}>
      <ItemDeleteBox name={name} onDelete={() => void remove()} isDisabled={isPending} />
      {rule.is_enabled ? (
        <Button isPending={isPending} onPress={() => void switched(false)}>
          {say('decisions.alertRule.switchOff')}
        </Button>
      ) : isChanged ? null : (
        <Button variant="primary" isPending={isPending} onPress={() => void tryFirst()}>
          {say('decisions.alertRule.switchOn')}
        </Button>
      )}
      {isChanged ? save : null}
      <ConfirmDialog
        open={tried !== undefined}
        title={say('decisions.alertRule.switchOn.title', { name })}
        accept={say('decisions.alertRule.switchOn')}
        pending={isPending}
        onAccept={() => void switched(true)}
        onCancel={() => setTried(undefined)}
      >
        <div className={css.stack}>
          {tried === undefined ? null : <FoundSentence found={tried} />}
          <p className={css.quiet}>{say('decisions.alertRule.switchOn.text')}</p>
        </div>
      </ConfirmDialog>
    </span>
  );
}
