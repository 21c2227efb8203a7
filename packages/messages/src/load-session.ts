import type { words as errors } from './every-area/start-errors/en.generated.ts';
import type { words as request } from './http/start/en.ts';
import type { Language } from './languages.ts';
import type { words as session } from './session/signed-out/en.ts';
import type { WordsOf } from './words-of.ts';

/** Messages of pages before sign-in: few, because these pages must open immediately. */
export type SessionMessages = WordsOf<typeof session & typeof errors & typeof request>;
export type SessionMessageId = keyof SessionMessages;

export async function loadSessionMessages(language: Language): Promise<SessionMessages> {
  switch (language) {
    case 'en-us': {
      const [session, errors, request] = await Promise.all([
        import('./session/signed-out/en.ts'),
        import('./every-area/start-errors/en.generated.ts'),
        import('./http/start/en.ts'),
      ]);
      return { ...session.words, ...errors.words, ...request.words };
    }
    case 'es': {
      const [session, errors, request] = await Promise.all([
        import('./session/signed-out/es.ts'),
        import('./every-area/start-errors/es.generated.ts'),
        import('./http/start/es.ts'),
      ]);
      return { ...session.words, ...errors.words, ...request.words };
    }
    case 'fr': {
      const [session, errors, request] = await Promise.all([
        import('./session/signed-out/fr.ts'),
        import('./every-area/start-errors/fr.generated.ts'),
        import('./http/start/fr.ts'),
      ]);
      return { ...session.words, ...errors.words, ...request.words };
    }
    case 'de': {
      const [session, errors, request] = await Promise.all([
        import('./session/signed-out/de.ts'),
        import('./every-area/start-errors/de.generated.ts'),
        import('./http/start/de.ts'),
      ]);
      return { ...session.words, ...errors.words, ...request.words };
    }
    case 'ja': {
      const [session, errors, request] = await Promise.all([
        import('./session/signed-out/ja.ts'),
        import('./every-area/start-errors/ja.generated.ts'),
        import('./http/start/ja.ts'),
      ]);
      return { ...session.words, ...errors.words, ...request.words };
    }
  }
}
