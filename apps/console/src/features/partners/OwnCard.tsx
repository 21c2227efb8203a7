import type { Answer } from '@casbah/contract/client';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useSession } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import css from './Partners.module.css';
import { useChange } from './queries.ts';
import { usePartnersWords } from './usePartnersWords.ts';

/** What other companies know this one by, as a partner. */
export function OwnCard({ own }: { own: Answer<'GET /admin/partners'>['own'] }) {
  const say = usePartnersWords();
  const { tenantName } = useSession();
  const { isPending, failure, change } = useChange();
  const [given, setGiven] = useState(own ?? { code: '', name: tenantName, logout_url: '' });
  const set = (field: keyof typeof given) => (value: string) =>
    setGiven((before) => ({ ...before, [field]: value }));
  return (
    <Card title={say('partners.own')}>
      <div className={css.stack}>
        <p className={css.hint}>{say('partners.own.hint')}</p>
        <div className={css.fields}>
          <TextField
            label={say('partners.code')}
            hint={say('partners.code.hint')}
            value={given.code}
            onChange={set('code')}
            maxLength={32}
          />
          <TextField label={say('partners.name')} value={given.name} onChange={set('name')} maxLength={64} />
          <TextField
            label={say('partners.logout')}
            hint={say('partners.logout.hint')}
            value={given.logout_url}
            onChange={set('logout_url')}
            maxLength={2048}
          />
        </div>
        <div>
          <Button
            isPending={isPending}
            isDisabled={given.code.trim() === '' || given.name.trim() === ''}
            onPress={() => void change(() => call('POST /admin/partners/own', { body: given }))}
          >
            {say('partners.save')}
          </Button>
        </div>
        {failure === undefined ? null : <ErrorView error={failure} compact />}
      </div>
    </Card>
  );
}
