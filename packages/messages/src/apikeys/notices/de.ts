import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.api-key-ends.subject': 'Der API-Schlüssel {name} läuft bald ab',
  'notice.api-key-ends.text':
    'Der API-Schlüssel {name} läuft in {days} Tagen ab. Legen Sie einen neuen an und ersetzen Sie ihn überall, wo er verwendet wird; sonst verlieren diese Programme den Zugriff.',
};
