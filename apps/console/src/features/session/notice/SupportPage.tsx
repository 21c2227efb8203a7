import type { sessionSignedOutNoticesWords } from '@casbah/messages/signed-out/session';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { LinkOutIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { useEffect, useState } from 'react';
import { answeredAddress } from '../../../request/safe-url.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import { useBeginning } from '../beginning.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';

const SECONDS = 10;
const TICK_MS = 1000;

/** Support contact; returns to the start page after a while unless the person stays. */
export function SupportPage() {
  const say = useSessionWords<typeof sessionSignedOutNoticesWords>();
  const team = useBeginning().config?.teamUrl ?? '';
  const url = team === '' ? undefined : answeredAddress(team);
  const [left, setLeft] = useState(SECONDS);
  const [stays, setStays] = useState(false);

  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), TICK_MS);
    return () => clearInterval(timer);
  }, [stays]);
  useEffect(() => {
    if (left <= 0) location.replace('#/');
  }, [left]);

  return (
    <SessionFrame
      heading={say('session.support.heading')}
      intro={say(url === undefined ? 'session.support.none' : 'session.support.text')}
    >
      {url === undefined ? null : (
        <p className={css.way}>
          <a href={url} rel="noreferrer" target="_blank">
            {url}
            <LinkOutIcon size={14} />
          </a>
        </p>
      )}
      {/* Not a live region: a countdown would keep screen readers busy. */}
      <p className={css.text} role="timer">
        {stays
          ? say('session.support.stayed')
          : say('session.support.countdown', { seconds: Math.max(0, left) })}
      </p>
      <div className={css.actions}>
        {stays ? null : (
          <Button size="large" onPress={() => setStays(true)}>
            {say('session.support.stay')}
          </Button>
        )}
      </div>
      <p className={css.links}>
        <a href="#/">{say('session.toSignIn')}</a>
      </p>
    </SessionFrame>
  );
}
