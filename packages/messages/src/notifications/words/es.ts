import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notifications.title': 'Notificaciones',
  'notifications.sentence':
    '{count, plural, =0 {No hay notificaciones sin leer.} one {# sin leer.} many {# sin leer.} other {# sin leer.}} Las notificaciones se guardan 90 días.',
  'notifications.bell':
    '{count, plural, =0 {Notificaciones} one {Notificaciones: # sin leer} many {Notificaciones: # sin leer} other {Notificaciones: # sin leer}}',
  'notifications.show': 'Mostrar',
  'notifications.show.all': 'Todas',
  'notifications.show.unseen': 'Sin leer',
  'notifications.seeAll': 'Marcar todas como leídas',
  'notifications.see': 'Marcar como leída',
  'notifications.see.of': 'Marcar como leída: {subject}',
  'notifications.DOWNLOAD': 'Descargar',
  'notifications.DETAILS': 'Detalles',
  'notifications.VISIT': 'Abrir',
  'notifications.page': 'Todas las notificaciones',
  'notifications.new': 'Sin leer',
  'notifications.none': 'No hay notificaciones',
  'notifications.none.text':
    'Aquí se le notificarán las subidas e importaciones finalizadas y las solicitudes por aprobar.',
  'notifications.none.unseen': 'Las ha leído todas.',
  'notifications.panel.given': 'Creada {when}',
  'notifications.panel.seen': 'Leída {when}',
  'notifications.panel.missing': 'Esta notificación ya no existe',
  'notifications.mail': 'Recibir las notificaciones sin leer por correo una vez al día',
  'notifications.mail.failed': 'No se ha podido guardar la elección',
};
