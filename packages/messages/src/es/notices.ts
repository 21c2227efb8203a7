import type { notices as english } from '../en/notices.ts';
import type { WordsOf } from '../words.ts';

export const notices: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{source}: se han leído los registros',
  'notice.load-completed.text':
    'Archivos de {source} leídos: {files}. Eventos: {events}; líneas apartadas: {rejects}. Las líneas apartadas se guardan con su motivo y se pueden volver a leer.',
  'notice.load-failed.subject': '{source}: no se han podido leer registros',
  'notice.load-failed.text':
    'Archivos de {source} que no se han podido leer: {files}; el último es {file}. Abra la fuente para ver el motivo de cada uno; lo leído hasta entonces se conserva.',
  'notice.source-silent.subject': '{source} ha dejado de enviar',
  'notice.source-silent.text':
    'Hace {days} días que no llega ningún archivo de {source}, más de lo que suelen durar sus pausas. Compruebe lo que envía sus registros; hasta entonces no se ve lo que ocurre allí.',
  'notice.sources-near-limit.subject': 'Fuentes de datos: {used} de {limit} en uso',
  'notice.sources-near-limit.text':
    'Su empresa tiene {used} de las {limit} fuentes de datos que puede tener. Elimine una que ya no envíe nada o pida más a quien gestiona este Casbah.',
  'notice.import-completed.subject': 'Personas de {source}: importación terminada',
  'notice.import-completed.text':
    'La importación desde {source} ha terminado. Añadidas: {added}; cambiadas: {changed}; desactivadas: {deactivated}; no aceptadas: {refused}. Revise las no aceptadas antes de volver a importar.',
  'notice.import-failed.subject': 'Personas de {source}: importación detenida',
  'notice.import-failed.text':
    'La importación desde {source} se ha detenido. Ábrala para ver el motivo; puede continuar donde se detuvo.',
  'notice.directory-sync-failed.subject': 'No se ha podido leer {directory}',
  'notice.directory-sync-failed.text':
    'No se ha podido leer el directorio {directory}. Las personas quedan como están hasta que responda; compruebe la conexión.',
  'notice.directory-sync-stopped.subject': '{directory} ya no se lee',
  'notice.directory-sync-stopped.text':
    'La persona con cuyos permisos se leía {directory} se ha ido o los ha perdido. No se añade, cambia ni desactiva a nadie hasta que alguien con permiso para cambiar la configuración e importar personas asuma la conexión.',
  'notice.reveal-asked.subject': '{by} pregunta quién es {subject}',
  'notice.reveal-asked.text':
    '{by} pide ver quién está detrás de {subject}. Motivo indicado: {reason}. Apruebe o rechace; nadie puede aprobar su propia petición.',
  'notice.reveal-approved.subject': 'Puede ver quién es {subject}',
  'notice.reveal-approved.text':
    '{by} ha aprobado su petición sobre {subject}. Vale una hora, solo para usted, y consta en el historial.',
  'notice.reveal-refused.subject': 'Se ha rechazado su petición sobre {subject}',
  'notice.reveal-refused.text':
    '{by} ha rechazado su petición de ver quién es {subject}. Hable con esa persona si lo necesita.',
  'notice.switch-off-asked.subject': '{by} pide desactivar la anonimización',
  'notice.switch-off-asked.text':
    '{by} pide que se vuelvan a mostrar todos los nombres. Motivo indicado: {reason}. Apruebe o rechace; nadie puede aprobar su propia petición.',
  'notice.switch-off-approved.subject': 'La anonimización está desactivada',
  'notice.switch-off-approved.text':
    '{by} ha aprobado su petición: los nombres se muestran de nuevo a quien puede mirar, y consta en el historial.',
  'notice.switch-off-refused.subject': 'Se ha rechazado su petición de desactivar la anonimización',
  'notice.switch-off-refused.text':
    '{by} ha rechazado su petición; las personas siguen siendo anónimas. Hable con esa persona si lo necesita.',
  'notice.reveal-granted.subject': '{asker} puede ver quién es {subject}',
  'notice.reveal-granted.text':
    '{by} ha aprobado que {asker} vea quién está detrás de {subject}. Si no estaba acordado, hable con ambas personas y revise el historial.',
  'notice.anonymity-ended.subject': 'Las personas ya no son anónimas',
  'notice.anonymity-ended.text':
    '{by} ha aprobado la petición de {asker} de terminar el anonimato: los nombres se muestran de nuevo. Si no estaba acordado, actívelo otra vez y revise el historial.',
  'notice.domain-verified.subject': '{domain} pertenece a su empresa',
  'notice.domain-verified.text':
    'El dominio {domain} está verificado: las personas con una dirección en él cuentan como propias.',
  'notice.account-locked.subject': 'Demasiados inicios de sesión fallidos: {email}',
  'notice.account-locked.text':
    'Tras demasiados intentos fallidos, la cuenta {email} queda bloqueada un cuarto de hora. Cuentas bloqueadas desde la última vez que miró: {accounts}. Pregunte si fue esa persona; puede desbloquear una cuenta en la lista de usuarios.',
  'notice.policy-changed.subject': 'Han cambiado las reglas de inicio de sesión',
  'notice.policy-changed.text':
    '{by} ha cambiado reglas de contraseñas, segundos factores, sesiones o redes. Lo que había antes y lo que hay ahora consta en el historial.',
  'notice.destination-failing.subject': '{destination} no acepta mensajes',
  'notice.destination-failing.text':
    'Los mensajes a {destination} fallan desde hace un tiempo. Compruebe la dirección y que responde. Se reintentan al menos cada hora y no se pierde ninguno.',
  'notice.api-key-ends.subject': 'La clave de API {name} termina pronto',
  'notice.api-key-ends.text':
    'La clave de API {name} termina en {days} días. Cree una nueva y póngala donde se usa la antigua, o lo que la usa se detendrá.',
  'notice.service-request-moved.subject': 'Su solicitud sobre {service}',
  'notice.service-request-moved.text': 'Alguien ha atendido lo que pidió sobre {service}.',
  'notice.policy-hit.subject': '{policy} encontró servicios',
  'notice.policy-hit.text': 'Servicios que la política {policy} encontró en tráfico nuevo: {services}.',
  'notice.subscription-ends.subject': '{app} termina pronto',
  'notice.subscription-ends.text':
    'La suscripción de {app} termina en {days} días. Renuévela, o sus páginas se cerrarán ese día; lo guardado se conserva.',
  'notice.unknown.subject': 'Un aviso de otra versión de Casbah',
  'notice.unknown.text':
    'Este aviso lo escribió otra versión de Casbah, que sabe más de él. Pregunte a quien gestiona este Casbah.',
};
