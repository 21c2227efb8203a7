import { type Factor, RECOVERY_CODE } from '@casbah/contract/mfa';
import { MFA_CODE } from '@casbah/domain/pattern/number';
import type { SessionMessageId } from '@casbah/messages/load-session';
import type { mfaSignedOutWords } from '@casbah/messages/signed-out/mfa';
import type { IdOf } from '@casbah/messages/word-part';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { knowsPasskeys, PasskeyFailure } from '../../../request/passkeys.ts';
import { type ErrorWords, errorCode, errorWords, wordsOfCode } from '../../../words/error-words.ts';
import { type Say, useSessionWords } from '../../../words/useWords.ts';
import { CONSOLE } from '../console-address.ts';
import { Notice, Tidings } from '../Notice.tsx';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { readState, type State, sendCode, signOut, verifyCode, verifyPasskey } from './second-step.ts';

type SayStep = Say<IdOf<typeof mfaSignedOutWords> | SessionMessageId>;

/** The step after the password. Redirects to the console if no factor is needed, or to sign-in without a session. */
export function SecondFactorPage() {
  const say = useSessionWords<typeof mfaSignedOutWords>();
  const [state, setState] = useState<State>();
  const [failure, setFailure] = useState<unknown>();
  const words = useFailureWords(say, failure);

  useEffect(() => {
    let isHere = true;
    readState().then(
      (read) => {
        if (isHere) setState(read);
      },
      (error: unknown) => {
        if (isHere) setFailure(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, []);
  useEffect(() => {
    if (state?.kind === 'done') location.replace(CONSOLE);
    if (state?.kind === 'nobody') void signOut().then(() => location.replace('#/'));
  }, [state]);

  if (state?.kind === 'asked') return <Ways state={state} />;
  return (
    <SessionFrame heading={say('session.mfa.heading')}>
      <Notice words={words} />
    </SessionFrame>
  );
}

function Ways({ state }: { state: Extract<State, { kind: 'asked' }> }) {
  const say = useSessionWords<typeof mfaSignedOutWords>();
  const ways = state.factors.filter((factor) => factor !== 'passkey' || knowsPasskeys());
  const [way, setWay] = useState<Factor>(ways[0] ?? 'recovery');
  return (
    <SessionFrame heading={say('session.mfa.heading')} intro={say('session.mfa.intro')}>
      {/* Text typed for one method doesn't apply to another. */}
      {way === 'passkey' ? <PasskeyWay /> : <CodeWay key={way} way={way} email={state.email} />}
      {ways.length < 2 ? null : (
        <>
          <p className={css.or}>{say('session.mfa.otherWays')}</p>
          <div className={css.ways}>
            {ways
              .filter((other) => other !== way)
              .map((other) => (
                <Button key={other} size="large" wide onPress={() => setWay(other)}>
                  {say(`session.mfa.way.${other}`)}
                </Button>
              ))}
          </div>
        </>
      )}
      <p className={css.links}>
        <Button variant="link" onPress={() => void signOut().then(() => location.replace('#/'))}>
          {say('session.mfa.signOut')}
        </Button>
      </p>
    </SessionFrame>
  );
}

function PasskeyWay() {
  const say = useSessionWords<typeof mfaSignedOutWords>();
  const { isPending, words, run } = useStep(say);
  return (
    <div className={css.form}>
      <Notice words={words} />
      <p className={css.text}>{say('session.mfa.passkey.text')}</p>
      <Button variant="primary" size="large" wide isPending={isPending} onPress={() => run(verifyPasskey)}>
        {say('session.mfa.passkey.use')}
      </Button>
    </div>
  );
}

function CodeWay({ way, email }: { way: Exclude<Factor, 'passkey'>; email: string }) {
  const say = useSessionWords<typeof mfaSignedOutWords>();
  const { isPending, words, run, forget, tell } = useStep(say);
  const [sent, setSent] = useState<{ minutes: number; email: string }>();
  const [isSending, setSending] = useState(false);
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isReady = way !== 'mail' || sent !== undefined;

  useEffect(() => {
    if (isReady) field.current?.focus();
  }, [isReady]);

  const typed = code.replace(/[\s-]/g, '');
  const isCode = way === 'recovery' ? RECOVERY_CODE.test(grouped(typed)) : MFA_CODE.accepts(typed);
  const error = asked && !isCode ? say('session.mfa.invalidCode') : undefined;

  /** Starts over: typed text belongs to the previous code. */
  async function send(): Promise<void> {
    setCode('');
    setAsked(false);
    setSent(undefined);
    forget();
    setSending(true);
    try {
      const { minutes, email_hint } = await sendCode();
      setSent({ minutes, email: email_hint });
    } catch (failure) {
      tell(failure);
    } finally {
      setSending(false);
    }
  }

  async function submit(): Promise<void> {
    setAsked(true);
    if (isCode) {
      if (await run(() => verifyCode(typed))) return;
      setCode('');
      setAsked(false);
    }
    field.current?.focus();
  }

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Notice words={words} />
      <Tidings text={sent === undefined ? undefined : say('session.mfa.MSG_VERIFICATION_CODE_SENT', sent)} />
      {sent === undefined ? <p className={css.text}>{say(`session.mfa.${way}.text`, { email })}</p> : null}
      {isReady ? (
        <>
          <TextField
            label={say(way === 'recovery' ? 'session.mfa.recoveryCode' : 'session.mfa.code')}
            size="large"
            inputMode={way === 'recovery' ? 'text' : 'numeric'}
            autoComplete={way === 'recovery' ? 'off' : 'one-time-code'}
            spellCheck="false"
            maxLength={32}
            value={code}
            onChange={setCode}
            error={error}
            inputRef={field}
          />
          <Button type="submit" variant="primary" size="large" wide isPending={isPending}>
            {say('session.mfa.submit')}
          </Button>
        </>
      ) : null}
      {way === 'mail' ? (
        <Button
          variant={isReady ? 'secondary' : 'primary'}
          size="large"
          wide
          isPending={isSending}
          onPress={() => void send()}
        >
          {say(isReady ? 'session.mfa.mail.resend' : 'session.mfa.mail.send')}
        </Button>
      ) : null}
    </form>
  );
}

/** A recovery code in its printed form; people leave out the dashes or put them elsewhere. */
function grouped(typed: string): string {
  return typed.toLowerCase().replace(/(.{4})(?=.)/g, '$1-');
}

/** Runs one step, with its redirect and error. */
function useStep(say: SayStep) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const words = useFailureWords(say, failure);

  /** Leaves the page on success; returns whether it did. */
  async function run(step: () => Promise<string>): Promise<boolean> {
    setFailure(undefined);
    setPending(true);
    try {
      // The spinner stays until the browser has left the page.
      location.assign(await step());
      return true;
    } catch (error) {
      // The time limit has passed: sign-in starts over.
      if (errorCode(error) === 'UNAUTHORIZED') location.replace('#/?error=401');
      setFailure(error);
      setPending(false);
      return false;
    }
  }
  return { isPending, words, run, tell: setFailure, forget: () => setFailure(undefined) };
}

function useFailureWords(say: SayStep, failure: unknown): ErrorWords | undefined {
  const intl = useIntl();
  if (failure === undefined) return undefined;
  if (failure instanceof PasskeyFailure)
    return { text: wordsOfCode(intl, failure.code), requestId: undefined };
  return errorWords(intl, failure, {
    unreachable: say('session.error.unreachable'),
    unexpected: say('session.error.unknown'),
  });
}
