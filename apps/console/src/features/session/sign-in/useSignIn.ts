import { isEmail } from '@casbah/domain/email';
import { isSupportAccount } from '@casbah/domain/support-account';
import { isVerificationEmail } from '@casbah/domain/verification-email';
import { usableStorage } from '@casbah/widgets/storage-notice/browser-storage.ts';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { cookie } from '../../../request/cookie.ts';
import { type ErrorWords, errorAnswer } from '../../../words/error-words.ts';
import { useSessionWords } from '../../../words/useWords.ts';
import { useBeginning } from '../beginning.ts';
import { goOn, pageNamedIn } from '../going-on.ts';
import type { PageProps } from '../page-props.ts';
import { type Credentials, signIn, type TenantIdentifier, tenantsIn } from './sign-in.ts';
import { readSignInAddress } from './sign-in-address.ts';
import { failureWords, sentWords, TOLD_AFTER_MS } from './sign-in-failure.ts';
import { useSsoCheck } from './useSsoCheck.ts';
import { chosenWay, keepWay, startOf, WAYS, type Way } from './ways.ts';

/** Default until the general configuration is loaded. */
const OIDC_KEY = 'casbah.oidc';
const SECOND_FACTOR = '/#/mfa';

/** The attempted action: no errors show before one. */
type Asked = 'no' | 'sign-in' | 'sso';

export interface SignInValues {
  email: string;
  password: string;
  /** For shared support accounts: the person's name and the key they were given. */
  verification: string;
  key: string;
  /** The selected company, if there are several. */
  tenant: string;
}

/** Sign-in form: input, errors and the next step. */
export function useSignIn({ address: given, segment }: PageProps) {
  const say = useSessionWords();
  const intl = useIntl();
  const { config, unreachable, providers: linked } = useBeginning();
  const address = readSignInAddress(given, { segment, cookie });
  const storage = usableStorage(() => localStorage);
  const oidcKey = config?.oidcLocalStorageKey ?? OIDC_KEY;
  const offers = (way: Way) => (address.forcesOidc ? way === 'oidc' : !address.hides[way]);

  const [way, setWay] = useState<Way>(() => {
    const chosen = chosenWay(storage, oidcKey);
    return chosen !== undefined && offers(chosen) ? chosen : (WAYS.find(offers) ?? 'password');
  });
  const [values, setValues] = useState<SignInValues>({
    email: address.email ?? '',
    password: '',
    verification: '',
    key: '',
    tenant: '',
  });
  const [tenants, setTenants] = useState<readonly TenantIdentifier[]>([]);
  const [asked, setAsked] = useState<Asked>('no');
  const [isPending, setPending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [notice, setNotice] = useState<ErrorWords | undefined>(() =>
    unreachable === undefined ? undefined : failureWords(intl, say, unreachable),
  );
  const check = useSsoCheck();
  const refs = {
    email: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    verification: useRef<HTMLInputElement>(null),
    tenant: useRef<HTMLSelectElement>(null),
  };

  const { error: sentWith } = address;
  useEffect(() => {
    const words = sentWords(intl, say, sentWith);
    if (words === undefined) return;
    const timer = setTimeout(() => setNotice({ text: words, requestId: undefined }), TOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentWith, intl, say]);

  const email = values.email.trim();
  const isSupport = way === 'password' && isSupportAccount(email);
  const errors = {
    email:
      email === ''
        ? say(asked === 'sso' ? 'session.signIn.emailForSso' : 'session.signIn.emailMissing')
        : isEmail(email)
          ? undefined
          : say('session.signIn.emailInvalid'),
    password: values.password === '' && !isSupport ? say('session.signIn.passwordMissing') : undefined,
    verification:
      !isSupport ||
      isVerificationEmail(values.verification.trim(), {
        account: email,
        deployment: config?.deploymentType ?? '',
      })
        ? undefined
        : say('session.signIn.verificationInvalid'),
    tenant: tenants.length > 0 && values.tenant === '' ? say('session.signIn.tenantMissing') : undefined,
  };

  function change(what: Partial<SignInValues>): void {
    setValues({ ...values, ...what });
    // Another email has accounts in other companies.
    if (what.email !== undefined) setTenants([]);
  }

  function leaveFor(to: Exclude<Way, 'password'>): void {
    setPending(true);
    setLeaving(true);
    location.assign(startOf(to, { email, query: (name) => given.value(name) }));
  }

  /** Continues by the email's domain, unless the URL already names the company. */
  function continueWith(to: Exclude<Way, 'password'>): void {
    setAsked('sso');
    setNotice(undefined);
    if (email === '' ? address.company === undefined : !isEmail(email)) {
      refs.email.current?.focus();
      return;
    }
    keepWay(storage, oidcKey, to);
    leaveFor(to);
  }

  /** Selects one of the other methods. */
  function choose(to: Way): void {
    if (to !== 'password') {
      continueWith(to);
      return;
    }
    keepWay(storage, oidcKey, to);
    setWay(to);
    setAsked('no');
    setNotice(undefined);
    refs.email.current?.focus();
  }

  /** Looks up the email's sign-in method and follows it; returns whether it leads elsewhere. */
  async function followEmail(): Promise<boolean> {
    const staysWithPassword = config?.oidcAllowSkip === true && chosenWay(storage, oidcKey) === 'password';
    const to = await check.wayOf(email, staysWithPassword);
    if (to === 'password' || !check.isHere()) return false;
    leaveFor(to);
    return true;
  }

  async function submit(): Promise<void> {
    if (isPending) return;
    if (way !== 'password') {
      continueWith(way);
      return;
    }
    setAsked('sign-in');
    setNotice(undefined);
    const wrong = (['email', 'password', 'verification', 'tenant'] as const).find(
      (field) => errors[field] !== undefined,
    );
    if (wrong !== undefined) {
      refs[wrong].current?.focus();
      return;
    }
    setPending(true);
    if (!(await followEmail())) await enter(values.tenant);
  }

  function credentials(custdomain: string): Credentials {
    const { relay, endpointAgent, redirect, isPartner, partner } = address;
    return {
      email,
      password: values.password,
      ...(custdomain === '' ? {} : { custdomain }),
      ...(redirect === undefined ? {} : { redirect }),
      ...(relay === undefined ? {} : { relay_url: relay.url }),
      ...(relay?.eln === undefined ? {} : { eln: relay.eln }),
      ...(endpointAgent === undefined ? {} : { epagentid: endpointAgent }),
      ...(isSupport
        ? { casbah_email: values.verification.trim(), two_factor_auth_key: values.key.trim() }
        : {}),
      ...(isPartner ? { is_partner: true } : {}),
      ...(partner === undefined ? {} : { partner }),
    };
  }

  async function enter(custdomain: string): Promise<void> {
    try {
      await goOn(await signIn(credentials(custdomain)));
    } catch (error) {
      await refused(error, custdomain);
    }
  }

  async function refused(error: unknown, custdomain: string): Promise<void> {
    const answer = errorAnswer(error);
    const next = pageNamedIn(answer?.details);
    switch (answer?.error) {
      case 'MFA_REQUIRED':
        location.assign(next ?? SECOND_FACTOR);
        return;
      case 'PASSWORD_EXPIRED':
        if (next === undefined) break;
        location.assign(next);
        return;
      case 'TENANT_REQUIRED': {
        const choices = tenantsIn(answer.details);
        const wanted = address.company?.toLowerCase();
        const named = choices.find(({ name }) => name.toLowerCase() === wanted);
        // The URL names the company, so no choice is needed.
        if (named !== undefined && custdomain === '') return enter(named.database_name);
        setTenants(choices);
        setValues({ ...values, tenant: '' });
        setAsked('no');
        break;
      }
      case 'INVALID_DB_LOGIN':
        setWay('oidc');
        setAsked('no');
        break;
      default:
        break;
    }
    setNotice(failureWords(intl, say, error));
    setPending(false);
    (answer?.error === 'INVALID_DB_LOGIN' ? refs.email : refs.password).current?.focus();
  }

  async function enterWithPasskey(): Promise<void> {
    setNotice(undefined);
    setPending(true);
    const { signInWithPasskey } = await import('../mfa/second-step.ts');
    try {
      location.assign(await signInWithPasskey(address.redirect));
    } catch (error) {
      setNotice(failureWords(intl, say, error));
      setPending(false);
      // The email must sign in with its company's provider.
      if (errorAnswer(error)?.error === 'INVALID_DB_LOGIN') refs.email.current?.focus();
    }
  }

  return {
    address,
    way,
    offers,
    values,
    change,
    tenants,
    notice,
    isPending,
    isLeaving,
    isSupport,
    refs,
    /** No errors before the first attempt. */
    errors: {
      email: asked === 'no' ? undefined : errors.email,
      password: asked === 'sign-in' ? errors.password : undefined,
      verification: asked === 'sign-in' ? errors.verification : undefined,
      tenant: asked === 'sign-in' ? errors.tenant : undefined,
    },
    providers: [
      ...linked,
      ...check.providersOf(email).filter(({ id }) => linked.every((other) => other.id !== id)),
    ],
    choose,
    submit,
    followEmail,
    enterWithPasskey,
  };
}
