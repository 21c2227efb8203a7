import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.greeting': 'Bonjour {name},',
  'mail.hello': 'Bonjour,',
  'mail.linkHint': 'Si le bouton ne fonctionne pas, copiez ce lien dans votre navigateur :',
  'mail.unasked': 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.',
  'mail.footer': 'Envoyé par Casbah à {origin}. Les réponses ne sont pas lues.',
};
