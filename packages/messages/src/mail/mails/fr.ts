import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.greeting': 'Bonjour {name},',
  'mail.hello': 'Bonjour,',
  'mail.linkHint': 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  'mail.unasked': 'Si vous n’avez rien demandé, vous n’avez rien à faire : rien ne change.',
  'mail.footer': 'Envoyé par Casbah à {origin}. Les réponses à ce message ne sont pas lues.',
};
