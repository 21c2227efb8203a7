import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.destination-failing.subject': '{destination} nimmt keine Nachrichten an',
  'notice.destination-failing.text':
    'Nachrichten an {destination} schlagen seit einiger Zeit fehl. Prüfen Sie die Adresse und ob das Ziel antwortet. Sie werden mindestens stündlich noch einmal versucht, und keine geht verloren.',
};
