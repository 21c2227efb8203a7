import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.ssh': 'Clés SSH',
  'settings.ssh.hint':
    'Clés publiques de machines qui remettront des journaux par SSH. La collecte par SSH reste à venir : d’ici là, elles sont gardées et n’ouvrent rien.',
  'settings.ssh.empty': 'Pas encore de clés SSH',
  'settings.ssh.add': 'Ajouter une clé SSH',
  'settings.ssh.key': 'Clé publique',
  'settings.ssh.key.hint':
    'L’unique ligne du fichier qui se termine par .pub : Ed25519, ECDSA, ou RSA dès 2048 bits',
  'settings.ssh.algorithm': 'Algorithme et bits',
  'settings.ssh.fingerprint': 'Empreinte',
  'settings.ssh.wrong.unreadable':
    'Ce n’est pas une clé publique. Collez l’unique ligne du fichier qui se termine par .pub.',
  'settings.ssh.wrong.private':
    'Ceci est une clé privée : elle ne doit pas quitter sa machine et n’est pas envoyée. Collez le fichier qui se termine par .pub.',
  'settings.ssh.wrong.algorithm':
    'Les clés de cet algorithme ne sont pas acceptées. Utilisez Ed25519, ECDSA ou RSA.',
  'settings.ssh.wrong.short': 'Les clés RSA demandent 2048 bits ou plus. Créez-en une plus longue.',
  'settings.ssh.remove.title': 'Supprimer la clé SSH {name} ?',
  'settings.ssh.remove.text': 'La machine n’est plus connue. Vous pouvez ajouter sa clé à nouveau.',
};
