import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.format': 'Formato',
  'history.field.file_name': 'Archivo',
  'history.field.size': 'Tamaño',
  'history.field.load': 'Id. del archivo',
  'history.did.datasource.created': 'Añadió el origen de datos {name}',
  'history.did.datasource.changed': 'Cambió el origen de datos {name}',
  'history.did.datasource.deleted': 'Eliminó el origen de datos {name}',
  'history.field.max_datasources': 'Fuentes como máximo',
  'history.did.load.created': 'Subió {file} a {name}',
  'history.did.load.retried': 'Hizo seguir leyendo {file}',
  'history.did.rejects.parsed_again': 'Hizo leer de nuevo las líneas apartadas de {name}',
};
