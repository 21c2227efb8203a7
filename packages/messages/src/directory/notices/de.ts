import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.import-completed.subject': 'Import aus {source} abgeschlossen',
  'notice.import-completed.text':
    'Der Import aus {source} ist abgeschlossen. Hinzugefügt: {added}; geändert: {changed}; deaktiviert: {deactivated}; abgelehnt: {refused}. Prüfen Sie die abgelehnten Zeilen, bevor Sie erneut importieren.',
  'notice.import-failed.subject': 'Import aus {source} angehalten',
  'notice.import-failed.text':
    'Der Import aus {source} wurde angehalten. Öffnen Sie ihn, um den Grund zu sehen; Sie können ihn an derselben Stelle fortsetzen.',
  'notice.directory-sync-failed.subject': '{directory} konnte nicht synchronisiert werden',
  'notice.directory-sync-failed.text':
    'Casbah konnte das Verzeichnis {directory} nicht lesen. Personen bleiben unverändert, bis es wieder antwortet. Prüfen Sie die Verbindung.',
  'notice.directory-sync-stopped.subject': 'Synchronisierung von {directory} gestoppt',
  'notice.directory-sync-stopped.text':
    'Der Admin, der {directory} verbunden hat, ist ausgeschieden oder hat Rechte verloren. Bei der Synchronisierung wird niemand hinzugefügt, geändert oder deaktiviert, bis jemand, der Einstellungen ändern und Personen importieren darf, die Verbindung übernimmt.',
};
