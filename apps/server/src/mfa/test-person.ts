import type { Role } from '@casbah/domain/permission';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { addPerson, Browser, PASSWORD, PUBLIC_ORIGIN, type TestServer } from '../test-compose.ts';
import { TestAuthenticator } from './test-authenticator.ts';

let browsers = 0;

/** A person with a separate browser and address. */
export class TestPerson {
  readonly server: TestServer;
  readonly id: string;
  readonly email: string;
  browser: Browser;

  constructor(server: TestServer, { id, email }: { id: string; email: string }) {
    this.server = server;
    this.id = id;
    this.email = email;
    this.browser = this.another();
  }

  static async add(
    server: TestServer,
    { tenant = 'atlas', role = 'sysadmin' }: { tenant?: string; role?: Role } = {},
  ): Promise<TestPerson> {
    const email = `${crypto.randomUUID()}@${tenant}.example`;
    return new TestPerson(server, await addPerson(server.control, { tenant, email, role }));
  }

  another(): Browser {
    browsers += 1;
    return new Browser(this.server.app, `10.2.${browsers >> 8}.${browsers & 255}`);
  }

  /** Signs in with a new browser. Returns the response's status and error. */
  async signIn(more: object = {}): Promise<{ status: number; error: unknown }> {
    this.browser = this.another();
    await this.browser.get('/user/setup');
    const { email } = this;
    const answer = await this.browser.post('/user/loginapi', { email, password: PASSWORD, ...more });
    return { status: answer.statusCode, error: answer.json().error };
  }

  post(path: string, body?: object) {
    return this.browser.post(path, body);
  }

  /** Returns a call's response; throws if it failed. */
  async ask<Answer>(path: string, body?: object): Promise<Answer> {
    const answer = await this.browser.post(path, body);
    expect([path, answer.statusCode, answer.body]).toEqual([
      path,
      answer.statusCode < 300 ? answer.statusCode : 200,
      answer.body,
    ]);
    return answer.json();
  }

  /** Whether the session opens the console. */
  async isIn(browser = this.browser): Promise<boolean> {
    return (await browser.get('/admin/heartbeat')).statusCode === 200;
  }

  /** The last code emailed to this person. */
  async mailedCode(): Promise<string> {
    const own = (await this.server.letters()).filter(({ to }) => to === this.email);
    return (
      own
        .map(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0])
        .filter((code) => code !== undefined)
        .at(-1) ?? ''
    );
  }

  /** Subjects of the emails to this person, in any order. */
  async subjects(): Promise<string[]> {
    const own = (await this.server.letters()).filter(({ to }) => to === this.email);
    return own.map(({ subject }) => subject).sort();
  }

  /** Sets up an app. Returns its secret and recovery codes. */
  async addApp(): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { secret } = await this.ask<{ secret: string }>('/admin/user/mfa/app', {
      proof: { password: PASSWORD },
    });
    const { recovery_codes: recoveryCodes } = await this.ask<{ recovery_codes: string[] }>(
      '/admin/user/mfa/app/confirm',
      { code: this.codeOf(secret) },
    );
    return { secret, recoveryCodes };
  }

  /** Adds a passkey with a new authenticator. */
  async addPasskey(
    name = 'Laptop',
  ): Promise<{ id: string; authenticator: TestAuthenticator; recoveryCodes: string[] }> {
    const authenticator = new TestAuthenticator(PUBLIC_ORIGIN);
    const asked = await this.ask<Parameters<TestAuthenticator['make']>[0]>(
      '/admin/user/mfa/passkeys/options',
      {
        proof: { password: PASSWORD },
      },
    );
    const { id, recovery_codes: recoveryCodes } = await this.ask<{ id: string; recovery_codes: string[] }>(
      '/admin/user/mfa/passkeys',
      { name, credential: authenticator.make(asked) },
    );
    return { id, authenticator, recoveryCodes };
  }

  /** Code of an app with this secret, some seconds from now. */
  codeOf(secret: string, seconds = 0): string {
    return generateSync({ secret, epoch: Math.floor(this.server.clock.now / 1000) + seconds });
  }
}

/** Returns a code other than this one. */
export function otherThan(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

export async function setSecurity(
  server: TestServer,
  tenant: string,
  name: 'mfa' | 'mfa_mail',
  value: string,
): Promise<void> {
  await server.control.inTenant(tenant, (tx) =>
    setTenantConfig(tx, {
      tenant,
      app_name: 'security',
      param_name: name,
      param_value: value,
      misc: {},
      time: 1,
      by: null,
    }),
  );
}
