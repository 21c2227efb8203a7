import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.import-completed.subject': 'Personnes de {source} : import terminé',
  'notice.import-completed.text':
    'L’import depuis {source} est terminé. Ajoutées : {added} ; modifiées : {changed} ; désactivées : {deactivated} ; refusées : {refused}. Regardez celles qui ont été refusées avant d’importer à nouveau.',
  'notice.import-failed.subject': 'Personnes de {source} : import arrêté',
  'notice.import-failed.text':
    'L’import depuis {source} s’est arrêté. Ouvrez-le pour en voir la raison ; il peut reprendre là où il s’est arrêté.',
  'notice.directory-sync-failed.subject': '{directory} n’a pas pu être lu',
  'notice.directory-sync-failed.text':
    'L’annuaire {directory} n’a pas pu être lu. Les personnes restent telles quelles jusqu’à ce qu’il réponde ; vérifiez la connexion.',
  'notice.directory-sync-stopped.subject': '{directory} n’est plus lu',
  'notice.directory-sync-stopped.text':
    'La personne dont les droits servaient à lire {directory} est partie ou a perdu ces droits. Personne n’est ajouté, modifié ni désactivé tant qu’une personne autorisée à modifier les paramètres et à importer des personnes n’a pas repris la connexion.',
};
