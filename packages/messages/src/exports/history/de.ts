import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.export.streamed': '{list} als {format} heruntergeladen',
  'history.did.export.started': 'Export {file} gestartet',
  'history.did.export.finished': 'Export {file} abgeschlossen ({rows} Zeilen)',
  'history.did.export.failed': 'Export {file} fehlgeschlagen',
  'history.did.export.canceled': 'Export {file} abgebrochen',
  'history.did.export.deleted': 'Export {file} gelöscht',
  'history.did.export.link_created': 'Link zum Export {file} erstellt',
  'history.did.export.links_revoked': 'Links zum Export {file} widerrufen',
  'history.did.export.downloaded': 'Export {file} heruntergeladen',
};
