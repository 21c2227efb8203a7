import type { SessionMessageId } from '@casbah/messages/load-session';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { knowsPasskeys } from '../../../request/passkeys.ts';
import { ownPath } from '../../../request/safe-url.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import type { SsoProvider } from '../beginning.ts';
import css from '../SessionFrame.module.css';
import type { Way } from './ways.ts';

const WORDS = {
  password: 'session.signIn.withPassword',
  saml: 'session.signIn.withSaml',
  oidc: 'session.signIn.withOidc',
} as const satisfies Record<Way, SessionMessageId>;

/** Alternative sign-in methods: first the company's providers by name, once it is known. */
export function OtherWays({
  way,
  offered,
  providers,
  onChoose,
  onPasskey,
}: {
  /** The method shown on the page. */
  way: Way;
  offered: readonly Way[];
  /** Providers of the company in the link, or of the email's domain. */
  providers: readonly SsoProvider[];
  onChoose: (way: Way) => void;
  /** Undefined if Casbah's own accounts aren't offered. */
  onPasskey: (() => void) | undefined;
}) {
  const say = useSessionWords();
  const ways = offered.filter((one) => one !== way);
  const named = providers.flatMap(({ id, name, type, login_url }) => {
    const href = ownPath(login_url);
    return href === undefined || !offered.includes(type) ? [] : [{ id, name, href }];
  });
  const passkey = onPasskey !== undefined && knowsPasskeys() ? onPasskey : undefined;
  if (ways.length + named.length === 0 && passkey === undefined) return null;
  return (
    <>
      <div className={css.or}>{say('session.signIn.or')}</div>
      <div className={css.ways}>
        {named.map(({ id, name, href }) => (
          <a key={id} className={buttonClass({ size: 'large', wide: true })} href={href}>
            {say('session.signIn.withProvider', { provider: name })}
          </a>
        ))}
        {ways.map((one) => (
          <Button key={one} size="large" wide onPress={() => onChoose(one)}>
            {say(WORDS[one])}
          </Button>
        ))}
        {passkey === undefined ? null : (
          <Button size="large" wide onPress={passkey}>
            {say('session.signIn.withPasskey')}
          </Button>
        )}
      </div>
    </>
  );
}
