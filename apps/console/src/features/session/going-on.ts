import type { ErrorDetails } from '@casbah/contract/error';
import { answeredAddress, ownPath } from '../../request/safe-url.ts';
import { saveChosenLanguage } from './chosen-language.ts';
import { CONSOLE } from './console-address.ts';

/** Goes on after a sign-in, to where the server says. Never comes back: what turns keeps turning until the page is left. */
export async function goOn(answer: { api_response_redirect: string }): Promise<never> {
  await saveChosenLanguage();
  location.assign(answeredAddress(answer.api_response_redirect) ?? CONSOLE);
  return new Promise<never>(() => undefined);
}

/** Where a refusal says to go on to, if that is a page of ours. */
export function pageNamedIn(details: ErrorDetails | undefined): string | undefined {
  const named = details?.api_response_redirect;
  return typeof named === 'string' ? ownPath(named) : undefined;
}
