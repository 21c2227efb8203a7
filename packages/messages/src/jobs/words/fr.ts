import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'jobs.title': 'Tâches de fond',
  'jobs.sentence':
    'Travail que Casbah effectue en arrière-plan pour toutes les entreprises : envoi d’e-mails, collecte de journaux, import de personnes, nettoyage.',
  'jobs.name': 'Tâche',
  'jobs.state': 'État',
  'jobs.state.ok': 'OK',
  'jobs.state.not_run': 'Pas encore exécutée',
  'jobs.state.running': 'En cours',
  'jobs.state.retrying': 'Nouvel essai',
  'jobs.state.failed': 'Échec',
  'jobs.waiting': 'En file d’attente',
  'jobs.oldest': 'La plus ancienne',
  'jobs.failures': 'Échecs',
  'jobs.last': 'Dernière exécution',
  'jobs.next': 'Prochaine exécution',
  'jobs.never': '–',
  'jobs.actions': 'Actions',
  'jobs.run': 'Lancer maintenant',
  'jobs.run.of': 'Lancer maintenant : {name}',
  'jobs.retry': 'Réessayer',
  'jobs.retry.of': 'Réessayer : {name}',
  'jobs.error': 'Dernier échec {time} : {error}',
  'jobs.none': 'Aucune tâche de fond.',
  'jobs.foreign': 'Seule l’entreprise de l’exploitant peut voir les tâches de fond.',
};
