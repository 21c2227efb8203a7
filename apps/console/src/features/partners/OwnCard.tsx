import type { Answer } from '@casbah/contract/client';
import { PARTNER_CODE, PARTNER_LOGOUT_URL } from '@casbah/domain/partner';
import type { partnersWords } from '@casbah/messages/partners';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useSession } from '../../request/session.ts';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Partners.module.css';
import { useChange } from './queries.ts';

/** The code by which other companies know this one as a partner. */
export function OwnCard({ own }: { own: Answer<'GET /admin/partners'>['own'] }) {
  const say = useWords<typeof partnersWords>();
  const { tenantName } = useSession();
  const { isPending, failure, change } = useChange();
  const [given, setGiven] = useState(own ?? { code: '', name: tenantName, logout_url: '' });
  const [attempts, setAttempts] = useState(0);
  const wasTried = attempts > 0;
  const wrong = {
    code: !PARTNER_CODE.test(given.code.trim().toLowerCase()),
    name: given.name.trim() === '',
    logout: !PARTNER_LOGOUT_URL.test(given.logout_url),
  };
  const problemOf = (field: keyof typeof wrong) =>
    wasTried && wrong[field] ? say(`partners.${field}.wrong`) : undefined;
  const save = (): void => {
    setAttempts((before) => before + 1);
    if (wrong.code || wrong.name || wrong.logout) return;
    void change(async () => {
      await call('POST /admin/partners/own', { body: given });
      showToast({ tone: 'low', title: say('partners.saved') });
    });
  };
  const set = (field: keyof typeof given) => (value: string) =>
    setGiven((before) => ({ ...before, [field]: value }));
  return (
    <Card title={say('partners.own')}>
      <div className={css.stack}>
        <FormErrors error={failure} attempt={attempts}>
          <p className={css.hint}>{say('partners.own.hint')}</p>
          <div className={css.fields}>
            <TextField
              name="code"
              isRequired
              label={say('partners.code')}
              hint={say('partners.code.hint')}
              value={given.code}
              onChange={set('code')}
              formatError={problemOf('code')}
              maxLength={32}
            />
            <TextField
              name="name"
              isRequired
              label={say('partners.name')}
              value={given.name}
              onChange={set('name')}
              error={problemOf('name')}
              maxLength={64}
            />
            <TextField
              name="logout_url"
              label={say('partners.logout')}
              hint={say('partners.logout.hint')}
              value={given.logout_url}
              onChange={set('logout_url')}
              error={problemOf('logout')}
              maxLength={2048}
            />
          </div>
          <div>
            <Button isPending={isPending} onPress={save}>
              {say('partners.save')}
            </Button>
          </div>
        </FormErrors>
      </div>
    </Card>
  );
}
