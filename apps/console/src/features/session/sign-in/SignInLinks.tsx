import { useSessionWords } from '../../../words/useWords.ts';
import css from '../SessionFrame.module.css';

/** Links to sign-up, and between company and partner sign-in. They keep the redirect target. */
export function SignInLinks({
  isPartner,
  hidesPartner,
  redirect,
}: {
  isPartner: boolean;
  hidesPartner: boolean;
  redirect: string | undefined;
}) {
  const say = useSessionWords();
  const to = (mode: 'true' | 'false') =>
    `#/?${new URLSearchParams({ is_partner: mode, ...(redirect === undefined ? {} : { redirect }) })}`;
  return (
    <p className={css.links}>
      {say('session.signIn.newHere')} <a href="#/signup">{say('session.signIn.create')}</a>
      {isPartner ? (
        <>
          {' · '}
          <a href={to('false')}>{say('session.signIn.toUsual')}</a>
        </>
      ) : hidesPartner ? null : (
        <>
          {' · '}
          <a href={to('true')}>{say('session.signIn.toPartner')}</a>
        </>
      )}
    </p>
  );
}
