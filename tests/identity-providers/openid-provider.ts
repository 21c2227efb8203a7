import type { Server } from 'node:http';
import Provider from 'oidc-provider';
import { freePort } from './process.ts';

/** `oidc-provider` with its development pages: signs in any name without a password. */
export class OpenIdProvider {
  readonly issuer: string;
  readonly #server: Server;

  private constructor(issuer: string, server: Server) {
    this.issuer = issuer;
    this.#server = server;
  }

  /** `redirectUri` is found out only when Casbah has been asked: it is read when a client is looked for. */
  static async start(client: { id: string; secret: string; redirectUri: string }): Promise<OpenIdProvider> {
    const port = await freePort();
    const issuer = `http://localhost:${port}`;
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [client.redirectUri],
          grant_types: ['authorization_code'],
          response_types: ['code'],
        },
      ],
      pkce: { required: () => true },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: true } },
      findAccount: async (_context: unknown, sub: string) => ({
        accountId: sub,
        claims: async () => ({ sub, email: `${sub}@providers.example`, email_verified: true, name: sub }),
      }),
      cookies: { keys: [crypto.randomUUID()] },
    });
    const server = provider.listen(port, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    return new OpenIdProvider(issuer, server);
  }

  get host(): string {
    return new URL(this.issuer).host;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
