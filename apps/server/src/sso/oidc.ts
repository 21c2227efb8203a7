import { createHmac } from 'node:crypto';
import type { ServiceAddresses } from '@casbah/contract/sso';
import type { ProviderAnswer } from '@casbah/domain/identity-provider';
import { MINUTE_MS } from '@casbah/domain/time-units';
import type { StoredProvider } from '@casbah/stores/control/sso/identity-providers';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from 'openid-client';
import { type Outgoing, OutgoingFailed, OutgoingRefused } from '../http/outgoing.ts';
import { AnswerRefused, answerFrom, type Said } from './said.ts';

export interface OidcProvider {
  provider: StoredProvider;
  addresses: ServiceAddresses;
  /** Decrypted; empty for a client without one. */
  clientSecret: string;
}

const TIMEOUT_S = 10;
const CLOCK_TOLERANCE_S = 60;
/** How long provider metadata is cached; keys rotate. */
const DISCOVERED_MS = 10 * MINUTE_MS;
const MOST_DISCOVERED = 200;

/**
 * OpenID Connect: authorization code flow with PKCE and nonce, both derived from the state and the browser's
 * secret.
 */
export class OpenIdConnect {
  readonly #outgoing: Outgoing;
  readonly #clock: () => number;
  readonly #discovered = new Map<string, { config: Promise<Configuration>; until: number }>();

  constructor(parts: { outgoing: Outgoing; clock: () => number }) {
    this.#outgoing = parts.outgoing;
    this.#clock = parts.clock;
  }

  /** Checks that the issuer responds as one. Throws `OutgoingRefused`, `OutgoingFailed`. */
  async assertAnswers(issuer: string, clientId: string, clientSecret: string): Promise<void> {
    await this.#discover(issuer, clientId, clientSecret);
  }

  /** Returns the URL that the browser opens to sign in. */
  async requestUrl(
    oidc: OidcProvider,
    { state, browser, email }: { state: string; browser: string; email?: string | undefined },
  ): Promise<string> {
    const config = await this.#configOf(oidc);
    const url = buildAuthorizationUrl(config, {
      redirect_uri: oidc.addresses.redirect_uri,
      scope: scopeOf(config),
      state,
      nonce: secretOf(browser, state, 'nonce'),
      code_challenge: await calculatePKCECodeChallenge(secretOf(browser, state, 'verifier')),
      code_challenge_method: 'S256',
      ...(email === undefined ? {} : { login_hint: email }),
    });
    return url.href;
  }

  /** Exchanges the code for the person's claims. Throws `AnswerRefused`. */
  async readAnswer(
    oidc: OidcProvider,
    { query, state, browser }: { query: string; state: string; browser: string },
  ): Promise<ProviderAnswer> {
    const config = await this.#configOf(oidc);
    try {
      const tokens = await authorizationCodeGrant(
        config,
        new URL(`${oidc.addresses.redirect_uri}?${query}`),
        {
          expectedState: state,
          expectedNonce: secretOf(browser, state, 'nonce'),
          pkceCodeVerifier: secretOf(browser, state, 'verifier'),
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new AnswerRefused('it contains no claims about the person');
      const said = new Map(Object.entries(claims));
      if (config.serverMetadata().userinfo_endpoint !== undefined) {
        // Claims of the signed token take precedence; the userinfo endpoint adds the rest.
        const more = await fetchUserInfo(config, tokens.access_token, claims.sub);
        for (const [name, value] of Object.entries(more)) if (!said.has(name)) said.set(name, value);
      }
      if (said.get('email_verified') === false || said.get('email_verified') === 'false')
        throw new AnswerRefused('it hasn’t verified the email address');
      const isChecked = said.get('email_verified') === true || said.get('email_verified') === 'true';
      if (!isChecked && !oidc.provider.trusts_email)
        throw new AnswerRefused(
          'it doesn’t mark the email address as verified; if it is your own provider, trust its addresses',
        );
      return answerFrom(textsOf(said), oidc.provider.mapping, { subject: claims.sub });
    } catch (error) {
      throw refusalOf(error);
    }
  }

  async #configOf({ provider, clientSecret }: OidcProvider): Promise<Configuration> {
    return this.#discover(provider.entity_id, provider.client_id, clientSecret);
  }

  async #discover(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
    const key = JSON.stringify([issuer, clientId, clientSecret]);
    const now = this.#clock();
    const known = this.#discovered.get(key);
    if (known !== undefined && known.until > now) return known.config;
    if (this.#discovered.size >= MOST_DISCOVERED) this.#discovered.clear();
    const config = this.#ask(issuer, clientId, clientSecret);
    this.#discovered.set(key, { config, until: now + DISCOVERED_MS });
    try {
      return await config;
    } catch (error) {
      this.#discovered.delete(key);
      throw error;
    }
  }

  async #ask(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
    const url = new URL(issuer);
    const withoutSecret = clientSecret === '';
    try {
      const config = await discovery(
        url,
        clientId,
        {
          ...(withoutSecret ? {} : { client_secret: clientSecret }),
          [clockTolerance]: CLOCK_TOLERANCE_S,
        },
        // Replaced below, depending on what the provider supports.
        withoutSecret ? None() : ClientSecretPost(clientSecret),
        {
          [customFetch]: (address, options) =>
            this.#outgoing(address, {
              method: options.method,
              headers: options.headers,
              body: bodyOf(options.body),
              ...(options.signal == null ? {} : { signal: options.signal }),
            }),
          // Plain HTTP works only for hosts the operator allows: the fetch above refuses all others.
          execute: [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])],
          timeout: TIMEOUT_S,
        },
      );
      return withoutSecret ? config : this.#withAuth(config, clientId, clientSecret);
    } catch (error) {
      const cause = causeOf(error);
      if (cause instanceof OutgoingRefused || cause instanceof OutgoingFailed) throw cause;
      throw new OutgoingFailed(url.host, reasonOf(error), { cause: error });
    }
  }

  /**
   * Uses Basic authentication unless the provider supports only the form, or supports it and the secret would
   * need escaping, which not every provider undoes.
   */
  #withAuth(config: Configuration, clientId: string, clientSecret: string): Configuration {
    const methods = config.serverMetadata().token_endpoint_auth_methods_supported;
    const takesBasic = methods === undefined || methods.includes('client_secret_basic');
    const takesForm = methods?.includes('client_secret_post') === true;
    const isPlain = /^[\w.~-]*$/.test(`${clientId}${clientSecret}`);
    if (!takesBasic || (takesForm && !isPlain)) return config;
    const auth: ClientAuth = ClientSecretBasic(clientSecret);
    const made = new Configuration(
      config.serverMetadata(),
      clientId,
      { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE_S },
      auth,
    );
    const fetching = config[customFetch];
    if (fetching !== undefined) made[customFetch] = fetching;
    made.timeout = TIMEOUT_S;
    enableNonRepudiationChecks(made);
    if (config.serverMetadata().issuer.startsWith('http:')) allowInsecureRequests(made);
    return made;
  }
}

/** Derives a value that only this browser can present for this sign-in, so nothing is stored. */
function secretOf(browser: string, state: string, what: 'nonce' | 'verifier'): string {
  return createHmac('sha256', browser).update(`${what} ${state}`).digest('base64url');
}

function scopeOf(config: Configuration): string {
  const offered = config.serverMetadata().scopes_supported;
  const wanted = ['openid', 'email', 'profile', 'groups'];
  // Some providers refuse unknown scopes: `groups` is requested only if offered.
  return wanted.filter((scope) => (scope === 'groups' ? offered?.includes(scope) === true : true)).join(' ');
}

function bodyOf(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('A request of another kind than forms');
}

function textsOf(claims: ReadonlyMap<string, unknown>): Said {
  const texts = new Map<string, readonly string[]>();
  for (const [name, value] of claims) {
    if (typeof value === 'string') texts.set(name, [value]);
    else if (Array.isArray(value))
      texts.set(
        name,
        value.filter((one) => typeof one === 'string'),
      );
  }
  return texts;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'its answer cannot be used';
  const { cause } = error;
  return cause instanceof Error && cause.message !== ''
    ? `${error.message}: ${cause.message}`
    : error.message;
}

function refusalOf(error: unknown): AnswerRefused {
  if (error instanceof AnswerRefused) return error;
  return new AnswerRefused(reasonOf(error), { cause: error });
}
