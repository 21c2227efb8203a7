import type { Answer } from '@casbah/contract/client';
import type { SessionAnswer } from '@casbah/contract/session';
import { createContext, use } from 'react';
import { callBeforeSignIn } from '../../request/api.ts';
import { cookie } from '../../request/cookie.ts';
import { HashAddress } from './hash-address.ts';

export type SsoProvider = Answer<'GET /admin/user/get_sso_provider_list'>['sso_lists']['objects'][number];

/** What is known before anything is shown. */
export interface Beginning {
  /** What the server says of itself; absent while it doesn't answer. */
  setup: Answer<'GET /user/setup'> | undefined;
  config: Answer<'GET /admin/get_general_config'> | undefined;
  /** Identity providers of the company whose link led here. */
  providers: readonly SsoProvider[];
  /** The signed-in person, if any. */
  person: SessionAnswer | undefined;
  /** Why nothing is known. */
  unreachable: unknown;
}

async function signedIn(): Promise<SessionAnswer | undefined> {
  // Without the cookie of the token there can't be a session: no need to ask.
  if (cookie('csrftoken') === undefined) return undefined;
  return callBeforeSignIn('GET /admin/user/sessions', {}).catch(() => undefined);
}

/** Those of the company that the address names by its id, `#/?company=…`. Without them one still signs in by email. */
async function listedProviders(): Promise<readonly SsoProvider[]> {
  const company = new HashAddress(location).value('company');
  if (company === undefined) return [];
  return callBeforeSignIn('GET /admin/user/get_sso_provider_list', { query: { company } }).then(
    ({ sso_lists }) => sso_lists.objects,
    () => [],
  );
}

const NOTHING: Beginning = {
  person: undefined,
  setup: undefined,
  config: undefined,
  providers: [],
  unreachable: undefined,
};

export async function begin(): Promise<Beginning> {
  try {
    const [person, setup, config, providers] = await Promise.all([
      signedIn(),
      callBeforeSignIn('GET /user/setup', {}),
      callBeforeSignIn('GET /admin/get_general_config', {}),
      listedProviders(),
    ]);
    return { person, setup, config, providers, unreachable: undefined };
  } catch (error) {
    return { ...NOTHING, unreachable: error };
  }
}

export const BeginningContext = createContext<Beginning>(NOTHING);

export function useBeginning(): Beginning {
  return use(BeginningContext);
}
