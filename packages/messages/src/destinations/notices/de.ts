import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.destination-failing.subject': '{destination} nimmt keine Nachrichten an',
  'notice.destination-failing.text':
    'Nachrichten an {destination} schlagen seit einiger Zeit fehl. Prüfen Sie die URL und ob das Ziel antwortet. Casbah versucht es mindestens stündlich erneut und verliert keine Nachrichten.',
};
