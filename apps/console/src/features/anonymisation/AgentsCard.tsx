import type { anonymisationWords } from '@casbah/messages/anonymisation';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { useSettingRight } from '../../request/setting-rights.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Anonymisation.module.css';
import { datalinksQuery } from './queries.ts';

/** Shows which agents replace names with tokens before logs leave their machines. */
export function AgentsCard() {
  const say = useWords<typeof anonymisationWords>();
  const right = useSettingRight('audit', 'spanva_anonymization');
  const mayChange = right === 'may';
  const { data } = useQuery(datalinksQuery);
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  if (data === undefined) return null;
  const change = async (isOn: boolean): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      const setting = { app_name: 'audit', param_name: 'spanva_anonymization', param_value: isOn };
      await call('POST /admin/config/update', { body: setting });
      await queryClient.invalidateQueries({ queryKey: datalinksQuery.queryKey });
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  const names = data.spanvadatalinks.map((link) => `${link.agent_name} (${link.datasource_name})`);
  return (
    <Card title={say('anonymisation.agents')}>
      <div className={css.stack}>
        <Switch
          isSelected={data.spanva_anonymization}
          isDisabled={!mayChange || isPending}
          onChange={(isOn) => void change(isOn)}
        >
          {say('anonymisation.agents.switch')}
        </Switch>
        <p className={css.text}>{say('anonymisation.agents.hint')}</p>
        <p className={css.second}>
          {names.length === 0
            ? say('anonymisation.agents.none')
            : say('anonymisation.token.agents', { names: names.join(', ') })}
        </p>
        {right === 'sysadmin-only' ? <p className={css.second}>{say('anonymisation.onlySysadmin')}</p> : null}
        {failure === undefined ? null : <ErrorView error={failure} compact />}
      </div>
    </Card>
  );
}
