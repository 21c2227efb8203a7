import type { SessionMessageId } from '@casbah/messages/load-session';
import type { SessionNoticeMessageId } from '@casbah/messages/session-parts';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';

/** Somebody invited themselves: the mail that proves their address is under way. */
export function AutoInvitePage() {
  const say = useWords<SessionNoticeMessageId | SessionMessageId>();
  return (
    <SessionFrame
      state={<Chip tone="low">{say('session.invite.state')}</Chip>}
      heading={say('session.invite.heading')}
      intro={say('session.invite.text')}
    >
      <p className={css.text}>{say('session.invite.hint')}</p>
      <p className={css.links}>
        <a href="#/">{say('session.toSignIn')}</a>
      </p>
    </SessionFrame>
  );
}
