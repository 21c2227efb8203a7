import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Claims in the token; each can be wrong. */
export interface Claims {
  sub?: string;
  email?: string;
  email_verified?: boolean | undefined;
  nonce?: string | undefined;
  iss?: string;
  aud?: string;
  exp?: number;
  groups?: string[];
}

/** A local OpenID provider whose responses a test controls. */
export class TestOpenId {
  readonly issuer: string;
  readonly #server: Server;
  readonly #key: KeyObject;
  readonly #codes = new Map<string, { challenge: string; claims: Claims }>();
  /** How the token is signed. */
  signing: 'own key' | 'another key' | 'none' = 'own key';
  /** PKCE verifiers received. */
  readonly verifiers: string[] = [];

  private constructor(issuer: string, server: Server, keys: { privateKey: KeyObject; publicKey: KeyObject }) {
    this.issuer = issuer;
    this.#server = server;
    this.#key = keys.privateKey;
    server.on('request', async (request: IncomingMessage, response) => {
      const answer = (status: number, body: unknown): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
      switch (request.url) {
        case '/.well-known/openid-configuration':
          answer(200, {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/jwks`,
            response_types_supported: ['code'],
            id_token_signing_alg_values_supported: ['RS256'],
            authorization_response_iss_parameter_supported: true,
          });
          return;
        case '/jwks': {
          const jwk = keys.publicKey.export({ format: 'jwk' });
          answer(200, { keys: [{ ...jwk, kid: 'one', alg: 'RS256', use: 'sig' }] });
          return;
        }
        case '/token': {
          let body = '';
          for await (const piece of request) body += String(piece);
          const form = new URLSearchParams(body);
          const verifier = form.get('code_verifier') ?? '';
          this.verifiers.push(verifier);
          const code = this.#codes.get(form.get('code') ?? '');
          this.#codes.delete(form.get('code') ?? '');
          const challenge = createHash('sha256').update(verifier).digest('base64url');
          if (code === undefined || code.challenge !== challenge) {
            answer(400, { error: 'invalid_grant' });
            return;
          }
          const id_token = this.token(code.claims);
          answer(200, { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token });
          return;
        }
        default:
          answer(404, {});
      }
    });
  }

  static async start(): Promise<TestOpenId> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return new TestOpenId(`http://127.0.0.1:${port}`, server, keys);
  }

  get host(): string {
    return new URL(this.issuer).host;
  }

  /** The query of the redirect after the person consented. */
  agree(asked: URL, claims: Claims = {}): string {
    const code = crypto.randomUUID();
    const wanted = (name: string): string => asked.searchParams.get(name) ?? '';
    this.#codes.set(code, {
      challenge: wanted('code_challenge'),
      claims: { nonce: wanted('nonce'), aud: wanted('client_id'), ...claims },
    });
    return new URLSearchParams({ code, state: wanted('state'), iss: this.issuer }).toString();
  }

  token(claims: Claims): string {
    const now = Math.floor(Date.now() / 1000);
    const text = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
    const body = text({
      iss: this.issuer,
      sub: 'amal',
      iat: now,
      exp: now + 300,
      email: 'amal@atlas.example',
      email_verified: true,
      name: 'Amal Haddad',
      ...claims,
    });
    if (this.signing === 'none') return `${text({ alg: 'none' })}.${body}.`;
    const signed = `${text({ alg: 'RS256', kid: 'one' })}.${body}`;
    const key =
      this.signing === 'own key' ? this.#key : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
