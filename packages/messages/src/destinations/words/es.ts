import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.destinations.sentence':
    'Envíe los cambios a un webhook firmado en tiempo real o un resumen diario por correo.',
  'settings.destinations.mayNot':
    'Quien decide adónde se envía el historial puede leerlo allí: hace falta el permiso de exportarlo.',
  'settings.destinations.add': 'Añadir destino',
  'settings.destinations.empty': 'Aún no hay destinos',
  'settings.destinations.empty.text':
    'Los cambios figuran en el historial en todo caso. Un webhook los lleva a su SIEM y un correo a su equipo.',
  'settings.destinations.test': 'Probar',
  'settings.destinations.test.ok': '{name} aceptó la prueba (estado {status})',
  'settings.destinations.test.mail': 'La prueba va camino de {address}',
  'settings.destinations.test.failed': 'No se alcanzó {name}',
  'settings.destinations.renew': 'Sustituir secreto',
  'settings.destinations.renew.title': '¿Sustituir el secreto de {name}?',
  'settings.destinations.renew.text':
    'El antiguo deja de valer al momento: el receptor rechaza lo que llega hasta que conoce el nuevo. Mientras tanto no se pierde nada.',
  'settings.destinations.remove.title': '¿Eliminar {name}?',
  'settings.destinations.remove.text': 'Deja de recibir avisos. Lo que espera sigue en el historial.',
  'settings.destination.kind': 'Tipo',
  'settings.destination.mail': 'Correo',
  'settings.destination.webhook': 'Webhook',
  'settings.destination.mail.about':
    'Una vez al día, un correo dice cuántos cambios hubo, con un enlace al historial.',
  'settings.destination.webhook.about':
    'Cada cambio se envía como JSON en menos de un minuto, firmado con HMAC-SHA256. Lo que no se acepta espera y se reenvía.',
  'settings.destination.mail.address': 'Dirección de correo',
  'settings.destination.webhook.address': 'URL del webhook',
  'settings.destination.mail.wrong': 'Escriba una dirección de correo, por ejemplo security@company.example',
  'settings.destination.webhook.wrong': 'Escriba una dirección que empiece por https://',
  'settings.destination.on': 'Activo',
  'settings.destination.off': 'Desactivado',
  'settings.destination.works': 'Funciona',
  'settings.destination.failing': 'Con errores',
  'settings.destination.never': 'nada enviado aún',
  'settings.destination.told': 'último envío {when}',
  'settings.destination.waiting': '{count, plural, one {# cambio espera} other {# cambios esperan}}',
  'settings.destination.problem':
    '{error}. {failures, plural, one {Se intentó una vez} other {Se intentó # veces}}; la próxima, el {when}. No se pierde nada: los cambios esperan.',
  'settings.secret.title': 'Guarde este secreto ahora',
  'settings.secret.text': 'Se muestra solo esta vez. Póngalo donde su receptor pueda leerlo.',
  'settings.secret.how':
    'Cada mensaje lleva casbah-timestamp y casbah-signature: v1= y el HMAC-SHA256, en hexadecimal, de la marca de tiempo, un punto y el cuerpo. Rechace lo mal firmado o con más de cinco minutos.',
  'settings.secret.done': 'Lo he guardado',
};
