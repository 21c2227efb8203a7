import { ApiError } from '@casbah/contract/client';
import { isDomainName } from '@casbah/domain/domain-name';
import { isEmail } from '@casbah/domain/email';
import type { signupSignedOutWords } from '@casbah/messages/signed-out/signup';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { callBeforeSignIn } from '../../../request/api.ts';
import { type ErrorWords, errorCode, errorWords } from '../../../words/error-words.ts';
import { useLanguage } from '../../../words/LanguageProvider.tsx';
import { useSessionWords } from '../../../words/useWords.ts';
import { Notice } from '../Notice.tsx';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { withNewTokenOnce } from '../token.ts';

const MOST_NAME = 64;

type Openness = 'open' | 'closed' | 'unknown';

async function readOpenness(): Promise<Openness> {
  try {
    await callBeforeSignIn('GET /user/signupcheck', {});
    return 'open';
  } catch (error) {
    // The response says that sign-up is closed.
    return error instanceof ApiError && error.status === 200 ? 'closed' : 'unknown';
  }
}

/** Sign-up of a company. The form shows only if sign-up is open. */
export function SignUpPage({ address }: PageProps) {
  const say = useSessionWords<typeof signupSignedOutWords>();
  const [openness, setOpenness] = useState<Openness>();
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => {
    void readOpenness().then(setOpenness);
  }, []);

  if (openness === undefined) return null;
  if (sentTo !== undefined) return <SignedUp email={sentTo} />;
  if (openness === 'open') return <SignUpForm app={address.text('app', 64)} onSent={setSentTo} />;
  return (
    <SessionFrame
      gate="closed"
      heading={say('session.signUp.closed')}
      intro={say(openness === 'closed' ? 'session.signUp.closedText' : 'session.signUp.checkFailed')}
    >
      <div className={css.actions}>
        <a className={buttonClass({ variant: 'primary', size: 'large' })} href="#/">
          {say('session.toSignIn')}
        </a>
      </div>
    </SessionFrame>
  );
}

function SignedUp({ email }: { email: string }) {
  const say = useSessionWords<typeof signupSignedOutWords>();
  return (
    <SessionFrame
      state={<Chip tone="low">{say('session.signUp.sent')}</Chip>}
      heading={say('session.ack.heading')}
      intro={<span role="status">{say('session.signUp.MSG_SIGNUP_SUCCESS')}</span>}
    >
      <p className={css.text}>{say('session.signUp.VERIFICATION_EMAIL_SENT_MSG', { email })}</p>
      <p className={css.links}>
        <a href="#/signup-ack">{say('session.ack.steps')}</a> · <a href="#/">{say('session.toSignIn')}</a>
      </p>
    </SessionFrame>
  );
}

function SignUpForm({ app, onSent }: { app: string | undefined; onSent: (email: string) => void }) {
  const say = useSessionWords<typeof signupSignedOutWords>();
  const intl = useIntl();
  const { language } = useLanguage();
  const [notice, setNotice] = useState<ErrorWords>();
  const { control, handleSubmit, setFocus, formState, getValues, setValue } = useForm({
    defaultValues: { company: '', email: '', firstName: '', lastName: '', domain: '' },
    mode: 'onTouched',
  });
  useEffect(() => setFocus('company'), [setFocus]);

  const submit = handleSubmit(async ({ company, email, firstName, lastName, domain }) => {
    setNotice(undefined);
    const body = {
      company: company.trim(),
      email: email.trim(),
      domain: domain.trim(),
      lang: language,
      fname: firstName.trim(),
      lname: lastName.trim(),
      ...(app === undefined ? {} : { app }),
    };
    try {
      await withNewTokenOnce(() => callBeforeSignIn('POST /user/signupapi', { body }));
      onSent(body.email);
    } catch (error) {
      setNotice(
        errorCode(error) === undefined
          ? { text: say('session.signUp.MSG_NW_ERROR'), requestId: undefined }
          : errorWords(intl, error, {
              unreachable: say('session.error.unreachable'),
              unexpected: say('session.error.unknown'),
            }),
      );
    }
  });

  const name = {
    validate: (value: string) => {
      const { length } = [...value.trim()];
      if (length === 0) return say('session.signUp.missing');
      return length <= MOST_NAME || say('session.signUp.tooLong', { maximum: MOST_NAME });
    },
  };
  const fields = [
    ['company', say('session.signUp.company'), 'organization', name, undefined],
    ['firstName', say('session.signUp.firstName'), 'given-name', name, undefined],
    ['lastName', say('session.signUp.lastName'), 'family-name', name, undefined],
    [
      'email',
      say('session.signUp.email'),
      'email',
      { validate: (value: string) => isEmail(value.trim()) || say('session.signUp.emailInvalid') },
      undefined,
    ],
    [
      'domain',
      say('session.signUp.domain'),
      'off',
      { validate: (value: string) => isDomainName(value.trim()) || say('session.signUp.domainInvalid') },
      say('session.signUp.domainHint'),
    ],
  ] as const;

  function left(field: (typeof fields)[number][0]): void {
    // Usually the domain is that of the email.
    const domain = getValues('email').trim().split('@').at(-1) ?? '';
    if (field === 'email' && getValues('domain') === '' && isDomainName(domain)) setValue('domain', domain);
  }

  return (
    <SessionFrame heading={say('session.signUp.heading')} intro={say('session.signUp.intro')}>
      <form className={css.form} onSubmit={submit} noValidate>
        <Notice words={notice} />
        {fields.map(([field, label, autoComplete, rules, hint]) => (
          <Controller
            key={field}
            control={control}
            name={field}
            rules={rules}
            render={({ field: input, fieldState }) => (
              <TextField
                label={label}
                hint={hint}
                size="large"
                type={field === 'email' ? 'email' : 'text'}
                autoComplete={autoComplete}
                value={input.value}
                onChange={input.onChange}
                onBlur={() => {
                  input.onBlur();
                  left(field);
                }}
                error={fieldState.error?.message}
                inputRef={input.ref}
              />
            )}
          />
        ))}
        <Button type="submit" variant="primary" size="large" wide isPending={formState.isSubmitting}>
          {say('session.signUp.submit')}
        </Button>
      </form>
      <p className={css.links}>
        <a href="#/">{say('session.toSignIn')}</a>
      </p>
    </SessionFrame>
  );
}
