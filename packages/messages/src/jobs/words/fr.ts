import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'jobs.title': 'Tâches de fond',
  'jobs.sentence':
    'Ce que Casbah fait en arrière-plan pour toutes les entreprises : envoyer les e-mails, collecter les journaux, importer les personnes, faire le ménage.',
  'jobs.name': 'Tâche',
  'jobs.state': 'État',
  'jobs.state.ok': 'OK',
  'jobs.state.running': 'En cours',
  'jobs.state.retrying': 'Nouvel essai prévu',
  'jobs.state.failed': 'Échec',
  'jobs.waiting': 'En attente',
  'jobs.oldest': 'La plus ancienne',
  'jobs.failures': 'Échecs',
  'jobs.last': 'Dernière exécution',
  'jobs.next': 'Prochaine exécution',
  'jobs.never': '–',
  'jobs.actions': 'Actions',
  'jobs.run': 'Lancer maintenant',
  'jobs.run.of': 'Lancer maintenant : {name}',
  'jobs.retry': 'Réessayer',
  'jobs.retry.of': 'Réessayer : {name}',
  'jobs.error': 'Dernier échec {time} : {error}',
  'jobs.none': 'Il n’y a aucune tâche de fond.',
  'jobs.foreign':
    'Seule l’entreprise qui exploite cette installation de Casbah peut voir ses tâches de fond.',
};
