import type { errors } from './en/errors.ts';
import type { session } from './en/session.ts';
import type { Language } from './languages.ts';
import type { WordsOf } from './words.ts';

/** What the pages in front of the session say: a small part of the words, because they must be there at once. */
export type SessionMessages = WordsOf<typeof session & typeof errors>;
export type SessionMessageId = keyof SessionMessages;

export async function loadSessionMessages(language: Language): Promise<SessionMessages> {
  switch (language) {
    case 'en-us': {
      const [words, errors] = await Promise.all([import('./en/session.ts'), import('./en/errors.ts')]);
      return { ...words.session, ...errors.errors };
    }
    case 'es': {
      const [words, errors] = await Promise.all([import('./es/session.ts'), import('./es/errors.ts')]);
      return { ...words.session, ...errors.errors };
    }
    case 'fr': {
      const [words, errors] = await Promise.all([import('./fr/session.ts'), import('./fr/errors.ts')]);
      return { ...words.session, ...errors.errors };
    }
    case 'de': {
      const [words, errors] = await Promise.all([import('./de/session.ts'), import('./de/errors.ts')]);
      return { ...words.session, ...errors.errors };
    }
    case 'ja': {
      const [words, errors] = await Promise.all([import('./ja/session.ts'), import('./ja/errors.ts')]);
      return { ...words.session, ...errors.errors };
    }
  }
}
