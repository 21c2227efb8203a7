import type { errors } from './en/errors.ts';
import type { request } from './en/request.ts';
import type { session } from './en/session.ts';
import type { Language } from './languages.ts';
import type { WordsOf } from './words.ts';

/** What the pages in front of the session say: a small part of the words, because they must be there at once. */
export type SessionMessages = WordsOf<typeof session & typeof errors & typeof request>;
export type SessionMessageId = keyof SessionMessages;

export async function loadSessionMessages(language: Language): Promise<SessionMessages> {
  switch (language) {
    case 'en-us': {
      const [words, errors, request] = await Promise.all([
        import('./en/session.ts'),
        import('./en/errors.ts'),
        import('./en/request.ts'),
      ]);
      return { ...words.session, ...errors.errors, ...request.request };
    }
    case 'es': {
      const [words, errors, request] = await Promise.all([
        import('./es/session.ts'),
        import('./es/errors.ts'),
        import('./es/request.ts'),
      ]);
      return { ...words.session, ...errors.errors, ...request.request };
    }
    case 'fr': {
      const [words, errors, request] = await Promise.all([
        import('./fr/session.ts'),
        import('./fr/errors.ts'),
        import('./fr/request.ts'),
      ]);
      return { ...words.session, ...errors.errors, ...request.request };
    }
    case 'de': {
      const [words, errors, request] = await Promise.all([
        import('./de/session.ts'),
        import('./de/errors.ts'),
        import('./de/request.ts'),
      ]);
      return { ...words.session, ...errors.errors, ...request.request };
    }
    case 'ja': {
      const [words, errors, request] = await Promise.all([
        import('./ja/session.ts'),
        import('./ja/errors.ts'),
        import('./ja/request.ts'),
      ]);
      return { ...words.session, ...errors.errors, ...request.request };
    }
  }
}
