import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.format': 'Formato',
  'history.field.file_name': 'Archivo',
  'history.field.size': 'Tamaño',
  'history.field.load': 'ID del trabajo',
  'history.did.datasource.created': 'Añadió la fuente {name}',
  'history.did.datasource.changed': 'Cambió la fuente {name}',
  'history.did.datasource.deleted': 'Eliminó la fuente {name}',
  'history.field.max_datasources': 'Máximo de fuentes',
  'history.did.load.created': 'Subió {file} a {name}',
  'history.did.load.retried': 'Reintentó {file}',
  'history.did.load.deleted': 'Eliminó el archivo {file} de {name}',
  'history.did.rejects.parsed_again': 'Volvió a analizar las líneas rechazadas de {name}',
};
