import { isEmail, isTenantName } from '@casbah/domain/email';
import { isSupportAccount } from '@casbah/domain/support-account';
import type { passwordSignedOutWords } from '@casbah/messages/signed-out/password';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useEffect, useRef, useState } from 'react';
import { callBeforeSignIn } from '../../../request/api.ts';
import { type ErrorWords, errorAnswer } from '../../../words/error-words.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import { Notice, Tidings } from '../Notice.tsx';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { withNewTokenOnce } from '../token.ts';

/** Requests a password reset link. The response is the same whether or not the account exists. */
export function ForgotPasswordPage({ address }: PageProps) {
  const say = useSessionWords<typeof passwordSignedOutWords>();
  // Partners have accounts in several companies, so they must name one.
  const asksForCompany = address.flag('partnerEnabled') === true;
  const [values, setValues] = useState({ email: address.text('email', 320) ?? '', company: '' });
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [notice, setNotice] = useState<ErrorWords>();
  const email = useRef<HTMLInputElement>(null);
  const company = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);

  const typed = values.email.trim();
  const emailError =
    isEmail(typed) && !isSupportAccount(typed) ? undefined : say('session.password.emailInvalid');
  const companyError =
    asksForCompany && !isTenantName(values.company.trim())
      ? say('session.password.tenantMissing')
      : undefined;

  async function submit(): Promise<void> {
    setAsked(true);
    setNotice(undefined);
    setSent(false);
    const wrong = emailError !== undefined ? email : companyError !== undefined ? company : undefined;
    if (wrong !== undefined) {
      wrong.current?.focus();
      return;
    }
    setPending(true);
    try {
      const body = { email: typed, ...(asksForCompany ? { tenant_db: values.company.trim() } : {}) };
      await withNewTokenOnce(() => callBeforeSignIn('POST /user/forgotpasswordapi', { body }));
      setSent(true);
      setAsked(false);
    } catch (error) {
      setNotice(refusalOf(error));
    }
    setPending(false);
  }

  function refusalOf(error: unknown): ErrorWords {
    const answer = errorAnswer(error);
    const requestId = answer?.request_id;
    switch (answer?.error) {
      case 'INVALID_USER_EMAIL':
        return { text: say('session.password.emailInvalid'), requestId };
      case 'UNAUTHORIZED':
      case 'DENIED':
        return { text: say('session.password.MSG_UNAUTHORIZED_ERROR'), requestId };
      default:
        return { text: say('session.password.MSG_NW_ERROR'), requestId };
    }
  }

  return (
    <SessionFrame
      heading={say('session.password.forgot.heading')}
      intro={say('session.password.forgot.intro')}
    >
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) void submit();
        }}
      >
        <Notice words={notice} />
        <Tidings text={isSent ? say('session.password.MSG_FORGOT_PWD_ACK') : undefined} />
        <TextField
          label={say('session.password.email')}
          size="large"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={320}
          value={values.email}
          onChange={(text) => setValues({ ...values, email: text })}
          error={asked ? emailError : undefined}
          inputRef={email}
        />
        {asksForCompany ? (
          <TextField
            label={say('session.password.tenant')}
            hint={say('session.password.tenantHint')}
            size="large"
            autoComplete="organization"
            maxLength={128}
            value={values.company}
            onChange={(text) => setValues({ ...values, company: text })}
            error={asked ? companyError : undefined}
            inputRef={company}
          />
        ) : null}
        <Button type="submit" variant="primary" size="large" wide isPending={pending}>
          {say('session.password.forgot.submit')}
        </Button>
      </form>
      <p className={css.links}>
        <a href="#/">{say('session.toSignIn')}</a>
      </p>
    </SessionFrame>
  );
}
