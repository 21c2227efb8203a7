import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.domains': 'Dominios',
  'settings.domains.hint':
    'Verifique un dominio para que su proveedor de identidad pueda iniciar la sesión de quienes tengan sus direcciones. Un dominio solo puede pertenecer a una empresa.',
  'settings.domains.add': 'Añadir dominio',
  'settings.domains.add.label': 'Nuevo dominio',
  'settings.domains.wrong': 'Indique un dominio, como branch.example',
  'settings.domains.shown': '{domain} verificado',
  'settings.domain': 'Dominio',
  'settings.domain.since': 'Desde',
  'settings.domain.used': 'Se usa para',
  'settings.domain.first': 'Dominio principal',
  'settings.domain.notShown': 'Sin verificar',
  'settings.domain.by.dns': 'Verificado por DNS',
  'settings.domain.by.file': 'Verificado por archivo',
  'settings.domain.by.operator': 'De confianza',
  'settings.domain.makeFirst': 'Hacer principal',
  'settings.domain.first.title': '¿Hacer de {domain} el dominio principal?',
  'settings.domain.first.text':
    'Quienes se registren con él reciben una invitación si están activadas. El dominio principal actual sigue en la lista.',
  'settings.domain.remove.title': '¿Eliminar {domain}?',
  'settings.domain.remove.text':
    'Su proveedor de identidad ya no inicia la sesión de las personas de {domain}. Conservan sus cuentas.',
  'settings.proof.how':
    'Verifique el dominio con un registro TXT de DNS o un archivo de texto en su servidor web y compruébelo aquí.',
  'settings.proof.record': 'Registro TXT',
  'settings.proof.file': 'O archivo',
  'settings.proof.text': 'Contenido',
  'settings.proof.look.dns': 'Comprobar DNS',
  'settings.proof.look.file': 'Comprobar archivo',
  'settings.proof.missing': 'No encontrado el {when}. Los registros DNS nuevos pueden tardar hasta una hora.',
  'settings.proof.different': 'Se encontró otro texto el {when}. Copie exactamente el texto de arriba.',
  'settings.proof.unreachable':
    'Sin respuesta el {when}. Revise los servidores de nombres o web del dominio y vuelva a comprobarlo.',
  'settings.proof.taken': 'Otra empresa de este Casbah ha verificado este dominio. Contacte con el operador.',
};
