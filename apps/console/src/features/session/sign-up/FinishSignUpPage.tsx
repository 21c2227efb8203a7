import type { FinishInfo } from '@casbah/contract/signup';
import type { signupSignedOutWords } from '@casbah/messages/signed-out/signup';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { callBeforeSignIn } from '../../../request/api.ts';
import { type ErrorWords, errorAnswer, errorWords } from '../../../words/error-words.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import { goOn, pageNamedIn } from '../going-on.ts';
import { NewPassword, useNewPassword } from '../NewPassword.tsx';
import { Notice } from '../Notice.tsx';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { withNewTokenOnce } from '../token.ts';

/** Kind of sign-up, which determines the calls and who names the company. */
type Kind = 'company' | 'connector';

interface Link {
  email: string;
  ctx: string;
}

type Known = { kind: 'info'; info: FinishInfo } | { kind: 'invalid' } | { kind: 'failed'; error: unknown };

async function readInfo(kind: Kind, link: Link): Promise<Known> {
  try {
    const info = await (kind === 'company'
      ? callBeforeSignIn('GET /user/signupfinishinfo', { query: link })
      : callBeforeSignIn('GET /user/connector-signupfinishinfo', { query: link }));
    return { kind: 'info', info };
  } catch (error) {
    return isInvalid(error) ? { kind: 'invalid' } : { kind: 'failed', error };
  }
}

function isInvalid(error: unknown): boolean {
  const code = errorAnswer(error)?.error;
  return code === 'LINK_INVALID' || code === 'BAD_REQUEST' || code === 'NOT_FOUND';
}

export function FinishSignUpPage(props: PageProps) {
  return <FinishPage {...props} kind="company" />;
}

export function ConnectorFinishSignUpPage(props: PageProps) {
  return <FinishPage {...props} kind="connector" />;
}

function FinishPage({ address, kind }: PageProps & { kind: Kind }) {
  const say = useSessionWords<typeof signupSignedOutWords>();
  const email = address.text('e', 320);
  const ctx = address.value('c');
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (email === undefined || ctx === undefined) setKnown({ kind: 'invalid' });
    else void readInfo(kind, { email, ctx }).then(setKnown);
  }, [kind, email, ctx]);

  if (known === undefined) return null;
  if (known.kind === 'info' && ctx !== undefined)
    return (
      <FinishForm kind={kind} info={known.info} ctx={ctx} onInvalid={() => setKnown({ kind: 'invalid' })} />
    );
  const isInvalidLink = known.kind === 'invalid';
  return (
    <SessionFrame
      gate="closed"
      heading={say(isInvalidLink ? 'session.finish.invalid' : 'session.finish.heading')}
      intro={say(isInvalidLink ? 'session.finish.INVALID_SIGNUP_LINK' : 'session.signUp.MSG_NW_ERROR')}
    >
      <div className={css.actions}>
        {isInvalidLink ? (
          <a className={buttonClass({ variant: 'primary', size: 'large' })} href="#/signup">
            {say('session.finish.signUpAgain')}
          </a>
        ) : (
          <Button variant="primary" size="large" onPress={() => location.reload()}>
            {say('session.failed.reload')}
          </Button>
        )}
        <a className={buttonClass({ size: 'large' })} href="#/">
          {say('session.toSignIn')}
        </a>
      </div>
    </SessionFrame>
  );
}

function FinishForm({
  kind,
  info,
  ctx,
  onInvalid,
}: {
  kind: Kind;
  info: FinishInfo;
  ctx: string;
  onInvalid: () => void;
}) {
  const say = useSessionWords<typeof signupSignedOutWords>();
  const intl = useIntl();
  const { draft, setDraft, submit: check, passwordRef, againRef } = useNewPassword();
  const [company, setCompany] = useState(info.tenant_name);
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useState<ErrorWords>();
  const companyRef = useRef<HTMLInputElement>(null);
  useEffect(() => (companyRef.current ?? passwordRef.current)?.focus(), [passwordRef]);
  const companyError =
    kind === 'connector' && company.trim() === '' ? say('session.signUp.missing') : undefined;

  async function submit(): Promise<void> {
    setNotice(undefined);
    const isRight = check();
    if (companyError !== undefined) {
      companyRef.current?.focus();
      return;
    }
    if (!isRight) return;
    setPending(true);
    const body = {
      signup_context: ctx,
      admin_email: info.admin_email,
      admin_password: draft.password,
      resource_uri: info.resource_uri,
    };
    try {
      await goOn(
        await withNewTokenOnce(() =>
          kind === 'company'
            ? callBeforeSignIn('POST /user/signupfinishapi', { body })
            : callBeforeSignIn('POST /user/connector-signupfinishapi', {
                body: { ...body, company_name: company.trim() },
              }),
        ),
      );
    } catch (error) {
      const answer = errorAnswer(error);
      if (answer?.error === 'LINK_INVALID') return onInvalid();
      if (answer?.error === 'MFA_REQUIRED') {
        location.assign(pageNamedIn(answer.details) ?? '/#/mfa');
        return;
      }
      setNotice(
        answer === undefined
          ? { text: say('session.signUp.MSG_NW_ERROR'), requestId: undefined }
          : errorWords(intl, error, {
              unreachable: say('session.signUp.MSG_NW_ERROR'),
              unexpected: say('session.signUp.MSG_NW_ERROR'),
            }),
      );
      setPending(false);
    }
  }

  const hasName = info.first_name !== '' || info.last_name !== '';
  return (
    <SessionFrame
      heading={say('session.finish.heading')}
      intro={
        kind === 'company'
          ? say('session.finish.intro', { company: info.tenant_name, email: info.admin_email })
          : say('session.finish.connectorIntro', { email: info.admin_email })
      }
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
        {hasName ? (
          <p className={css.text}>
            {say('session.finish.greeting', { first: info.first_name, last: info.last_name })}
          </p>
        ) : null}
        <input type="hidden" autoComplete="username" value={info.admin_email} readOnly />
        {kind === 'connector' ? (
          <TextField
            label={say('session.signUp.company')}
            size="large"
            autoComplete="organization"
            maxLength={64}
            value={company}
            onChange={setCompany}
            error={draft.isSubmitted ? companyError : undefined}
            inputRef={companyRef}
          />
        ) : null}
        <NewPassword
          draft={draft}
          onChange={setDraft}
          labels={{
            password: say('session.finish.password'),
            again: say('session.finish.again'),
            tooWeak: say('session.finish.tooWeak'),
            mismatch: say('session.finish.MSG_PWD_MISMATCH'),
          }}
          passwordRef={passwordRef}
          againRef={againRef}
        />
        <Button type="submit" variant="primary" size="large" wide isPending={pending}>
          {say('session.finish.submit')}
        </Button>
      </form>
    </SessionFrame>
  );
}
