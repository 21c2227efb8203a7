import type { Answer, Arguments, JsonKey } from '@casbah/contract/client';
import type { Proof } from '@casbah/contract/mfa';
import { queryOptions } from '@tanstack/react-query';
import { call, leaveToSignIn } from '../../request/api.ts';
import { makePasskey } from '../../request/passkeys.ts';
import { queryClient } from '../../request/query-client.ts';
import { errorCode } from '../../words/error-words.ts';

export type Factors = Answer<'GET /admin/user/mfa'>;
export type OwnPasskey = Factors['passkeys'][number];

export const factorsQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call('GET /admin/user/mfa', {}, { signal }),
});

export function refreshFactors(): void {
  void queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey });
}

/** A wrong proof doesn't end the session, although both respond with 401. */
async function prove<Key extends JsonKey>(key: Key, args: Arguments<Key>): Promise<Answer<Key>> {
  try {
    return await call(key, args, { staysSignedIn: true });
  } catch (error) {
    if (errorCode(error) === 'UNAUTHORIZED') leaveToSignIn();
    throw error;
  }
}

export async function sendProofCode(): Promise<void> {
  await prove('POST /admin/user/mfa/code', {});
}

export function beginApp(proof: Proof): Promise<{ secret: string; uri: string }> {
  return prove('POST /admin/user/mfa/app', { body: { proof } });
}

/** Returns the recovery codes created with it; empty if there were some already. */
export async function confirmApp(code: string): Promise<readonly string[]> {
  return (await prove('POST /admin/user/mfa/app/confirm', { body: { code } })).recovery_codes;
}

export async function removeApp(proof: Proof): Promise<void> {
  await prove('POST /admin/user/mfa/app/remove', { body: { proof } });
}

export async function renewCodes(proof: Proof): Promise<readonly string[]> {
  return (await prove('POST /admin/user/mfa/recovery_codes', { body: { proof } })).recovery_codes;
}

/** Returns the recovery codes created with it; empty if there were some already. */
export async function addPasskey(proof: Proof, name: string): Promise<readonly string[]> {
  const credential = await makePasskey(
    await prove('POST /admin/user/mfa/passkeys/options', { body: { proof } }),
  );
  return (await prove('POST /admin/user/mfa/passkeys', { body: { name, credential } })).recovery_codes;
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await call('PATCH /admin/user/mfa/passkeys/{id}', { params: { id }, body: { name } });
}

export async function removePasskey(proof: Proof, id: string): Promise<void> {
  await prove('POST /admin/user/mfa/passkeys/{id}/remove', { params: { id }, body: { proof } });
}
