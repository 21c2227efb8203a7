import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.ssh_unreadable':
    'Ce n’est pas une clé publique. Collez l’unique ligne du fichier qui se termine par .pub.',
  'problem.ssh_private':
    'C’est une clé privée, qui ne doit pas quitter sa machine. Collez l’unique ligne du fichier qui se termine par .pub.',
  'problem.ssh_algorithm': 'Cet algorithme n’est pas accepté. Utilisez Ed25519, ECDSA ou RSA.',
  'problem.ssh_short': 'Cette clé RSA a moins de 2048 bits. Créez-en une plus longue.',
};
