import type { Answer } from '@casbah/contract/client';
import type { anonymisationWords } from '@casbah/messages/anonymisation';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useSettingRight } from '../../request/setting-rights.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Anonymisation.module.css';
import { AskDialog } from './AskDialog.tsx';
import { refreshReveals } from './queries.ts';

/**
 * The company's anonymization setting, and what the reader sees. One person can turn it on; turning it off
 * takes two.
 */
export function SettingCard({ state }: { state: Answer<'GET /admin/anonymisation/state'> }) {
  const say = useWords<typeof anonymisationWords>();
  const right = useSettingRight('privacy', 'user_anonymization');
  const mayChange = right === 'may';
  const [dialog, setDialog] = useState<'on' | 'off'>();
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);

  const switchOn = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      const setting = { app_name: 'privacy', param_name: 'user_anonymization', param_value: true };
      await call('POST /admin/config/update', { body: setting });
      await refreshReveals();
      // Every page caches whether names are hidden from the person.
      window.location.reload();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
      setDialog(undefined);
    }
  };
  return (
    <Card
      title={say('anonymisation.setting')}
      aside={
        <Chip tone={state.is_on ? 'low' : 'neutral'}>
          {say(state.is_on ? 'anonymisation.on' : 'anonymisation.off')}
        </Chip>
      }
    >
      <div className={css.stack}>
        <p className={css.text}>{say(state.is_on ? 'anonymisation.on.hint' : 'anonymisation.off.hint')}</p>
        {state.is_on ? (
          <p className={css.text}>
            {say(state.people === 'hidden' ? 'anonymisation.you.hidden' : 'anonymisation.you.names')}
          </p>
        ) : null}
        <p className={state.deciders === 0 ? css.warn : css.second}>
          {say('anonymisation.deciders', { count: state.deciders })}
          {state.deciders_too_new === 0
            ? null
            : ` ${say('anonymisation.deciders.tooNew', { count: state.deciders_too_new })}`}
          {state.deciders_not_independent === 0
            ? null
            : ` ${say('anonymisation.deciders.notIndependent', { count: state.deciders_not_independent })}`}
          {state.deciders === 0 ? ` ${say('anonymisation.deciders.none')}` : null}
        </p>
        {mayChange ? (
          <div>
            {state.is_on ? (
              <Button onPress={() => setDialog('off')}>{say('anonymisation.switchOff')}</Button>
            ) : (
              <Button variant="primary" onPress={() => setDialog('on')}>
                {say('anonymisation.switchOn')}
              </Button>
            )}
          </div>
        ) : null}
        {right === 'sysadmin-only' ? <p className={css.second}>{say('anonymisation.onlySysadmin')}</p> : null}
        {failure === undefined ? null : <ErrorView error={failure} compact />}
      </div>
      <ConfirmDialog
        open={dialog === 'on'}
        title={say('anonymisation.switchOn.title')}
        accept={say('anonymisation.switchOn')}
        pending={isPending}
        onAccept={() => void switchOn()}
        onCancel={() => setDialog(undefined)}
      >
        {say('anonymisation.switchOn.explain')}
      </ConfirmDialog>
      {dialog === 'off' ? <AskDialog onClose={() => setDialog(undefined)} /> : null}
    </Card>
  );
}
