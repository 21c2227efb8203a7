import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
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
};
