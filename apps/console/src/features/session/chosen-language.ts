import type { Language } from '@casbah/messages/languages';
import { callBeforeSignIn } from '../../request/api.ts';

let chosen: Language | undefined;

/** A language chosen in front of the session: it becomes the person's own once it is known who they are. */
export function noteChosenLanguage(language: Language): void {
  chosen = language;
}

/** Saves it for who has just signed in. Nothing they do waits for its success. */
export async function saveChosenLanguage(): Promise<void> {
  if (chosen === undefined) return;
  await callBeforeSignIn('POST /admin/user/saveprefs', { body: { user_prefs: { lang: chosen } } }).catch(
    () => undefined,
  );
}
