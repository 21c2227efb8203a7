import type { agentsSignedOutWords } from '@casbah/messages/signed-out/agents';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useSessionWords } from '../../../words/useWords.ts';
import { CONSOLE } from '../console-address.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';

export function DeviceBlockedPage() {
  const say = useSessionWords<typeof agentsSignedOutWords>();
  return (
    <SessionFrame
      gate="closed"
      state={<Chip tone="high">{say('session.device.blocked.state')}</Chip>}
      heading={say('session.device.blocked')}
      intro={say('session.device.blocked.text')}
    >
      <div className={css.actions}>
        <a className={buttonClass({ size: 'large' })} href={CONSOLE}>
          {say('session.device.console')}
        </a>
      </div>
    </SessionFrame>
  );
}
