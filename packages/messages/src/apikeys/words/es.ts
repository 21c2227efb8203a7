import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'apikeys.title': 'Claves de API',
  'apikeys.sentence':
    'Con lo que entran los programas. Cada una lleva un perfil de acceso y no permite más que quien la creó.',
  'apikeys.mayNot':
    'Puede ver las claves. Para crear o eliminar una necesita el derecho de cambiar la configuración.',
  'apikeys.add': 'Nueva clave de API',
  'apikeys.none': 'Aún no hay claves de API',
  'apikeys.none.why':
    'Cree una para cada programa que lea de Casbah o le envíe datos: un directorio, un script, un sistema de tickets.',
  'apikeys.name': 'Nombre',
  'apikeys.name.hint': 'El programa o el lugar que la usará',
  'apikeys.profile': 'Perfil de acceso',
  'apikeys.profile.hint': 'Perfiles que no permiten más de lo que usted puede',
  'apikeys.profile.none':
    'No hay ningún perfil que usted pueda dar. Los sysadmins los crean en Perfiles de acceso.',
  'apikeys.profile.missing': 'Elija qué puede hacer la clave',
  'apikeys.days': 'Vale',
  'apikeys.days.count': '{count, plural, one {# día} many {# días} other {# días}}, hasta el {date}',
  'apikeys.networks': 'Redes',
  'apikeys.networks.all': 'Cualquiera',
  'apikeys.networks.hint':
    'Direcciones y redes desde las que se puede usar, separadas por comas. Vacío: desde cualquiera.',
  'apikeys.networks.wrong': '{network} no es una dirección ni una red como 192.0.2.0/24',
  'apikeys.state': 'Estado',
  'apikeys.state.works': 'Funciona',
  'apikeys.state.ended': 'Terminada',
  'apikeys.state.maker-left': 'La cuenta de quien la creó está cerrada',
  'apikeys.state.maker-holds-less': 'Limitada: quien la creó tiene ahora menos permisos',
  'apikeys.used': 'Último uso',
  'apikeys.used.never': 'Nunca',
  'apikeys.ends': 'Hasta el {date}',
  'apikeys.made': 'Creada por',
  'apikeys.remove': 'Eliminar',
  'apikeys.removed': '{name} se ha eliminado: ya no abre nada',
  'apikeys.how': 'Cómo la usa un programa',
  'apikeys.how.sentence':
    'Envía la clave con cada solicitud. Las llamadas se describen en /api; el comando casbah lee CASBAH_API_KEY.',
  'apikeys.create': 'Crear la clave',
  'apikeys.new.title': 'La clave {name}',
  'apikeys.new.once':
    'Cópiela ahora: solo se muestra esta vez y Casbah guarda únicamente su hash. Quien la tenga puede hacer lo que permite su perfil.',
  'apikeys.new.done': 'La he copiado',
};
