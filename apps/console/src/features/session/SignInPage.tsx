import type { Answer } from '@casbah/contract/client';
import type { ErrorCode } from '@casbah/contract/error';
import type { SessionMessageId } from '@casbah/messages/load-session';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type ErrorWords, errorWords, wordsOfCode } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import type { SignInAddress } from './address.ts';
import { Notice } from './Notice.tsx';
import { PasswordField } from './PasswordField.tsx';
import css from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';
import { signIn } from './sign-in.ts';

/** Errors that other pages send people here with, by their code; told after a moment, so that screen readers hear them. */
const SENT_WITH: Readonly<Record<number, ErrorCode>> = {
  70: 'LOCKED_OUT',
  401: 'UNAUTHORIZED',
  403: 'DENIED',
  700: 'PROFILE_DEACTIVATED',
};
const TOLD_AFTER_MS = 1500;

export function SignInPage({
  setup,
  address,
  unreachable,
}: {
  /** What the server says of itself; absent while it does not answer. */
  setup: Answer<'GET /user/setup'> | undefined;
  address: SignInAddress;
  unreachable: unknown;
}) {
  const say = useWords<SessionMessageId>();
  const intl = useIntl();
  const [failure, setFailure] = useState<unknown>(unreachable);
  const [sentWith, setSentWith] = useState<ErrorCode>();
  const [values, setValues] = useState({ email: address.email ?? '', password: '' });
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const code = address.error === undefined ? undefined : SENT_WITH[address.error];
    if (code === undefined) return;
    const timer = setTimeout(() => setSentWith(code), TOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address.error]);

  useEffect(() => {
    (address.email === undefined ? email : password).current?.focus();
  }, [address.email]);

  const emailError = values.email.trim() === '' ? say('session.signIn.emailMissing') : undefined;
  const passwordError = values.password === '' ? say('session.signIn.passwordMissing') : undefined;

  async function submit(): Promise<void> {
    setAsked(true);
    setFailure(undefined);
    setSentWith(undefined);
    if (emailError !== undefined) return email.current?.focus();
    if (passwordError !== undefined) return password.current?.focus();
    setPending(true);
    try {
      // The button keeps turning until the browser has left the page.
      location.assign(await signIn({ ...values, redirect: address.redirect }));
    } catch (error) {
      setFailure(error);
      setPending(false);
      password.current?.focus();
    }
  }

  const notice: ErrorWords | undefined =
    failure !== undefined
      ? errorWords(intl, failure, {
          unreachable: say('session.error.unreachable'),
          unexpected: say('session.error.unknown'),
        })
      : sentWith !== undefined
        ? { text: wordsOfCode(intl, sentWith, { wait: 15 }), requestId: undefined }
        : undefined;

  const demo = setup?.demo ?? null;
  return (
    <SessionFrame
      heading={say('session.signIn.heading')}
      intro={say('session.signIn.intro')}
      version={setup?.version}
    >
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Notice words={notice} />
        <TextField
          label={say('session.signIn.email')}
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
        <PasswordField
          label={say('session.signIn.password')}
          autoComplete="current-password"
          value={values.password}
          onChange={(text) => setValues({ ...values, password: text })}
          error={asked ? passwordError : undefined}
          inputRef={password}
        />
        <Button type="submit" variant="primary" size="large" wide isPending={pending}>
          {say('session.signIn.submit')}
        </Button>
      </form>
      {demo === null ? null : (
        <section className={css.demo}>
          <h2>{say('session.demo.heading')}</h2>
          <p>{say('session.demo.text')}</p>
          <dl>
            <div>
              <dt>
                <VisuallyHidden>{say('session.signIn.email')}</VisuallyHidden>
              </dt>
              <dd>{demo.email}</dd>
            </div>
            <div>
              <dt>
                <VisuallyHidden>{say('session.signIn.password')}</VisuallyHidden>
              </dt>
              <dd>{demo.password}</dd>
            </div>
          </dl>
          <Button size="small" onPress={() => setValues({ email: demo.email, password: demo.password })}>
            {say('session.demo.fill')}
          </Button>
        </section>
      )}
    </SessionFrame>
  );
}
