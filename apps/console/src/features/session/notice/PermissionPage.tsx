import type { sessionSignedOutNoticesWords } from '@casbah/messages/signed-out/session';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { useSessionWords } from '../../../words/useWords.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';

export function PermissionPage() {
  const say = useSessionWords<typeof sessionSignedOutNoticesWords>();
  return (
    <SessionFrame
      gate="closed"
      heading={say('session.permission.heading')}
      intro={say('session.permission.text')}
    >
      <div className={css.actions}>
        <a className={buttonClass({ variant: 'primary', size: 'large' })} href="#/">
          {say('session.toSignIn')}
        </a>
      </div>
    </SessionFrame>
  );
}
