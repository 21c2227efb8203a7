import type { widgets as english } from '../en/widgets-data.ts';
import type { WordsOf } from '../words.ts';

export const widgets: WordsOf<typeof english> = {
  'widgets.table.showAll': 'Tout afficher ({count})',
  'widgets.comparison.onlyDifferences': 'Différences seulement',
  'widgets.comparison.attribute': 'Attribut',
  'widgets.comparison.unknown': 'Inconnu',
  'widgets.comparison.same': 'Aucune différence.',
  'widgets.answer.yes': 'Oui',
  'widgets.answer.no': 'Non',
  'widgets.answer.mobilena': 'Pas sur mobile',
  'widgets.answer.unknown': 'Inconnu',
  'widgets.answer.UNDER_REVIEW': 'En cours d’examen',
  'widgets.answer.more': 'et {count} de plus',
  'widgets.answer.parts': '{count, plural, one {# élément} many {# éléments} other {# éléments}}',
  'widgets.tag.remove': 'Retirer l’étiquette {name}',
  'widgets.upload.completed': 'Terminé',
  'widgets.upload.failed': 'Échec',
  'widgets.upload.processing': 'En traitement',
  'widgets.upload.processing_failed': 'Échec du traitement',
  'widgets.upload.pending': 'En attente d’envoi',
  'widgets.upload.queued': 'En file d’attente',
  'widgets.upload.upload_failed': 'Échec de l’envoi',
  'widgets.upload.completedAgo': '{status}, {ago}',
};
