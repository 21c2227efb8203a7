import type { agentsSignedOutWords } from '@casbah/messages/signed-out/agents';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useSessionWords } from '../../../words/useWords.ts';
import { CONSOLE } from '../console-address.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';

export function DevicePendingPage() {
  const say = useSessionWords<typeof agentsSignedOutWords>();
  return (
    <SessionFrame
      gate="closed"
      state={<Chip tone="medium">{say('session.device.pending.state')}</Chip>}
      heading={say('session.device.pending')}
      intro={say('session.device.pending.text')}
    >
      <div className={css.actions}>
        <Button variant="primary" size="large" onPress={() => location.reload()}>
          {say('session.device.again')}
        </Button>
        <a className={buttonClass({ size: 'large' })} href={CONSOLE}>
          {say('session.device.console')}
        </a>
      </div>
    </SessionFrame>
  );
}
