import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.verification-code.subject': 'Su código de Casbah: {code}',
  'mail.verification-code.text':
    'Su código es {code}. Funciona una sola vez, durante {minutes} minutos. No lo comparta: Casbah nunca lo pide.',
  'mail.second-factor-locked.subject': 'Demasiados códigos incorrectos en su cuenta',
  'mail.second-factor-locked.text':
    'Alguien ha iniciado sesión en su cuenta de {company} con la contraseña correcta y después ha introducido demasiados códigos incorrectos, el último desde {address}. Los códigos quedan bloqueados {minutes} minutos. Si no ha sido usted, cambie su contraseña: alguien la conoce.',
  'mail.app-added.subject': 'Se ha añadido una aplicación de autenticación a su cuenta',
  'mail.app-added.text':
    'Se ha añadido una aplicación de autenticación a su cuenta de {company} el {time} (UTC) desde {address}. Si no ha sido usted, contacte de inmediato con su administrador.',
  'mail.app-removed.subject': 'Se ha quitado la aplicación de autenticación de su cuenta',
  'mail.app-removed.text':
    'Se ha quitado la aplicación de autenticación de su cuenta de {company} el {time} (UTC) desde {address}. Si no ha sido usted, contacte de inmediato con su administrador.',
  'mail.passkey-added.subject': 'Se ha añadido una llave de acceso a su cuenta',
  'mail.passkey-added.text':
    'Se añadió la llave de acceso «{passkey}» a su cuenta en {company} el {time} (UTC) desde {address}. Si no ha sido usted, contacte de inmediato con su administrador.',
  'mail.passkey-removed.subject': 'Se quitó una llave de acceso de su cuenta',
  'mail.passkey-removed.text':
    'Se quitó la llave de acceso «{passkey}» de su cuenta en {company} el {time} (UTC) desde {address}. Si no ha sido usted, contacte de inmediato con su administrador.',
  'mail.recovery-codes-made.subject': 'Nuevos códigos de recuperación para su cuenta',
  'mail.recovery-codes-made.text':
    'Se han creado códigos de recuperación nuevos para su cuenta de {company} el {time} (UTC) desde {address}. Los anteriores ya no funcionan. Si no ha sido usted, contacte de inmediato con su administrador.',
  'mail.second-factors-reset.subject': 'Se ha restablecido la MFA de su cuenta',
  'mail.second-factors-reset.text':
    'Un administrador ha restablecido la MFA de su cuenta de {company} el {time} (UTC) desde {address}. Si no lo esperaba, contacte de inmediato con su administrador.',
};
