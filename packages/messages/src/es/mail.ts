import type { mail as english } from '../en/mail.ts';
import type { WordsOf } from '../words.ts';

export const mail: WordsOf<typeof english> = {
  'mail.greeting': 'Hola, {name}:',
  'mail.hello': 'Hola:',
  'mail.linkHint': 'Si el botón no funciona, copie esta dirección en su navegador:',
  'mail.unasked': 'Si usted no lo ha pedido, no tiene que hacer nada: no cambia nada.',
  'mail.footer': 'Enviado por Casbah en {origin}. Las respuestas a este correo no se leen.',
  'mail.reset-password.subject': 'Elija una contraseña nueva para Casbah',
  'mail.reset-password.text':
    'Alguien ha pedido una contraseña nueva para su cuenta en {company}. Elíjala en un plazo de {minutes} minutos; el enlace funciona una sola vez. Después terminan todas sus sesiones.',
  'mail.reset-password.action': 'Elegir una contraseña nueva',
  'mail.set-password.subject': 'Establezca su contraseña de Casbah',
  'mail.set-password.text':
    'Usted tiene una cuenta en {company}. Establezca su contraseña en un plazo de {days} días; el enlace funciona una sola vez.',
  'mail.set-password.action': 'Establecer la contraseña',
  'mail.use-single-sign-on.subject': 'Usted entra en Casbah a través de su empresa',
  'mail.use-single-sign-on.text':
    'Alguien ha pedido una contraseña nueva para su cuenta en {company}. Su cuenta no tiene contraseña propia: usted entra con el inicio de sesión único de su empresa.',
  'mail.use-single-sign-on.action': 'Ir al inicio de sesión',
  'mail.password-changed.subject': 'Su contraseña ha cambiado',
  'mail.password-changed.text':
    'La contraseña de su cuenta en {company} se cambió el {time} (UTC), desde la dirección {address}. Todas sus sesiones han terminado. Si no ha sido usted, avise enseguida a su administrador.',
  'mail.finish-sign-up.subject': 'Termine su registro en Casbah',
  'mail.finish-sign-up.text':
    'Alguien ha pedido con esta dirección una empresa en Casbah. Termine el registro en un plazo de {days} días; el enlace funciona una sola vez.',
  'mail.finish-sign-up.action': 'Terminar el registro',
  'mail.connector-finish-sign-up.subject': 'Termine su registro en Casbah',
  'mail.connector-finish-sign-up.text':
    'Alguien ha pedido con esta dirección conectar {app} a una empresa en Casbah. Termine el registro en un plazo de {days} días; el enlace funciona una sola vez.',
  'mail.connector-finish-sign-up.action': 'Terminar el registro',
  'mail.sign-up-known.subject': 'Su registro en Casbah',
  'mail.sign-up-known.text':
    'Alguien ha pedido con esta dirección una empresa en Casbah. La dirección o su empresa ya se conocen, por eso no se ha creado ninguna empresa nueva. Inicie sesión, pida allí una contraseña nueva o pida una cuenta al administrador de su empresa.',
  'mail.sign-up-known.action': 'Ir al inicio de sesión',
  'mail.verify-email.subject': 'Confirme su dirección de correo',
  'mail.verify-email.text':
    'Alguien ha pedido con esta dirección una empresa en Casbah. Confirme en un plazo de {days} días que la dirección es suya; después la petición llega a quienes administran Casbah.',
  'mail.verify-email.action': 'Confirmar la dirección',
  'mail.auto-invite.subject': 'Su invitación a Casbah',
  'mail.auto-invite.text':
    'Alguien ha pedido con esta dirección acceso a Casbah. Su empresa ya está en Casbah y deja entrar a su gente. Establezca su contraseña en un plazo de {days} días; el enlace funciona una sola vez.',
  'mail.auto-invite.action': 'Establecer la contraseña',
  'mail.approve-sign-up.subject': '{company} pide registrarse',
  'mail.approve-sign-up.text':
    '{name} ({email}) pide una empresa llamada {company} con el dominio {domain}. La dirección está confirmada. Apruebe la petición en un plazo de {days} días si los conoce; si no, no haga nada con este correo.',
  'mail.approve-sign-up.action': 'Ver la petición',
  'mail.sign-up-approved.subject': 'Su registro en Casbah está aprobado',
  'mail.sign-up-approved.text':
    '{company} puede usar Casbah. Termine el registro en un plazo de {days} días; el enlace funciona una sola vez.',
  'mail.sign-up-approved.action': 'Terminar el registro',
  'mail.verification-code.subject': 'Su código de Casbah: {code}',
  'mail.verification-code.text':
    'Su código es {code}. Funciona una sola vez, durante {minutes} minutos. No se lo dé a nadie: nunca lo pedimos.',
  'mail.second-factor-locked.subject': 'Alguien ha probado códigos en su cuenta',
  'mail.second-factor-locked.text':
    'Alguien entró en su cuenta de {company} con la contraseña correcta y dio después demasiados códigos erróneos, el último desde la dirección {address}. Los códigos quedan bloqueados {minutes} minutos. Si no ha sido usted, cambie su contraseña: alguien la conoce.',
  'mail.app-added.subject': 'Se añadió una aplicación de códigos a su cuenta',
  'mail.app-added.text':
    'Se añadió una aplicación de códigos a su cuenta en {company} el {time} (UTC), desde la dirección {address}. Si no ha sido usted, avise enseguida a su administrador.',
  'mail.app-removed.subject': 'Se quitó la aplicación de códigos de su cuenta',
  'mail.app-removed.text':
    'Se quitó la aplicación de códigos de su cuenta en {company} el {time} (UTC), desde la dirección {address}. Si no ha sido usted, avise enseguida a su administrador.',
  'mail.passkey-added.subject': 'Se añadió una llave de acceso a su cuenta',
  'mail.passkey-added.text':
    'Se añadió la llave de acceso «{passkey}» a su cuenta en {company} el {time} (UTC), desde la dirección {address}. Si no ha sido usted, avise enseguida a su administrador.',
  'mail.passkey-removed.subject': 'Se quitó una llave de acceso de su cuenta',
  'mail.passkey-removed.text':
    'Se quitó la llave de acceso «{passkey}» de su cuenta en {company} el {time} (UTC), desde la dirección {address}. Si no ha sido usted, avise enseguida a su administrador.',
  'mail.recovery-codes-made.subject': 'Nuevos códigos de recuperación para su cuenta',
  'mail.recovery-codes-made.text':
    'Se crearon códigos de recuperación nuevos para su cuenta en {company}, y los anteriores dejaron de valer, el {time} (UTC), desde la dirección {address}. Si no ha sido usted, avise enseguida a su administrador.',
  'mail.second-factors-reset.subject': 'Se quitaron sus segundos factores',
  'mail.second-factors-reset.text':
    'Un administrador quitó todos los segundos factores de su cuenta en {company} el {time} (UTC), desde la dirección {address}. Si no ha sido usted, avise enseguida a su administrador.',
  'mail.notifications-digest.subject': 'Tiene avisos en Casbah: {count} sin ver',
  'mail.notifications-digest.text':
    'En {company} tiene avisos sin ver: {count}. El más reciente: {newest}. Este mensaje llega como máximo una vez al día; desactívelo en la página de sus avisos.',
  'mail.notifications-digest.action': 'Ver sus avisos',
  'mail.changes-made.subject': '{count} cambios en {company}',
  'mail.changes-made.text':
    'Desde el último correo de este tipo se hicieron {count} cambios en Casbah en {company}. El historial dice quién cambió qué y cuándo.',
  'mail.changes-made.action': 'Abrir el historial',
  'mail.audit-report.subject': '{report}: uso de la nube en {company}, {span}',
  'mail.audit-report.text':
    'El informe de auditoría {report} de {company} trata de {span}. Va adjunto como página y como lista de servicios.',
  'mail.audit-report.action': 'Abrir en Casbah',
  'mail.user-digest.subject': 'Los servicios en la nube que usó en {company}, {span}',
  'mail.user-digest.text':
    'Estos son los servicios en la nube que usó en {company} ({span}), según sus registros. La lista va adjunta. Nadie más recibe este correo. Si algún servicio le sorprende, pregunte a quienes se ocupan de la seguridad en {company}.',
  'mail.destination-test.subject': 'Casbah llega hasta usted: {destination}',
  'mail.destination-test.text':
    'Esta es una prueba del destino {destination} de {company}. A partir de ahora, esta dirección sabrá una vez al día cuánto se ha cambiado.',
};
