import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/tenant/addtag': 'Añadió la etiqueta {name}',
  'history.did.POST /controls/make_api_request post tags': 'Añadió la etiqueta {name}',
  'history.did.PATCH /admin/tenant/edittag': 'Cambió la etiqueta {name}',
  'history.did.POST /controls/make_api_request patch tags': 'Cambió la etiqueta {name}',
  'history.did.POST /admin/tenant/deletetags': 'Eliminó etiquetas: {name}',
  'history.did.POST /controls/make_api_request delete tags': 'Eliminó la etiqueta {name}',
  'history.did.POST /risks/changeservicetags': 'Cambió las etiquetas de {name}',
  'history.field.tag_name': 'Nombre',
  'history.field.color': 'Color',
  'history.field.pattern': 'Motivo',
  'history.field.added': 'Etiquetas añadidas',
  'history.field.removed': 'Etiquetas quitadas',
  'history.field.services': 'Servicios',
};
