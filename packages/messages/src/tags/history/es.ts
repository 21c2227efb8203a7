import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.tag.created': 'Añadió la etiqueta {name}',
  'history.did.tag.changed': 'Cambió la etiqueta {name}',
  'history.did.tags.deleted': 'Eliminó etiquetas: {name}',
  'history.did.tag.deleted': 'Eliminó la etiqueta {name}',
  'history.did.service_tags.changed': 'Cambió las etiquetas de {name}',
  'history.field.tag_name': 'Nombre',
  'history.field.color': 'Color',
  'history.field.pattern': 'Motivo',
  'history.field.added': 'Etiquetas añadidas',
  'history.field.removed': 'Etiquetas quitadas',
  'history.field.services': 'Servicios',
};
