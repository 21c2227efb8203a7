import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '@casbah/domain/password';
import type { passwordSignedOutWords } from '@casbah/messages/signed-out/password';
import type { IdOf } from '@casbah/messages/word-part';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { callBeforeSignIn } from '../../../request/api.ts';
import { type ErrorWords, errorAnswer, errorWords } from '../../../words/error-words.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import { NewPassword, useNewPassword } from '../NewPassword.tsx';
import { Notice } from '../Notice.tsx';
import { PasswordField } from '../PasswordField.tsx';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { withNewTokenOnce } from '../token.ts';
import { asksForPresent, type PasswordMode, passwordMode } from './mode.ts';

const HEADINGS = {
  set: 'session.password.set',
  change: 'session.password.change',
  'must-change': 'session.password.change',
  reset: 'session.password.reset',
} as const satisfies Record<PasswordMode, IdOf<typeof passwordSignedOutWords>>;

const INTROS = {
  set: 'session.password.set.intro',
  change: 'session.password.change.intro',
  'must-change': 'session.password.must.intro',
  reset: 'session.password.reset.intro',
} as const satisfies Record<PasswordMode, IdOf<typeof passwordSignedOutWords>>;

/** Sets, changes or resets a password: opened from the emailed link, or at sign-in if it has expired. */
export function ResetPasswordPage({ address }: PageProps) {
  const say = useSessionWords<typeof passwordSignedOutWords>();
  const intl = useIntl();
  const mode = passwordMode(address.value('set'));
  const ctx = address.value('ctx');
  const email = address.text('email', 320);
  const company = address.text('t', 128);
  const isPartner = address.flag('is_partner') === true;

  const { draft, setDraft, submit: check, passwordRef, againRef } = useNewPassword();
  const [present, setPresent] = useState('');
  const [pending, setPending] = useState(false);
  const [isDone, setDone] = useState(false);
  const [notice, setNotice] = useState<ErrorWords>();
  const presentRef = useRef<HTMLInputElement>(null);
  useEffect(() => (presentRef.current ?? passwordRef.current)?.focus(), [passwordRef]);

  const asks = asksForPresent(mode);
  const presentError = asks && present === '' ? say('session.password.oldMissing') : undefined;
  const isSame = asks && draft.password !== '' && draft.password === present;

  const forgotten = `#/forgotpassword?${new URLSearchParams({
    ...(email === undefined ? {} : { email }),
    ...(isPartner ? { partnerEnabled: 'true' } : {}),
  })}`;
  const signIn = `#/?${new URLSearchParams({
    ...(email === undefined ? {} : { email }),
    ...(isPartner ? { is_partner: 'true' } : {}),
  })}`;

  async function submit(known: { email: string; ctx: string }): Promise<void> {
    setNotice(undefined);
    const isRight = check(isSame);
    if (presentError !== undefined) {
      presentRef.current?.focus();
      return;
    }
    if (!isRight) return;
    setPending(true);
    const tenant = address.text('tid', 128);
    const body = {
      ...known,
      password: draft.password,
      ...(tenant === undefined ? {} : { tenant_db: tenant }),
    };
    try {
      await withNewTokenOnce(() =>
        asks
          ? callBeforeSignIn('POST /user/expiredpasswordapi', {
              body: { ...body, action: 'change', old_password: present },
            })
          : callBeforeSignIn('POST /user/resetpasswordapi', { body: { ...body, action: 'update' } }),
      );
      setDone(true);
    } catch (error) {
      setNotice(refusalOf(error));
      if (errorAnswer(error)?.error === 'PASSWORD_INCORRECT') presentRef.current?.focus();
      setPending(false);
    }
  }

  function refusalOf(error: unknown): ErrorWords {
    const answer = errorAnswer(error);
    const requestId = answer?.request_id;
    switch (answer?.error) {
      case 'LINK_INVALID':
      case 'UNAUTHORIZED':
      case 'DENIED':
        return { text: say('session.password.RESET_UNAUTHORIZED_ERROR'), requestId };
      case 'PASSWORD_REUSED':
        return { text: say('session.password.RESET_PASSWORD_REUSE_ERROR'), requestId };
      case 'PASSWORD_TOO_WEAK':
        return {
          text: say('session.password.RESET_PASSWORD_VALIDATION_ERROR', {
            minimum: Number(answer.details?.minimum ?? PASSWORD_MINIMUM),
            maximum: Number(answer.details?.maximum ?? PASSWORD_MAXIMUM),
          }),
          requestId,
        };
      case 'PASSWORD_INCORRECT':
        return { text: say('session.password.CHANGE_PASSWORD_INCORRECT_ERROR'), requestId };
      default:
        return errorWords(intl, error, {
          unreachable: say('session.error.unreachable'),
          unexpected: say('session.error.unknown'),
        });
    }
  }

  if (isDone)
    return (
      <SessionFrame
        state={<Chip tone="low">{say('session.password.done')}</Chip>}
        heading={say(HEADINGS[mode])}
        intro={<span role="status">{say('session.password.MSG_RESET_PWD_ACK')}</span>}
      >
        <div className={css.actions}>
          <a className={buttonClass({ variant: 'primary', size: 'large' })} href={signIn}>
            {say('session.toSignIn')}
          </a>
        </div>
      </SessionFrame>
    );
  if (ctx === undefined || email === undefined)
    return (
      <SessionFrame gate="closed" heading={say(HEADINGS[mode])} intro={say('session.password.incomplete')}>
        <div className={css.actions}>
          <a className={buttonClass({ variant: 'primary', size: 'large' })} href={forgotten}>
            {say('session.password.askAgain')}
          </a>
          <a className={buttonClass({ size: 'large' })} href="#/">
            {say('session.toSignIn')}
          </a>
        </div>
      </SessionFrame>
    );
  return (
    <SessionFrame heading={say(HEADINGS[mode])} intro={say(INTROS[mode])}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) void submit({ email, ctx });
        }}
      >
        <Notice words={notice} />
        <p className={css.text}>
          {say('session.password.for', { email })}
          {company === undefined ? null : ` · ${company}`}
        </p>
        {/* Password managers store the new password under this name. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        {asks ? (
          <PasswordField
            label={say(mode === 'must-change' ? 'session.password.current' : 'session.password.old')}
            autoComplete="current-password"
            value={present}
            onChange={setPresent}
            error={draft.isSubmitted ? presentError : undefined}
            inputRef={presentRef}
          />
        ) : null}
        <NewPassword
          draft={draft}
          onChange={setDraft}
          labels={{
            password: say('session.password.new'),
            again: say('session.password.again'),
            tooWeak: say('session.password.tooWeak'),
            mismatch: say('session.password.MSG_PWD_MISMATCH'),
          }}
          refused={isSame ? say('session.password.same') : undefined}
          passwordRef={passwordRef}
          againRef={againRef}
        />
        <Button type="submit" variant="primary" size="large" wide isPending={pending}>
          {say('session.password.submit')}
        </Button>
      </form>
      <p className={css.links}>
        <a href={forgotten}>{say('session.password.askAgain')}</a> ·{' '}
        <a href="#/">{say('session.toSignIn')}</a>
      </p>
    </SessionFrame>
  );
}
