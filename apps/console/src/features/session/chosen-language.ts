import type { Language } from '@casbah/messages/languages';
import { callBeforeSignIn } from '../../request/api.ts';

let chosen: Language | undefined;

/** Remembers a language chosen before sign-in, to save it for the person once they are known. */
export function noteChosenLanguage(language: Language): void {
  chosen = language;
}

/** Saves it for the person who just signed in. Nothing waits for it. */
export async function saveChosenLanguage(): Promise<void> {
  if (chosen === undefined) return;
  await callBeforeSignIn('POST /admin/user/saveprefs', { body: { user_prefs: { lang: chosen } } }).catch(
    () => undefined,
  );
}
