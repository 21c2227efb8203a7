import type { SessionMessageId } from '@casbah/messages/load-session';
import type { SessionNoticeMessageId } from '@casbah/messages/session-parts';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';

export function PermissionPage() {
  const say = useWords<SessionNoticeMessageId | SessionMessageId>();
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
