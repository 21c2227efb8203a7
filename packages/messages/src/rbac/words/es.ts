import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'permission.title': 'No puede abrir esta página',
  'permission.sentence': 'Sus derechos en {company} no llegan hasta ella',
  'permission.page': 'Se denegó «{page}»',
  'permission.anyPage': 'Se denegó la página',
  'permission.ask': 'Pida a un sysadmin de {company} un perfil de acceso con este derecho:',
  'permission.askAny': 'Pregunte a un sysadmin de {company} qué perfil de acceso necesita.',
  'permission.sysadminOnly':
    'Solo los sysadmin de {company} pueden abrirla. Ningún perfil de acceso da ese derecho.',
  'permission.reason.configure':
    'Configurar una aplicación requiere el derecho a cambiar la tienda de aplicaciones, no solo a verla.',
  'permission.address': 'Dirección solicitada: {address}',
  'permission.start': 'Ir a su página de inicio',
  'permission.granted': 'Ahora puede abrir esta página. Se abre en un momento.',
  'permission.grantedNow': 'Abrirla ahora',
};
