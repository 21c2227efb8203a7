import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  INVALID_DB_LOGIN: 'Ihr Unternehmen nutzt Single Sign-on. Fahren Sie mit Single Sign-on fort.',
  SSO_IN_AJAX:
    'Single Sign-on führt eine Seite des Browsers zu Ihrem Identitätsanbieter. Öffnen Sie die Anmeldeseite und beginnen Sie dort.',
};
