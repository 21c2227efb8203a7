import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.ssh_unreadable':
    'Dies ist kein öffentlicher Schlüssel. Fügen Sie die eine Zeile der Datei ein, die auf .pub endet.',
  'problem.ssh_private':
    'Dies ist ein privater Schlüssel, der seinen Rechner nicht verlassen darf. Fügen Sie die eine Zeile der Datei ein, die auf .pub endet.',
  'problem.ssh_algorithm': 'Dieses Verfahren wird nicht angenommen. Verwenden Sie Ed25519, ECDSA oder RSA.',
  'problem.ssh_short': 'Dieser RSA-Schlüssel hat weniger als 2048 Bit. Erzeugen Sie einen längeren.',
};
