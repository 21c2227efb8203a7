import { randomBytes } from 'node:crypto';
import type { ProviderChoice, SsoStatus } from '@casbah/contract/sso';
import type { ProviderAnswer } from '@casbah/domain/identity-provider';
import {
  domainOfEmail,
  type ProviderKind,
  type ProviderTest,
  SSO_ERROR_CODES,
  SSO_REDIRECT,
  type SsoErrorCode,
} from '@casbah/domain/identity-provider';
import { MINUTE_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  answerSignIn,
  beginSignIn,
  endSsoSessions,
  findProvider,
  findSignIn,
  findSsoDomain,
  findTester,
  listShownProviders,
  nameSsoSession,
  type StoredProvider,
  saveProviderTest,
  takeSignIn,
  takeTicket,
  useAnswer,
} from '@casbah/stores/control/sso/identity-providers';
import { type Trace, traceOf, visitorAuthor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import type { Exchange } from '../http/exchange.ts';
import { OutgoingFailed, OutgoingRefused } from '../http/outgoing.ts';
import { nameOfSession } from '../http/sessions.ts';
import type { Seal } from '../seal.ts';
import { addressesOf } from './addresses.ts';
import type { OidcProvider, OpenIdConnect } from './oidc.ts';
import { assertOwnAddress, ForeignAddress, personOf } from './people.ts';
import { AnswerRefused } from './said.ts';
import type { LogoutMessage, SamlParts } from './saml.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Loaded on the first SAML sign-in: XML signature libraries are large, and few companies use them. */
const loadSaml = () => import('./saml.ts');

/** Single sign-on ended without a session: the page `/ssoerror` shows the error code. */
export class SignOnFailed extends Error {
  readonly code: SsoErrorCode;
  /** Where the browser goes instead during a provider test. */
  readonly place: string | undefined;
  constructor(
    code: SsoErrorCode,
    why: string,
    { place, ...options }: ErrorOptions & { place?: string } = {},
  ) {
    super(why, options);
    this.name = 'SignOnFailed';
    this.code = code;
    this.place = place;
  }
}

/** Starts sessions, for every kind of identity provider. */
export interface Door {
  enter(
    exchange: Exchange,
    known: { id: string; tenant_id: string; email: string },
    entry: { method: ProviderKind; provider: string; redirect: string | undefined },
  ): Promise<{ kind: 'signed-in'; redirect: string } | { kind: 'second-factor'; to: string }>;
}

/** The person to sign in, and their destination. */
export interface Wish {
  /** The provider's ID here. */
  provider?: string | undefined;
  email?: string | undefined;
  redirect?: string | undefined;
}

/** Next step of the browser. */
export interface Onward {
  url: string;
  /** Cookie that identifies the browser when it returns. */
  browser: string;
}

/** Time limit for signing in at the provider. */
export const SIGN_IN_MS = 15 * MINUTE_MS;
/** Time limit from the form to the page, which follows immediately. */
const TICKET_MS = 60_000;
const TESTED_PAGE = '/ui/settings/sso';

const newSecret = (): string => randomBytes(32).toString('base64url');
/** ID of a SAML request: it must not begin with a digit. */
const newRequestId = (): string => `_${randomBytes(32).toString('hex')}`;

export const isSecret = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{43}$/.test(text);

export function choiceOf({ id, name, kind }: StoredProvider): ProviderChoice {
  const login_url =
    kind === 'saml'
      ? `/saml2/login?idp=${encodeURIComponent(id)}`
      : `/oidc/auth/?provider=${encodeURIComponent(id)}`;
  return { id, name, type: kind, login_url };
}

interface SignInParts {
  control: ControlStore;
  clock: () => number;
  seal: Seal;
  keys: SigningKeys;
  oidc: OpenIdConnect;
  entrance: Door;
}

export class SignIn {
  readonly #parts: SignInParts;

  constructor(parts: SignInParts) {
    this.#parts = parts;
  }

  /** Depends on the domain alone, with the same work for known and unknown people. */
  async status(email: string): Promise<SsoStatus> {
    const { domain, providers } = await this.#parts.control.asSystem(async (tx) => {
      const domain = await findSsoDomain(tx, domainOfEmail(email));
      return {
        domain,
        providers: domain === undefined ? [] : await listShownProviders(tx, domain.tenant_id),
      };
    });
    if (domain === undefined)
      return {
        api_response: 'success',
        sso_status: 'none',
        force_oidc_login: false,
        force_sso: false,
        code: 0,
        providers: [],
      };
    return {
      api_response: 'success',
      sso_status: domain.kind,
      force_oidc_login: domain.kind === 'oidc' && domain.is_forced,
      force_sso: domain.is_forced,
      code: SSO_REDIRECT,
      providers: providers.map(choiceOf),
    };
  }

  /** Returns the provider by ID, or by the email's domain. Throws `SignOnFailed`. */
  async providerFor(wish: Wish, kind: ProviderKind): Promise<StoredProvider> {
    const provider = await this.#parts.control.asSystem(async (tx) => {
      // By ID only: any company can name its provider like another company's.
      if (wish.provider !== undefined) {
        const named = await findProvider(tx, wish.provider);
        return named?.is_enabled === true && named.kind === kind ? named : undefined;
      }
      const name = domainOfEmail(wish.email ?? '');
      if (name === '') throw new SignOnFailed(SSO_ERROR_CODES.INVALID_TENANT, 'The company is missing');
      const domain = await findSsoDomain(tx, name);
      if (domain === undefined)
        throw new SignOnFailed(SSO_ERROR_CODES.INVALID_TENANT, 'The domain has no provider');
      return domain.kind === kind ? findProvider(tx, domain.provider_id) : undefined;
    });
    if (provider === undefined)
      throw new SignOnFailed(SSO_ERROR_CODES.NO_PROVIDER, 'The provider is unknown or disabled');
    return provider;
  }

  /** Starts a sign-in. `browser` is the browser's cookie, if it has one. */
  async begin(
    provider: StoredProvider,
    wish: Wish & { browser: string | undefined; tester?: string | undefined },
  ): Promise<Onward> {
    const browser = isSecret(wish.browser) ? wish.browser : newSecret();
    const now = this.#parts.clock();
    const relay = newSecret();
    const isSaml = provider.kind === 'saml';
    const id = isSaml ? newRequestId() : newSecret();
    await this.#parts.control.inTenant(provider.tenant_id, (tx) =>
      beginSignIn(tx, {
        id,
        tenant: provider.tenant_id,
        provider: provider.id,
        browser,
        relay: isSaml ? relay : undefined,
        redirect: wish.redirect,
        tester: wish.tester,
        createdOn: now,
        expiresOn: now + SIGN_IN_MS,
      }),
    );
    try {
      const url = isSaml
        ? await (await loadSaml()).requestUrl(await this.#samlParts(provider), { id, relay })
        : await this.#parts.oidc.requestUrl(this.#oidcParts(provider), {
            state: id,
            browser,
            email: wish.email,
          });
      return { url, browser };
    } catch (error) {
      if (!(error instanceof OutgoingFailed || error instanceof OutgoingRefused)) throw error;
      throw new SignOnFailed(SSO_ERROR_CODES.BAD_PROVIDER, error.message, { cause: error });
    }
  }

  /**
   * Stores the provider's form and redirects to a page with a ticket: the form is posted cross-site, so the
   * browser's cookie arrives only there.
   */
  async takeForm(
    providerId: string,
    form: { message: string; relay: string | undefined },
    trace: Trace,
  ): Promise<{ ticket: string }> {
    const provider = await this.#open(providerId, 'saml');
    const now = this.#parts.clock();
    try {
      const { readAnswer } = await loadSaml();
      const read = await readAnswer(await this.#samlParts(provider), form.message);
      const { inResponseTo, assertionId, holdsUntil } = read;
      const answer = { ...read.answer, nameId: read.nameId };
      const id = inResponseTo ?? newRequestId();
      return await this.#parts.control.inTenant(provider.tenant_id, async (tx) => {
        const replay = { tenant: provider.tenant_id, provider: provider.id, id: assertionId };
        if (!(await useAnswer(tx, { ...replay, expiresOn: holdsUntil })))
          throw new AnswerRefused('it was already used');
        if (inResponseTo === undefined)
          await beginSignIn(tx, {
            id,
            tenant: provider.tenant_id,
            provider: provider.id,
            browser: undefined,
            redirect: form.relay,
            createdOn: now,
            expiresOn: now + TICKET_MS,
          });
        else {
          const begun = await findSignIn(tx, { id, provider: provider.id, now });
          if (begun === undefined || !begun.hasRelay(form.relay))
            throw new SignOnFailed(SSO_ERROR_CODES.REDIRECT, 'The relay state differs from the one sent');
        }
        const ticket = newSecret();
        if (!(await answerSignIn(tx, { id, ticket, answer, now, until: now + TICKET_MS })))
          throw new SignOnFailed(SSO_ERROR_CODES.REDIRECT, 'The sign-in was already used');
        return { ticket };
      });
    } catch (error) {
      const tester = await this.#parts.control.inTenant(provider.tenant_id, (tx) =>
        findTester(tx, { provider: provider.id, relay: form.relay, now }),
      );
      throw await this.#failed(provider, error, trace, tester);
    }
  }

  /** Completes what `takeForm` began, in the same browser. */
  async finish(exchange: Exchange, ticket: string, browser: string | undefined): Promise<string> {
    const trace = traceOf(exchange.request);
    const now = this.#parts.clock();
    const taken = await this.#parts.control.asSystem(async (tx) => {
      const begun = await takeTicket(tx, { ticket, now });
      return begun === undefined ? undefined : { begun, provider: await findProvider(tx, begun.provider) };
    });
    if (taken?.provider === undefined)
      throw new SignOnFailed(SSO_ERROR_CODES.REDIRECT, 'The ticket was used or has expired');
    const { begun, provider } = taken;
    if (!begun.isOf(browser))
      throw await this.#failed(
        provider,
        new SignOnFailed(SSO_ERROR_CODES.REDIRECT, 'This sign-in was started in another browser'),
        trace,
      );
    return this.#enter(exchange, provider, begun.answer, begun);
  }

  /** Handles the redirect back from an OpenID provider. */
  async takeCallback(
    exchange: Exchange,
    providerId: string,
    { query, state, browser }: { query: string; state: string | undefined; browser: string | undefined },
  ): Promise<string> {
    const provider = await this.#open(providerId, 'oidc');
    const trace = traceOf(exchange.request);
    const now = this.#parts.clock();
    const begun =
      state === undefined
        ? undefined
        : await this.#parts.control.inTenant(provider.tenant_id, (tx) =>
            takeSignIn(tx, { id: state, provider: provider.id, now }),
          );
    if (state === undefined || begun === undefined || !isSecret(browser) || !begun.isOf(browser))
      throw await this.#failed(
        provider,
        new SignOnFailed(
          SSO_ERROR_CODES.REDIRECT,
          begun === undefined
            ? 'No pending sign-in for this response'
            : 'This sign-in was started in another browser',
        ),
        trace,
      );
    let answer: ProviderAnswer;
    try {
      answer = await this.#parts.oidc.readAnswer(this.#oidcParts(provider), { query, state, browser });
    } catch (error) {
      throw await this.#failed(provider, error, trace, begun.tester);
    }
    return this.#enter(exchange, provider, answer, begun);
  }

  /** Ends the session named by the provider's logout request. Returns where the browser goes. */
  async takeLogout(providerId: string, message: LogoutMessage, trace: Trace): Promise<string> {
    const provider = await this.#open(providerId, 'saml');
    try {
      const parts = await this.#samlParts(provider);
      const { FRESH_MS, logoutAnswerUrl, readLogout } = await loadSaml();
      const request = await readLogout(parts, message);
      await change(this.#parts, nobodyOf(provider, trace), async (tx, { time: now, record }) => {
        const used = { tenant: provider.tenant_id, provider: provider.id, id: `logout ${request.id}` };
        if (!(await useAnswer(tx, { ...used, expiresOn: now + 3 * FRESH_MS })))
          throw new AnswerRefused('it was already used');
        const { nameId: subject, sessionIndex: index } = request;
        const ended = await endSsoSessions(tx, { provider: provider.id, subject, index });
        record({ object: provider.id, details: { ended } });
      });
      return provider.logout_url === '' ? '/' : await logoutAnswerUrl(parts, request, message.relay ?? '');
    } catch (error) {
      throw await this.#failed(provider, error, trace);
    }
  }

  /**
   * Metadata of this Casbah for a SAML provider; also before it is set up, because the key is the company's.
   */
  async metadata(providerId: string): Promise<string> {
    const provider = await this.#open(providerId, 'saml', 'even switched off');
    const { serviceMetadata } = await loadSaml();
    return serviceMetadata(await this.#samlParts(provider));
  }

  async #open(
    id: string,
    kind: ProviderKind,
    evenSwitchedOff?: 'even switched off',
  ): Promise<StoredProvider> {
    const provider = await this.#parts.control.asSystem((tx) => findProvider(tx, id));
    if (
      provider === undefined ||
      provider.kind !== kind ||
      !(provider.is_enabled || evenSwitchedOff !== undefined)
    )
      throw new SignOnFailed(SSO_ERROR_CODES.NO_PROVIDER, 'The provider is unknown or disabled');
    return provider;
  }

  async #samlParts(provider: StoredProvider): Promise<SamlParts> {
    const now = this.#parts.clock();
    return {
      provider,
      now,
      addresses: addressesOf(provider.service_origin, provider.id),
      key: await this.#parts.keys.of(provider.tenant_id),
      isWaiting: (id) =>
        this.#parts.control.inTenant(
          provider.tenant_id,
          async (tx) => (await findSignIn(tx, { id, provider: provider.id, now })) !== undefined,
        ),
    };
  }

  #oidcParts(provider: StoredProvider): OidcProvider {
    return {
      provider,
      addresses: addressesOf(provider.service_origin, provider.id),
      clientSecret:
        provider.client_secret === null
          ? ''
          : this.#parts.seal.open(provider.client_secret, clientSecretContext(provider.id)),
    };
  }

  async #enter(
    exchange: Exchange,
    provider: StoredProvider,
    answer: ProviderAnswer,
    { redirect, tester }: { redirect: string | undefined; tester: string | undefined },
  ): Promise<string> {
    const trace = traceOf(exchange.request);
    const now = this.#parts.clock();
    try {
      if (tester !== undefined) {
        if (exchange.request.identity?.user !== tester)
          throw new SignOnFailed(SSO_ERROR_CODES.REDIRECT, 'Testing a provider requires a session here');
        await this.#parts.control.inTenant(provider.tenant_id, async (tx) => {
          await assertOwnAddress(tx, provider, answer.email);
          await saveProviderTest(tx, provider.id, testOf(answer, now));
        });
        return testedPage(provider);
      }
      const user = await change(this.#parts, nobodyOf(provider, trace), (tx, context) =>
        personOf(tx, provider, answer, { ...context, trace }),
      );
      const entered = await this.#parts.entrance.enter(exchange, user, {
        method: provider.kind,
        provider: provider.id,
        redirect,
      });
      const { nameId } = answer;
      if (provider.kind === 'saml' && nameId !== undefined)
        await this.#parts.control.inTenant(provider.tenant_id, (tx) =>
          nameSsoSession(tx, {
            session_name: nameOfSession(exchange.request),
            tenant_id: provider.tenant_id,
            provider_id: provider.id,
            subject: nameId,
            session_index: answer.sessionIndex ?? null,
          }),
        );
      return placeOf(entered);
    } catch (error) {
      throw await this.#failed(provider, error, trace, tester);
    }
  }

  /** Records a failure and shows it to someone testing the provider; others get an error page. */
  async #failed(
    provider: StoredProvider,
    error: unknown,
    trace: Trace,
    tester?: string | undefined,
  ): Promise<unknown> {
    const failure = failureOf(error);
    if (failure === undefined) return error;
    await change(this.#parts, nobodyOf(provider, trace), async (tx, { time, record }) => {
      record({
        object: provider.id,
        outcome: `SSO_${failure.code}`,
        details: { why: failure.message },
      });
      if (tester !== undefined)
        await saveProviderTest(tx, provider.id, {
          time,
          ok: false,
          problem: failure.message,
          subject: '',
          email: '',
          name: '',
          groups: [],
          attributes: [],
        });
    });
    if (tester === undefined) return failure;
    return new SignOnFailed(failure.code, failure.message, { cause: error, place: testedPage(provider) });
  }
}

/** Author before sign-in. */
const nobodyOf = ({ tenant_id: tenant }: StoredProvider, trace: Trace) =>
  visitorAuthor({ tenant, user: '', email: '' }, trace);

export const clientSecretContext = (provider: string): string =>
  `identity-provider/${provider}/client-secret`;

function testOf(answer: ProviderAnswer, time: number): ProviderTest {
  const { subject, email, name, groups = [], attributes } = answer;
  return { time, ok: true, problem: '', subject, email, name, groups, attributes };
}

export const testedPage = ({ id }: Pick<StoredProvider, 'id'>): string => `${TESTED_PAGE}?provider=${id}`;

function placeOf(entered: Awaited<ReturnType<Door['enter']>>): string {
  return entered.kind === 'signed-in' ? entered.redirect : entered.to;
}

function failureOf(error: unknown): SignOnFailed | undefined {
  if (error instanceof SignOnFailed) return error;
  if (error instanceof ForeignAddress)
    return new SignOnFailed(SSO_ERROR_CODES.INVALID_TENANT, error.message, { cause: error });
  if (error instanceof AnswerRefused || error instanceof OutgoingFailed || error instanceof OutgoingRefused)
    return new SignOnFailed(SSO_ERROR_CODES.BAD_PROVIDER, error.message, { cause: error });
  return undefined;
}
