import type { notificationsWords } from '@casbah/messages/notifications';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useSession } from '../../request/session.ts';
import { showErrorToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';

/** Choice made since the page was loaded, newer than the session's value. */
let chosen: boolean | undefined;

/** Whether unseen notices are emailed daily. */
export function MailChoice() {
  const say = useWords<typeof notificationsWords>();
  const { user_prefs: prefs } = useSession();
  const [wants, setWants] = useState(chosen ?? prefs.notice_mail !== 'never');
  const choose = async (next: boolean): Promise<void> => {
    setWants(next);
    try {
      await call('POST /admin/user/saveprefs', {
        body: { user_prefs: { notice_mail: next ? 'daily' : 'never' } },
      });
      chosen = next;
    } catch (error) {
      setWants(!next);
      showErrorToast(error, { title: say('notifications.mail.failed') });
    }
  };
  return (
    <Switch isSelected={wants} onChange={(next) => void choose(next)}>
      {say('notifications.mail')}
    </Switch>
  );
}
