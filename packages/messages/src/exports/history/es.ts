import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.export.streamed': 'Descargó {list} como {format}',
  'history.did.export.started': 'Inició la exportación {file}',
  'history.did.export.finished': 'Finalizó la exportación {file} ({rows} filas)',
  'history.did.export.failed': 'Falló la exportación {file}',
  'history.did.export.canceled': 'Canceló la exportación {file}',
  'history.did.export.deleted': 'Eliminó la exportación {file}',
  'history.did.export.link_created': 'Creó un enlace a la exportación {file}',
  'history.did.export.links_revoked': 'Revocó los enlaces a la exportación {file}',
  'history.did.export.downloaded': 'Descargó la exportación {file}',
};
