import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'exports.export': 'Exportieren',
  'exports.dialog.title': 'Aktivitäten exportieren',
  'exports.format': 'Format',
  'exports.format.json': 'JSON (Array)',
  'exports.format.ndjson': 'NDJSON (ein Objekt je Zeile)',
  'exports.format.ocsf': 'OCSF (ein Ereignis je Zeile)',
  'exports.columns': 'Spalten',
  'exports.columns.shown': '{count, plural, one {Die # angezeigte Spalte} other {Die # angezeigten Spalten}}',
  'exports.columns.all': 'Alle Spalten',
  'exports.columns.ocsf': 'OCSF-Ereignisse enthalten immer alle Felder.',
  'exports.gzip': 'Mit gzip komprimieren',
  'exports.rows': '{count, plural, one {# Aktivität} other {# Aktivitäten}}',
  'exports.large':
    'Große Exporte schreibt Casbah am besten im Hintergrund: Sie können diese Seite schließen und werden benachrichtigt, sobald die Datei fertig ist.',
  'exports.download': 'Herunterladen',
  'exports.background': 'Im Hintergrund exportieren',
  'exports.cancel': 'Abbrechen',
  'exports.downloading': 'Wird heruntergeladen: {size}',
  'exports.started': 'Export gestartet',
  'exports.started.text': 'Casbah benachrichtigt Sie, sobald {file} fertig ist.',
  'exports.show': 'Exporte anzeigen',
  'exports.ready': '{file} ist fertig',
  'exports.failed': '{file} konnte nicht exportiert werden',
  'exports.start.failed': 'Export konnte nicht gestartet werden',
  MSG_EXPORT_DOWNLOAD_SUCCESS: 'Export heruntergeladen',
  MSG_EXPORT_DOWNLOAD_DENIED:
    'Sie dürfen diesen Export nicht herunterladen. Wenden Sie sich an einen Administrator.',
  MSG_EXPORT_DOWNLOAD_BAD_REQUEST:
    'Dieser Export kann mit diesen Einstellungen nicht heruntergeladen werden. Prüfen Sie Filter und Spalten.',
  MSG_EXPORT_DOWNLOAD_ERROR: 'Export konnte nicht heruntergeladen werden. Versuchen Sie es erneut.',
};
