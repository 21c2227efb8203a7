import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.export.streamed': 'A téléchargé {list} au format {format}',
  'history.did.export.started': 'A lancé l’export {file}',
  'history.did.export.finished': 'A terminé l’export {file} ({rows} lignes)',
  'history.did.export.failed': 'Échec de l’export {file}',
  'history.did.export.canceled': 'A annulé l’export {file}',
  'history.did.export.deleted': 'A supprimé l’export {file}',
  'history.did.export.link_created': 'A créé un lien vers l’export {file}',
  'history.did.export.links_revoked': 'A révoqué les liens vers l’export {file}',
  'history.did.export.downloaded': 'A téléchargé l’export {file}',
};
