import type { Answer } from '@casbah/contract/client';
import type { SessionMessageId } from '@casbah/messages/load-session';
import { inputWords } from '@casbah/messages/parts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { callBeforeSignIn } from '../../request/api.ts';
import { cookie } from '../../request/cookie.ts';
import { ownPath } from '../../request/safe-url.ts';
import { useWords } from '../../words/useWords.ts';
import { withWords } from '../../words/words.ts';
import { readSignInAddress } from './address.ts';
import { SignInPage } from './SignInPage.tsx';
import { CONSOLE } from './sign-in.ts';

/** Once in a company's life: no weight for everybody's sign-in. */
const SetupPage = lazy(
  withWords([inputWords], async () => ({ default: (await import('./SetupPage.tsx')).SetupPage })),
);

export type Beginning =
  | { kind: 'ready'; setup: Answer<'GET /user/setup'> }
  | { kind: 'unreachable'; error: unknown };

/** What is known before anything is shown: the server's state, and whether the person is signed in already. */
export async function begin(): Promise<Beginning> {
  const address = readSignInAddress(location);
  try {
    // Without the cookie of the token there cannot be a session: no need to ask.
    if (cookie('csrftoken') !== undefined) {
      const signedIn = await callBeforeSignIn('GET /admin/user/sessions', {}).then(
        () => true,
        () => false,
      );
      if (signedIn) {
        // Who is signed in already goes on within this server only: nobody has asked whether another one is allowed.
        location.replace(ownPath(address?.redirect) ?? CONSOLE);
        await new Promise(() => undefined);
      }
    }
    return { kind: 'ready', setup: await callBeforeSignIn('GET /user/setup', {}) };
  } catch (error) {
    return { kind: 'unreachable', error };
  }
}

/** The pages in front of the session. They are hash routes; one that is not there leads home. */
export function SessionApp({ beginning }: { beginning: Beginning }) {
  const say = useWords<SessionMessageId>();
  const [address, setAddress] = useState(() => readSignInAddress(location));

  useEffect(() => {
    const read = () => setAddress(readSignInAddress(location));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  useEffect(() => {
    if (address === undefined) location.replace('#/');
  }, [address]);

  const needsSetup = beginning.kind === 'ready' && beginning.setup.needs_setup;
  useEffect(() => {
    document.title = say(needsSetup ? 'session.title.setup' : 'session.title.signIn');
  }, [needsSetup, say]);

  if (address === undefined) return null;
  if (beginning.kind === 'ready' && needsSetup)
    return (
      <Suspense>
        <SetupPage setup={beginning.setup} />
      </Suspense>
    );
  return (
    <SignInPage
      setup={beginning.kind === 'ready' ? beginning.setup : undefined}
      unreachable={beginning.kind === 'unreachable' ? beginning.error : undefined}
      address={address}
    />
  );
}
