import type { AssertionRequest, AttestationRequest } from '@casbah/contract/mfa';
import { generateSync } from 'otplib';
import { PASSWORD } from '../test-compose.ts';
import { TestAuthenticator } from './test-authenticator.ts';

/** HTTP client of a signed-in person. */
export interface Wire {
  send(method: string, path: string, body?: unknown): Promise<Response>;
}

interface Changed {
  response: Response;
  /** Who made the change. */
  email: string;
}

export interface ChangesParts {
  /** A person who may administer other people's factors. */
  person(): Wire;
  /** Another person of their company, freshly signed in with `PASSWORD`. */
  colleague(): Promise<{ by: Wire; id: string; email: string }>;
  /** A browser without any cookies. */
  stranger(): Wire;
  /** The code in the newest email to an address. */
  mailedCode(email: string): Promise<string>;
  /** Origin at which passkeys work. */
  origin(): string;
}

const PROOF = { proof: { password: PASSWORD } };

/** Steps that make each change of a second factor: setup, then the call. */
export function mfaChanges(parts: ChangesParts): Readonly<Record<string, () => Promise<Response | Changed>>> {
  const asked = async <Answer>(by: Wire, path: string, body?: object): Promise<Answer> => {
    const response = await by.send('POST', path, body);
    if (!response.ok) throw new Error(`POST ${path}: ${await response.text()}`);
    return JSON.parse(await response.text());
  };
  const code = (secret: string): string => generateSync({ secret });
  const withApp = async () => {
    const { by, email } = await parts.colleague();
    const { secret } = await asked<{ secret: string }>(by, '/admin/user/mfa/app', PROOF);
    const response = await by.send('POST', '/admin/user/mfa/app/confirm', { code: code(secret) });
    const { recovery_codes } = JSON.parse(await response.clone().text());
    return { response, by, email, recoveryCode: String(recovery_codes[0]) };
  };
  const withPasskey = async () => {
    const { by, email } = await parts.colleague();
    const authenticator = new TestAuthenticator(parts.origin());
    const question = await asked<AttestationRequest>(by, '/admin/user/mfa/passkeys/options', PROOF);
    const made = { name: 'Key', credential: authenticator.make(question) };
    const response = await by.send('POST', '/admin/user/mfa/passkeys', made);
    const { id } = JSON.parse(await response.clone().text());
    return { response, by, email, authenticator, id: String(id) };
  };
  const owing = async (email: string): Promise<Wire> => {
    const by = parts.stranger();
    await by.send('GET', '/user/setup');
    await by.send('POST', '/user/loginapi', { email, password: PASSWORD });
    return by;
  };

  return {
    'POST /user/verifycodeapi': async () => {
      const { email, recoveryCode } = await withApp();
      const by = await owing(email);
      const body = { two_factor_auth_key: recoveryCode };
      return { email, response: await by.send('POST', '/user/verifycodeapi', body) };
    },
    'POST /user/verifymfaapi': async () => {
      const { id, email } = await parts.colleague();
      await parts.person().send('PATCH', `/admin/users/${id}/mfa`, { is_required: true });
      const by = await owing(email);
      await asked(by, '/user/verificationcodeapi', { email });
      const body = { mfa_code: await parts.mailedCode(email) };
      return { email, response: await by.send('POST', '/user/verifymfaapi', body) };
    },
    'POST /user/mfa/passkey': async () => {
      const { email, authenticator } = await withPasskey();
      const by = await owing(email);
      const credential = authenticator.sign(await asked<AssertionRequest>(by, '/user/mfa/passkey/options'));
      return { email, response: await by.send('POST', '/user/mfa/passkey', { credential }) };
    },
    'POST /user/passkey/loginapi': async () => {
      const { email, authenticator } = await withPasskey();
      const by = parts.stranger();
      await by.send('GET', '/user/setup');
      const credential = authenticator.sign(await asked<AssertionRequest>(by, '/user/passkey/options'));
      return { email, response: await by.send('POST', '/user/passkey/loginapi', { credential }) };
    },
    'POST /admin/user/mfa/app/confirm': async () => {
      const { email, response } = await withApp();
      return { email, response };
    },
    'POST /admin/user/mfa/app/remove': async () => {
      const { by, email } = await withApp();
      return { email, response: await by.send('POST', '/admin/user/mfa/app/remove', PROOF) };
    },
    'POST /admin/user/mfa/recovery_codes': async () => {
      const { by, email } = await withApp();
      return { email, response: await by.send('POST', '/admin/user/mfa/recovery_codes', PROOF) };
    },
    'POST /admin/user/mfa/passkeys': async () => {
      const { email, response } = await withPasskey();
      return { email, response };
    },
    'PATCH /admin/user/mfa/passkeys/{id}': async () => {
      const { by, email, id } = await withPasskey();
      return {
        email,
        response: await by.send('PATCH', `/admin/user/mfa/passkeys/${id}`, { name: 'Desk' }),
      };
    },
    'POST /admin/user/mfa/passkeys/{id}/remove': async () => {
      const { by, email, id } = await withPasskey();
      return { email, response: await by.send('POST', `/admin/user/mfa/passkeys/${id}/remove`, PROOF) };
    },
    'POST /admin/users/{id}/mfa/reset': async () =>
      parts.person().send('POST', `/admin/users/${(await parts.colleague()).id}/mfa/reset`),
    'PATCH /admin/users/{id}/mfa': async () =>
      parts.person().send('PATCH', `/admin/users/${(await parts.colleague()).id}/mfa`, { is_required: true }),
  };
}
