import type { agentsSignedOutWords } from '@casbah/messages/signed-out/agents';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useSessionWords } from '../../../words/useWords.ts';
import { SessionFrame } from '../SessionFrame.tsx';

/** Opened by the agent once it has reached Casbah. */
export function InstalledPage() {
  const say = useSessionWords<typeof agentsSignedOutWords>();
  return (
    <SessionFrame
      state={<Chip tone="low">{say('session.reach.state')}</Chip>}
      heading={say('session.reach.heading')}
      intro={say('session.reach.text')}
    />
  );
}
