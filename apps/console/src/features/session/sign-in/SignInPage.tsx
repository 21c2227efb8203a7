import type { SessionMessageId } from '@casbah/messages/load-session';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useEffect } from 'react';
import { useSessionWords } from '../../../words/useWords.ts';
import { useBeginning } from '../beginning.ts';
import { ChoiceField } from '../ChoiceField.tsx';
import { Notice, Tidings } from '../Notice.tsx';
import { PasswordField } from '../PasswordField.tsx';
import type { PageProps } from '../page-props.ts';
import css from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { DemoCompany } from './DemoCompany.tsx';
import { OtherWays } from './OtherWays.tsx';
import { SignInLinks } from './SignInLinks.tsx';
import { SupportFields } from './SupportFields.tsx';
import { useSignIn } from './useSignIn.ts';
import { WAYS, type Way } from './ways.ts';

const SUBMIT = {
  password: 'session.signIn.submit',
  saml: 'session.signIn.withSaml',
  oidc: 'session.signIn.withOidc',
} as const satisfies Record<Way, SessionMessageId>;

/** Sign-in by password or single sign-on, depending on the email. */
export function SignInPage(props: PageProps) {
  const say = useSessionWords();
  const { setup } = useBeginning();
  const form = useSignIn(props);
  const { address, way, values, change, errors, refs, tenants } = form;
  const { email, password, tenant } = refs;

  const isFilled = address.email !== undefined;
  useEffect(() => {
    ((isFilled ? password.current : undefined) ?? email.current)?.focus();
  }, [isFilled, email, password]);
  useEffect(() => {
    if (tenants.length > 0) tenant.current?.focus();
  }, [tenants, tenant]);

  return (
    <SessionFrame
      heading={say(address.isPartner ? 'session.signIn.partnerHeading' : 'session.signIn.heading')}
      intro={say(address.isPartner ? 'session.signIn.partnerIntro' : 'session.signIn.intro')}
    >
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Notice words={form.notice} />
        <Tidings text={form.isLeaving ? say('session.signIn.goingToSso') : undefined} />
        {address.partner === undefined ? null : (
          <p className={css.text}>{say('session.signIn.partner', { partner: address.partner })}</p>
        )}
        {address.company === undefined ? null : (
          <p className={css.text}>{say('session.signIn.company', { company: address.company })}</p>
        )}
        <TextField
          label={say('session.signIn.email')}
          size="large"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={320}
          value={values.email}
          onChange={(text) => change({ email: text })}
          error={errors.email}
          inputRef={email}
        />
        {way === 'password' ? (
          <PasswordField
            label={say('session.signIn.password')}
            autoComplete="current-password"
            value={values.password}
            onChange={(text) => change({ password: text })}
            // People who switch to their password have already entered their email.
            onFocus={() => void form.followEmail()}
            error={errors.password}
            inputRef={password}
            aside={
              <a
                aria-label={say('session.signIn.forgotLong')}
                href={`#/forgotpassword${address.isPartner ? '?partnerEnabled=true' : ''}`}
              >
                {say('session.signIn.forgot')}
              </a>
            }
          />
        ) : null}
        {form.isSupport ? (
          <SupportFields
            values={values}
            onChange={change}
            error={errors.verification}
            inputRef={refs.verification}
          />
        ) : null}
        {tenants.length === 0 ? null : (
          <ChoiceField
            label={say('session.signIn.tenant')}
            placeholder={say('session.signIn.tenantChoose')}
            options={tenants.map(({ name, database_name }) => ({ value: database_name, label: name }))}
            value={values.tenant}
            onChange={(chosen) => change({ tenant: chosen })}
            error={errors.tenant}
            selectRef={tenant}
          />
        )}
        <Button type="submit" variant="primary" size="large" wide isPending={form.isPending}>
          {say(SUBMIT[way])}
        </Button>
      </form>
      <OtherWays
        way={way}
        offered={WAYS.filter(form.offers)}
        providers={form.providers}
        onChoose={form.choose}
        onPasskey={form.offers('password') ? () => void form.enterWithPasskey() : undefined}
      />
      <SignInLinks
        isPartner={address.isPartner}
        hidesPartner={address.hides.partner}
        redirect={address.redirect}
      />
      {setup?.demo == null ? null : <DemoCompany demo={setup.demo} onFill={change} />}
    </SessionFrame>
  );
}
