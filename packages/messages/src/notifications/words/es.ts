import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notifications.title': 'Avisos',
  'notifications.sentence':
    '{count, plural, =0 {Nada nuevo: los ha visto todos.} one {# sin ver.} many {# sin ver.} other {# sin ver.}} Se guardan 90 días.',
  'notifications.bell':
    '{count, plural, =0 {Avisos} one {Avisos: # sin ver} many {Avisos: # sin ver} other {Avisos: # sin ver}}',
  'notifications.show': 'Qué avisos se muestran',
  'notifications.show.all': 'Todos',
  'notifications.show.unseen': 'Sin ver',
  'notifications.seeAll': 'Marcar todos como vistos',
  'notifications.see': 'Marcar como visto',
  'notifications.see.of': 'Marcar como visto: {subject}',
  'notifications.DOWNLOAD': 'Descargar',
  'notifications.DETAILS': 'Detalles',
  'notifications.VISIT': 'Abrir',
  'notifications.page': 'Todos los avisos',
  'notifications.new': 'Sin ver',
  'notifications.none': 'Ningún aviso',
  'notifications.none.text':
    'Aquí se avisa de lo que tarda o le necesita: archivos leídos, importaciones, peticiones por aprobar.',
  'notifications.none.unseen': 'Los ha visto todos.',
  'notifications.panel.given': 'Del {when}',
  'notifications.panel.seen': 'Visto el {when}',
  'notifications.panel.missing': 'Este aviso ya no existe',
  'notifications.mail': 'Un correo al día sobre lo que no he visto',
  'notifications.mail.failed': 'No se ha podido guardar la elección',
};
