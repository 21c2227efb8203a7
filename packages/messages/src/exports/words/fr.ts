import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'exports.export': 'Exporter',
  'exports.dialog.title': 'Exporter les activités',
  'exports.format': 'Format',
  'exports.format.json': 'JSON (tableau)',
  'exports.format.ndjson': 'NDJSON (un objet par ligne)',
  'exports.format.ocsf': 'OCSF (un événement par ligne)',
  'exports.columns': 'Colonnes',
  'exports.columns.shown':
    '{count, plural, one {La # colonne affichée} many {Les # colonnes affichées} other {Les # colonnes affichées}}',
  'exports.columns.all': 'Toutes les colonnes',
  'exports.columns.ocsf': 'Les événements OCSF contiennent toujours tous les champs.',
  'exports.gzip': 'Compresser avec gzip',
  'exports.rows': '{count, plural, one {# activité} many {# activités} other {# activités}}',
  'exports.large':
    'Pour un export volumineux, choisissez l’arrière-plan : vous pouvez fermer cette page, et Casbah vous prévient dès que le fichier est prêt.',
  'exports.download': 'Télécharger',
  'exports.background': 'Exporter en arrière-plan',
  'exports.cancel': 'Annuler',
  'exports.downloading': 'Téléchargement : {size}',
  'exports.started': 'Export lancé',
  'exports.started.text': 'Casbah vous prévient dès que {file} est prêt.',
  'exports.show': 'Afficher les exports',
  'exports.ready': '{file} est prêt',
  'exports.failed': 'Impossible d’exporter {file}',
  'exports.start.failed': 'Impossible de lancer l’export',
  MSG_EXPORT_DOWNLOAD_SUCCESS: 'Export téléchargé',
  MSG_EXPORT_DOWNLOAD_DENIED:
    'Vous n’êtes pas autorisé à télécharger cet export. Adressez-vous à un administrateur.',
  MSG_EXPORT_DOWNLOAD_BAD_REQUEST:
    'Impossible de télécharger cet export avec ces paramètres. Vérifiez le filtre et les colonnes.',
  MSG_EXPORT_DOWNLOAD_ERROR: 'Impossible de télécharger l’export. Réessayez.',
};
