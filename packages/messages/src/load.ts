import type { words as english } from './every-area/start/en.generated.ts';
import type { Language } from './languages.ts';

/** Messages that load with the console, in English: the type that all other languages implement. */
export type MessageId = keyof typeof english;
export type Messages = Readonly<Record<MessageId, string>>;

/** Messages that load with the console, in one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'en-us':
      return (await import('./every-area/start/en.generated.ts')).words;
    case 'es':
      return (await import('./every-area/start/es.generated.ts')).words;
    case 'fr':
      return (await import('./every-area/start/fr.generated.ts')).words;
    case 'de':
      return (await import('./every-area/start/de.generated.ts')).words;
    case 'ja':
      return (await import('./every-area/start/ja.generated.ts')).words;
  }
}
