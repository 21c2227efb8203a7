import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.activity.assessed': 'Activités évaluées',
  'history.did.activity.note_added': 'Note ajoutée à une activité',
  'history.did.activity.note_deleted': 'Note supprimée d’une activité',
  'history.did.investigate.settings_changed': 'Paramètres des données des incidents modifiés',
  'history.field.activities': 'Activités',
  'history.field.assessment': 'Évaluation',
  'history.field.owner': 'Responsable',
  'history.field.history_days': 'Historique (jours)',
  'history.field.related_activities': 'Nombre d’activités',
  'history.field.show_original': 'Afficher les entrées d’origine',
};
