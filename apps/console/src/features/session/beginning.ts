import type { Answer } from '@casbah/contract/client';
import type { SessionAnswer } from '@casbah/contract/session';
import { createContext, use } from 'react';
import { callBeforeSignIn } from '../../request/api.ts';
import { cookie } from '../../request/cookie.ts';
import { HashAddress } from './hash-address.ts';

export type SsoProvider = Answer<'GET /admin/user/get_sso_provider_list'>['sso_lists']['objects'][number];

/** Data loaded before anything is shown. */
export interface Beginning {
  /** The server's setup state; undefined if it doesn't respond. */
  setup: Answer<'GET /user/setup'> | undefined;
  config: Answer<'GET /admin/get_general_config'> | undefined;
  /** Identity providers of the company in the link. */
  providers: readonly SsoProvider[];
  /** The signed-in person, if any. */
  person: SessionAnswer | undefined;
  /** The error if the server couldn't be reached. */
  unreachable: unknown;
}

async function signedIn(): Promise<SessionAnswer | undefined> {
  // Without the CSRF cookie there can't be a session, so the request is skipped.
  if (cookie('csrftoken') === undefined) return undefined;
  return callBeforeSignIn('GET /admin/user/sessions', {}).catch(() => undefined);
}

/**
 * Providers of the company whose ID is in the URL, `#/?company=…`. Without them, people can still sign in by
 * email.
 */
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
