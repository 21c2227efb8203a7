import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
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
    'Alguien ha solicitado con esta dirección una empresa en Casbah. La dirección o su empresa ya están registradas, por lo que no se ha creado ninguna. Inicie sesión, restablezca su contraseña en la página de inicio de sesión o pida una cuenta al administrador de su empresa.',
  'mail.sign-up-known.action': 'Ir al inicio de sesión',
  'mail.verify-email.subject': 'Confirme su dirección de correo',
  'mail.verify-email.text':
    'Alguien ha pedido con esta dirección una empresa en Casbah. Confirme en un plazo de {days} días que la dirección es suya; después la solicitud llega a quienes administran Casbah.',
  'mail.verify-email.action': 'Confirmar la dirección',
  'mail.auto-invite.subject': 'Su invitación a Casbah',
  'mail.auto-invite.text':
    'Alguien ha pedido con esta dirección acceso a Casbah. Su empresa ya está en Casbah y deja entrar a su gente. Establezca su contraseña en un plazo de {days} días; el enlace funciona una sola vez.',
  'mail.auto-invite.action': 'Establecer la contraseña',
  'mail.approve-sign-up.subject': 'Solicitud de registro de {company}',
  'mail.approve-sign-up.text':
    '{name} ({email}) pide una empresa llamada {company} con el dominio {domain}. La dirección está confirmada. Apruebe la solicitud en un plazo de {days} días si los conoce; si no, no haga nada con este correo.',
  'mail.approve-sign-up.action': 'Ver la solicitud',
  'mail.sign-up-approved.subject': 'Su registro en Casbah está aprobado',
  'mail.sign-up-approved.text':
    '{company} puede usar Casbah. Termine el registro en un plazo de {days} días; el enlace funciona una sola vez.',
  'mail.sign-up-approved.action': 'Terminar el registro',
};
