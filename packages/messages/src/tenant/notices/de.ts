import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.policy-changed.subject': 'Die Regeln für die Anmeldung wurden geändert',
  'notice.policy-changed.text':
    '{by} hat Regeln für Passwörter, zweite Faktoren, Sitzungen oder Netze geändert. Was vorher galt und was jetzt gilt, steht im Verlauf.',
};
