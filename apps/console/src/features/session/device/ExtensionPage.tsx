import type { agentsSignedOutWords } from '@casbah/messages/signed-out/agents';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useEffect, useState } from 'react';
import { ownPath } from '../../../request/safe-url.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import { CONSOLE } from '../console-address.ts';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { GO_ON_AFTER_MS, lookForExtension } from './extension.ts';

/** Waits for the extension that routes this browser's traffic through the gateway, then continues. */
export function ExtensionPage({ address }: PageProps) {
  const say = useSessionWords<typeof agentsSignedOutWords>();
  const [isFound, setFound] = useState(false);
  useEffect(() => lookForExtension(() => setFound(true)), []);
  useEffect(() => {
    if (!isFound) return;
    const target = ownPath(address.value('redirect')) ?? CONSOLE;
    const timer = setTimeout(() => location.replace(target), GO_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isFound, address]);
  return (
    <SessionFrame
      state={
        <span role="status">
          {isFound ? (
            <Chip tone="low">{say('session.extension.foundState')}</Chip>
          ) : (
            <Chip tone="medium">{say('session.extension.state')}</Chip>
          )}
        </span>
      }
      heading={say(isFound ? 'session.extension.found' : 'session.extension.heading')}
      intro={say(isFound ? 'session.extension.foundText' : 'session.extension.text')}
    >
      {isFound ? null : (
        <ol className={css.steps}>
          <li>{say('session.extension.step.install')}</li>
          <li>{say('session.extension.step.allow')}</li>
          <li>{say('session.extension.step.stay')}</li>
        </ol>
      )}
    </SessionFrame>
  );
}
