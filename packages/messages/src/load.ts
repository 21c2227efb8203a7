import type { Messages } from './en.ts';
import type { Language } from './languages.ts';

/** All words of one language; each language is loaded only when it is wanted. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'en-us':
      return (await import('./en.ts')).en;
    case 'es':
      return (await import('./es.ts')).es;
    case 'fr':
      return (await import('./fr.ts')).fr;
    case 'de':
      return (await import('./de.ts')).de;
    case 'ja':
      return (await import('./ja.ts')).ja;
  }
}
