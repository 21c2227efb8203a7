import { isEmail } from '@casbah/domain/email';
import { isStrong } from '@casbah/domain/password';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ConfirmPassword } from '@casbah/widgets/password-field/ConfirmPassword.tsx';
import { PasswordStrength } from '@casbah/widgets/password-field/PasswordStrength.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { callBeforeSignIn } from '../../request/api.ts';
import { errorCode, errorWords } from '../../words/error-words.ts';
import { useSessionWords } from '../../words/useWords.ts';
import { useBeginning } from './beginning.ts';
import { goOn } from './going-on.ts';
import { Notice } from './Notice.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { PageProps } from './page-props.ts';
import css from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';
import { withNewTokenOnce } from './token.ts';

const MOST = 64;

/**
 * First run: creates the first company and its sysadmin. The link that Casbah prints contains the setup
 * token.
 */
export function SetupPage({ address }: PageProps) {
  const say = useSessionWords();
  const intl = useIntl();
  const [failure, setFailure] = useState<unknown>();
  const given = address.value('setup_token') ?? '';
  const { control, handleSubmit, setFocus, watch, formState } = useForm({
    defaultValues: { token: given, company: '', name: '', email: '', password: '', again: '' },
    mode: 'onTouched',
  });
  const password = watch('password');
  const needsToken = useBeginning().setup?.needs_setup_token ?? false;
  // The link contains the token: it is asked for only if it turns out to be wrong.
  const [asksForToken, setAsksForToken] = useState(needsToken && given === '');
  useEffect(() => setFocus(asksForToken ? 'token' : 'company'), [setFocus, asksForToken]);

  const submit = handleSubmit(async ({ token, company, name, email, password }) => {
    setFailure(undefined);
    try {
      const body = {
        company: company.trim(),
        name: name.trim(),
        email: email.trim(),
        password,
        ...(needsToken ? { setup_token: token.trim() } : {}),
      };
      await goOn(await withNewTokenOnce(() => callBeforeSignIn('POST /user/setup', { body })));
    } catch (error) {
      if (errorCode(error) === 'SETUP_TOKEN_WRONG') setAsksForToken(true);
      setFailure(error);
    }
  });

  const text = (missing: 'session.setup.companyMissing' | 'session.setup.nameMissing') => ({
    validate: (value: string) => {
      const length = value.trim().length;
      if (length === 0) return say(missing);
      return length <= MOST || say('session.setup.tooLong', { maximum: MOST });
    },
  });

  return (
    <SessionFrame heading={say('session.setup.heading')} intro={say('session.setup.intro')}>
      <form className={css.form} onSubmit={submit} noValidate>
        <Notice
          words={
            failure === undefined
              ? undefined
              : errorWords(intl, failure, {
                  unreachable: say('session.error.unreachable'),
                  unexpected: say('session.error.unknown'),
                })
          }
        />
        {asksForToken ? (
          <Controller
            control={control}
            name="token"
            rules={{ validate: (value) => value.trim() !== '' || say('session.setup.tokenMissing') }}
            render={({ field, fieldState }) => (
              <TextField
                label={say('session.setup.token')}
                hint={say('session.setup.tokenHint')}
                size="large"
                autoComplete="off"
                maxLength={128}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={fieldState.error?.message}
                inputRef={field.ref}
              />
            )}
          />
        ) : null}
        <Controller
          control={control}
          name="company"
          rules={text('session.setup.companyMissing')}
          render={({ field, fieldState }) => (
            <TextField
              label={say('session.setup.company')}
              size="large"
              autoComplete="organization"
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
              inputRef={field.ref}
            />
          )}
        />
        <Controller
          control={control}
          name="name"
          rules={text('session.setup.nameMissing')}
          render={({ field, fieldState }) => (
            <TextField
              label={say('session.setup.name')}
              size="large"
              autoComplete="name"
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
              inputRef={field.ref}
            />
          )}
        />
        <Controller
          control={control}
          name="email"
          rules={{ validate: (value) => isEmail(value.trim()) || say('session.setup.emailInvalid') }}
          render={({ field, fieldState }) => (
            <TextField
              label={say('session.setup.email')}
              hint={say('session.setup.emailHint')}
              size="large"
              type="email"
              inputMode="email"
              autoComplete="username"
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
              inputRef={field.ref}
            />
          )}
        />
        <Controller
          control={control}
          name="password"
          rules={{ validate: (value) => isStrong(value) || say('session.setup.passwordWeak') }}
          render={({ field, fieldState }) => (
            <PasswordField
              label={say('session.setup.password')}
              autoComplete="new-password"
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
              inputRef={field.ref}
            />
          )}
        />
        <PasswordStrength password={password} />
        <Controller
          control={control}
          name="again"
          rules={{ validate: (value, { password }) => value === password }}
          render={({ field }) => (
            <ConfirmPassword
              label={say('session.setup.again')}
              size="large"
              password={password}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              submitted={formState.isSubmitted}
              keypressErrors={formState.isSubmitted}
              faultWords={{ match: say('session.setup.againDifferent') }}
              inputRef={field.ref}
            />
          )}
        />
        <Button type="submit" variant="primary" size="large" wide isPending={formState.isSubmitting}>
          {say('session.setup.submit')}
        </Button>
      </form>
    </SessionFrame>
  );
}
