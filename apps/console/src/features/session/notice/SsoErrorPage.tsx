import { SSO_ERROR_CODES, type SsoErrorCode } from '@casbah/domain/identity-provider';
import type { sessionSignedOutNoticesWords } from '@casbah/messages/signed-out/session';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { useSessionWords } from '../../../words/useWords.ts';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';

const CODES: readonly SsoErrorCode[] = Object.values(SSO_ERROR_CODES);
const MOST_TEXT = 500;

/** Why single sign-on failed: our message for its code, otherwise the text in the URL. */
export function SsoErrorPage({ address }: PageProps) {
  const say = useSessionWords<typeof sessionSignedOutNoticesWords>();
  const given = address.text('code', 32);
  const code = CODES.find((one) => String(one) === given);
  return (
    <SessionFrame
      gate="closed"
      heading={say('session.sso.heading')}
      intro={
        code === undefined
          ? (address.text('error', MOST_TEXT) ?? say('session.sso.unknown'))
          : say(`session.sso.${code}`)
      }
    >
      {given === undefined ? null : <p className={css.links}>{say('session.sso.code', { code: given })}</p>}
      <div className={css.actions}>
        <a className={buttonClass({ variant: 'primary', size: 'large' })} href="#/">
          {say('session.toSignIn')}
        </a>
      </div>
    </SessionFrame>
  );
}
