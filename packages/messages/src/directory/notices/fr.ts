import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.import-completed.subject': 'Import depuis {source} terminé',
  'notice.import-completed.text':
    'L’import depuis {source} est terminé. Ajoutées : {added} ; modifiées : {changed} ; désactivées : {deactivated} ; rejetées : {refused}. Vérifiez les lignes rejetées avant de réimporter.',
  'notice.import-failed.subject': 'Import depuis {source} arrêté',
  'notice.import-failed.text':
    'L’import depuis {source} s’est arrêté. Ouvrez-le pour en voir la raison ; il peut reprendre là où il s’est arrêté.',
  'notice.directory-sync-failed.subject': 'Impossible de synchroniser {directory}',
  'notice.directory-sync-failed.text':
    'Casbah n’a pas pu lire l’annuaire {directory}. Les personnes restent inchangées jusqu’à ce qu’il réponde de nouveau. Vérifiez la connexion.',
  'notice.directory-sync-stopped.subject': 'Synchronisation de {directory} arrêtée',
  'notice.directory-sync-stopped.text':
    'L’administrateur qui a connecté {directory} est parti ou a perdu des droits. La synchronisation n’ajoute, ne modifie et ne désactive personne tant qu’une personne pouvant modifier les paramètres et importer des personnes n’a pas repris la connexion.',
};
