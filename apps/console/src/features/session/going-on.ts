import type { ErrorDetails } from '@casbah/contract/error';
import { answeredAddress, ownPath } from '../../request/safe-url.ts';
import { saveChosenLanguage } from './chosen-language.ts';
import { CONSOLE } from './console-address.ts';

/** Redirects after sign-in to the URL from the server. Never resolves, so the spinner stays until the page unloads. */
export async function goOn(answer: { api_response_redirect: string }): Promise<never> {
  await saveChosenLanguage();
  location.assign(answeredAddress(answer.api_response_redirect) ?? CONSOLE);
  return new Promise<never>(() => undefined);
}

/** The page that an error redirects to, if it is a Casbah page. */
export function pageNamedIn(details: ErrorDetails | undefined): string | undefined {
  const named = details?.api_response_redirect;
  return typeof named === 'string' ? ownPath(named) : undefined;
}
