import type { sessionSignedOutNoticesWords } from '@casbah/messages/signed-out/session';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { useEffect, useState } from 'react';
import { callBeforeSignIn } from '../../../request/api.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { withNewTokenOnce } from '../token.ts';

/** The same in every language. */
const COMMAND = 'npx casbah operator-link';

/** A code works once, so rendering again reuses the first response. */
const exchanges = new Map<string, Promise<unknown>>();

function exchange(code: string): Promise<unknown> {
  const begun =
    exchanges.get(code) ??
    withNewTokenOnce(() => callBeforeSignIn('POST /user/operator', { body: { code } }));
  exchanges.set(code, begun);
  return begun;
}

/** Target of the link that Casbah prints: exchanges its code, then opens the sign-in page. */
export function OperatorPage({ address }: PageProps) {
  const say = useSessionWords<typeof sessionSignedOutNoticesWords>();
  const code = address.value('code') ?? '';
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    let isHere = true;
    exchange(code).then(
      () => {
        if (!isHere) return;
        // Removes the used code from the browser history; a full reload then shows the operator's content.
        history.replaceState(null, '', '/#/');
        location.reload();
      },
      () => {
        if (isHere) setRefused(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [code]);

  if (!isRefused) return <SessionFrame heading={say('session.operator.opening')} />;
  return (
    <SessionFrame
      gate="closed"
      heading={say('session.operator.heading')}
      intro={say('session.operator.text')}
    >
      <p className={css.text}>
        <code>{COMMAND}</code>
      </p>
      <div className={css.actions}>
        <a className={buttonClass({ variant: 'primary', size: 'large' })} href="#/">
          {say('session.toSignIn')}
        </a>
      </div>
    </SessionFrame>
  );
}
