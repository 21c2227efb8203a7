import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'apikeys.title': 'Claves de API',
  'apikeys.sentence':
    'Credenciales para programas, limitadas por un perfil de acceso y por los permisos de quien las crea.',
  'apikeys.mayNot':
    'Puede ver las claves. Para crear o eliminar una necesita el permiso de cambiar la configuración.',
  'apikeys.add': 'Nueva clave de API',
  'apikeys.none': 'Aún no hay claves de API',
  'apikeys.none.why':
    'Cree una para cada programa que use la API: un directorio, un script, un sistema de tickets.',
  'apikeys.name': 'Nombre',
  'apikeys.name.hint': 'El programa o sistema que la usa',
  'apikeys.profile': 'Perfil de acceso',
  'apikeys.profile.hint': 'Perfiles dentro de sus propios permisos',
  'apikeys.profile.none':
    'No hay perfiles de acceso que pueda asignar. Un administrador del sistema los crea en Perfiles de acceso.',
  'apikeys.profile.create': 'Crear perfil de acceso',
  'apikeys.profile.missing': 'Elija un perfil de acceso',
  'apikeys.days': 'Caduca en',
  'apikeys.days.count': '{count, plural, one {# día} many {# días} other {# días}}, hasta el {date}',
  'apikeys.networks': 'Redes permitidas',
  'apikeys.networks.all': 'Cualquiera',
  'apikeys.networks.hint':
    'Direcciones IP y redes, separadas por comas. Déjelo vacío para permitir cualquiera.',
  'apikeys.networks.wrong': '{network} no es una dirección IP ni una red como 192.0.2.0/24',
  'apikeys.state': 'Estado',
  'apikeys.state.works': 'Activa',
  'apikeys.state.ended': 'Caducada',
  'apikeys.state.maker-left': 'Cuenta del creador cerrada',
  'apikeys.state.maker-holds-less': 'Limitada: quien la creó tiene ahora menos permisos',
  'apikeys.used': 'Último uso',
  'apikeys.used.never': 'Nunca',
  'apikeys.ends': 'Hasta el {date}',
  'apikeys.made': 'Creada por',
  'apikeys.remove': 'Eliminar',
  'apikeys.removed': '{name} se ha eliminado. Ya no da acceso.',
  'apikeys.how': 'Usar una clave de API',
  'apikeys.how.sentence':
    'Envíe la clave con cada solicitud. Esta llamada responde a cualquier clave válida; la referencia de la API en /api indica qué permiso necesitan las demás. El comando casbah lee CASBAH_API_KEY.',
  'apikeys.create': 'Crear la clave',
  'apikeys.new.title': 'Clave de API {name}',
  'apikeys.new.once':
    'Cópiela ahora. No volverá a mostrarse: Casbah solo guarda un hash. Quien tenga la clave puede hacer lo que permite su perfil.',
  'apikeys.new.try': 'Compruebe que funciona:',
  'apikeys.new.done': 'La he copiado',
};
