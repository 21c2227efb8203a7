import type { sessionSignedOutNoticesWords } from '@casbah/messages/signed-out/session';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useSessionWords } from '../../../words/useWords.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';

/** Self-invitation: the verification email was sent. */
export function AutoInvitePage() {
  const say = useSessionWords<typeof sessionSignedOutNoticesWords>();
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
