import type { widgets as english } from '../en/widgets-data.ts';
import type { WordsOf } from '../words.ts';

export const widgets: WordsOf<typeof english> = {
  'widgets.table.showAll': 'Alle {count} anzeigen',
  'widgets.comparison.onlyDifferences': 'Nur Unterschiede',
  'widgets.comparison.attribute': 'Merkmal',
  'widgets.comparison.unknown': 'Nicht bekannt',
  'widgets.comparison.same': 'Es gibt keine Unterschiede.',
  'widgets.answer.yes': 'Ja',
  'widgets.answer.no': 'Nein',
  'widgets.answer.mobilena': 'Nicht auf Mobilgeräten',
  'widgets.answer.unknown': 'Unbekannt',
  'widgets.answer.UNDER_REVIEW': 'In Prüfung',
  'widgets.answer.more': 'und {count} weitere',
  'widgets.answer.parts': '{count, plural, one {# Teil} other {# Teile}}',
  'widgets.tag.remove': 'Schlagwort {name} entfernen',
  'widgets.upload.completed': 'Abgeschlossen',
  'widgets.upload.failed': 'Fehlgeschlagen',
  'widgets.upload.processing': 'In Verarbeitung',
  'widgets.upload.processing_failed': 'Verarbeitung fehlgeschlagen',
  'widgets.upload.pending': 'Warten auf Upload',
  'widgets.upload.queued': 'In der Warteschlange',
  'widgets.upload.upload_failed': 'Upload fehlgeschlagen',
  'widgets.upload.completedAgo': '{status}, {ago}',
};
