import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.response_template.created': 'Creó la plantilla de respuesta {name}',
  'history.did.response_template.changed': 'Cambió la plantilla de respuesta {name}',
  'history.did.response_template.deleted': 'Eliminó la plantilla de respuesta {name}',
  'history.field.policy_type': 'Tipo de directiva',
  'history.field.enable_aggregation': 'Agrupa coincidencias',
  'history.field.template.email.admin.subject': 'Correo a los administradores: asunto',
  'history.field.template.email.admin.body': 'Correo a los administradores: cuerpo',
  'history.field.template.email.user.subject': 'Correo al usuario: asunto',
  'history.field.template.email.user.body': 'Correo al usuario: cuerpo',
  'history.field.template.email.ticketing.subject': 'Correo al sistema de tickets: asunto',
  'history.field.template.email.ticketing.body': 'Correo al sistema de tickets: cuerpo',
  'history.field.template.text.admin.body': 'Mensaje de texto',
  'history.field.template.text_aggregation.admin.body': 'Mensaje de texto para varias coincidencias',
  'history.field.template.browser.user.subject': 'Notificación del navegador: título',
  'history.field.template.browser.user.body': 'Notificación del navegador: cuerpo',
  'history.field.template.preserve_content.tombstone_file_name': 'Nombre del archivo de aviso',
  'history.field.template.preserve_content.tombstone_content': 'Contenido del archivo de aviso',
  'history.field.template.preserve_content.copied_file_name': 'Nombre del archivo copiado',
  'history.field.template.preserve_content.moved_file_name': 'Nombre del archivo movido',
};
