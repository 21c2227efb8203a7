import type { notices as english } from '../en/notices.ts';
import type { WordsOf } from '../words.ts';

export const notices: WordsOf<typeof english> = {
  'notice.load-completed.subject': 'Se ha leído {file}',
  'notice.load-completed.text':
    'Se ha leído el archivo {file} de la fuente {source}. Eventos: {events}; líneas apartadas: {rejects}. Las líneas apartadas se guardan con su motivo y se pueden volver a leer.',
  'notice.load-failed.subject': 'No se ha podido leer {file}',
  'notice.load-failed.text':
    'La lectura del archivo {file} de la fuente {source} se ha detenido. Abra la fuente para ver el motivo; lo leído hasta entonces se conserva.',
  'notice.export-ready.subject': '{name} está listo',
  'notice.export-ready.text': 'La exportación {name} está lista. Descárguela; solo se guarda por un tiempo.',
  'notice.import-completed.subject': 'Personas de {source}: importación terminada',
  'notice.import-completed.text':
    'La importación desde {source} ha terminado. Añadidas: {added}; cambiadas: {changed}; desactivadas: {deactivated}; no aceptadas: {refused}. Revise las no aceptadas antes de volver a importar.',
  'notice.import-failed.subject': 'Personas de {source}: importación detenida',
  'notice.import-failed.text':
    'La importación desde {source} se ha detenido. Ábrala para ver el motivo; puede continuar donde se detuvo.',
  'notice.directory-sync-failed.subject': 'No se ha podido leer {directory}',
  'notice.directory-sync-failed.text':
    'No se ha podido leer el directorio {directory}. Las personas quedan como están hasta que responda; compruebe la conexión.',
  'notice.reveal-asked.subject': '{by} pregunta quién es {subject}',
  'notice.reveal-asked.text':
    '{by} pide ver quién está detrás de {subject}. Motivo indicado: {reason}. Apruebe o rechace; nadie puede aprobar su propia petición.',
  'notice.reveal-approved.subject': 'Puede ver quién es {subject}',
  'notice.reveal-approved.text':
    '{by} ha aprobado su petición sobre {subject}. Vale una hora, solo para usted, y consta en el historial.',
  'notice.reveal-refused.subject': 'Se ha rechazado su petición sobre {subject}',
  'notice.reveal-refused.text':
    '{by} ha rechazado su petición de ver quién es {subject}. Hable con esa persona si lo necesita.',
  'notice.domain-verified.subject': '{domain} pertenece a su empresa',
  'notice.domain-verified.text':
    'El dominio {domain} está verificado: las personas con una dirección en él cuentan como propias.',
  'notice.domain-verification-lost.subject': '{domain} ya no está verificado',
  'notice.domain-verification-lost.text':
    'El registro que muestra que {domain} es suyo ha desaparecido. Vuelva a ponerlo, o las personas con una dirección en él dejarán de contar como propias.',
  'notice.destination-failing.subject': '{destination} no acepta mensajes',
  'notice.destination-failing.text':
    'Los mensajes a {destination} fallan desde hace un tiempo. Compruebe la dirección y que responde; los mensajes se reintentan durante un día.',
  'notice.api-key-ends.subject': 'La clave de API {name} termina pronto',
  'notice.api-key-ends.text':
    'La clave de API {name} termina en {days} días. Cree una nueva y póngala donde se usa la antigua, o lo que la usa se detendrá.',
  'notice.service-request-moved.subject': 'Su solicitud sobre {service}',
  'notice.service-request-moved.text': 'Alguien ha atendido lo que pidió sobre {service}.',
  'notice.subscription-ends.subject': '{app} termina pronto',
  'notice.subscription-ends.text':
    'La suscripción de {app} termina en {days} días. Renuévela, o sus páginas se cerrarán ese día; lo guardado se conserva.',
  'notice.unknown.subject': 'Un aviso de otra versión de Casbah',
  'notice.unknown.text':
    'Este aviso lo escribió otra versión de Casbah, que sabe más de él. Pregunte a quien gestiona este Casbah.',
};
