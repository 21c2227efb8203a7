import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'permission.title': 'No tiene acceso a esta página',
  'permission.sentence': 'Sus permisos en {company} no la incluyen',
  'permission.page': 'Acceso a «{page}» denegado',
  'permission.anyPage': 'Acceso denegado',
  'permission.ask': 'Pida a un administrador del sistema de {company} un perfil de acceso con este permiso:',
  'permission.askAny': 'Pregunte a un administrador del sistema de {company} qué perfil de acceso necesita.',
  'permission.sysadminOnly':
    'Solo los administradores del sistema de {company} pueden abrirla. Ningún perfil de acceso lo incluye.',
  'permission.reason.configure':
    'Para configurar una aplicación necesita permiso para cambiar la tienda, no solo para verla.',
  'permission.address': 'Solicitado: {address}',
  'permission.start': 'Ir a su página de inicio',
  'permission.granted': 'Ya tiene acceso. La página se abre en un momento.',
  'permission.grantedNow': 'Abrir ahora',
};
