import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.import-completed.subject': 'Personen aus {source}: Import fertig',
  'notice.import-completed.text':
    'Der Import aus {source} ist fertig. Hinzugefügt: {added}; geändert: {changed}; deaktiviert: {deactivated}; nicht übernommen: {refused}. Sehen Sie sich die nicht übernommenen an, bevor Sie noch einmal importieren.',
  'notice.import-failed.subject': 'Personen aus {source}: Import abgebrochen',
  'notice.import-failed.text':
    'Der Import aus {source} ist abgebrochen. Öffnen Sie ihn, um den Grund zu sehen; er kann dort weitergehen, wo er aufgehört hat.',
  'notice.directory-sync-failed.subject': '{directory} konnte nicht gelesen werden',
  'notice.directory-sync-failed.text':
    'Das Verzeichnis {directory} konnte nicht gelesen werden. Die Personen bleiben, wie sie sind, bis es wieder antwortet; prüfen Sie die Verbindung.',
  'notice.directory-sync-stopped.subject': '{directory} wird nicht mehr gelesen',
  'notice.directory-sync-stopped.text':
    'Die Person, mit deren Rechten {directory} gelesen wurde, ist ausgeschieden oder hat diese Rechte nicht mehr. Niemand wird hinzugefügt, geändert oder deaktiviert, bis jemand mit dem Recht, Einstellungen zu ändern und Personen zu importieren, die Verbindung übernimmt.',
};
