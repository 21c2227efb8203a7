import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.format': 'Formato',
  'history.field.file_name': 'Archivo',
  'history.field.size': 'Tamaño',
  'history.field.load': 'Id. del archivo',
  'history.did.POST /admin/datasources': 'Añadió el origen de datos {name}',
  'history.did.PATCH /admin/datasources/{id}': 'Cambió el origen de datos {name}',
  'history.did.DELETE /admin/datasources/{id}': 'Eliminó el origen de datos {name}',
  'history.field.max_datasources': 'Fuentes como máximo',
  'history.did.POST /admin/datasources/{id}/loads': 'Subió {file} a {name}',
  'history.did.POST /admin/loads/{id}/retry': 'Hizo seguir leyendo {file}',
  'history.did.POST /admin/datasources/{id}/rejects/parse_again':
    'Hizo leer de nuevo las líneas apartadas de {name}',
  'history.did.POST /controls/make_api_request post datasources': 'Añadió el origen de datos {name}',
  'history.did.POST /controls/make_api_request patch datasources': 'Cambió el origen de datos {name}',
  'history.did.POST /controls/make_api_request delete datasources': 'Eliminó el origen de datos {name}',
};
