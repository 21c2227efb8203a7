import type { decisions as english } from '../en/decisions.ts';
import type { WordsOf } from '../words.ts';

export const decisions: WordsOf<typeof english> = {
  'decisions.title': 'Decisiones',
  'decisions.sentence':
    'Lo que su empresa ha decidido sobre los servicios y las listas que reciben de ello los cortafuegos, proxies y resolutores.',
  'decisions.services': '{count, plural, one {servicio} other {servicios}}',
  'decisions.none': 'Aún no hay nada decidido',
  'decisions.none.why':
    'Elija servicios en su lista y decida sobre ellos: autorizado, tolerado, en revisión o no autorizado. Con ello se hacen las listas para sus productos.',
  'decisions.toServices': 'Ir a los servicios',
  'decisions.list': 'Lista para un producto',
  'decisions.product': 'Producto',
  'decisions.kind': 'Lista',
  'decisions.kind.block': 'Bloquear lo no autorizado',
  'decisions.kind.allow': 'Permitir lo autorizado',
  'decisions.download': 'Descargar el archivo',
  'decisions.holds':
    '{services, plural, one {# servicio} other {# servicios}}, {domains, plural, one {# dominio} other {# dominios}}, {entries} entradas según cuenta el producto.',
  'decisions.tooLong':
    'El producto admite {limit} entradas y la lista tiene {entries}: dejaría fuera el resto. Decida sobre menos servicios o use un producto sin ese límite.',
  'decisions.leftOut': '{count, plural, one {# dominio no está} other {# dominios no están}} en la lista:',
  'decisions.alsoHits':
    '{count, plural, one {# dominio afecta} other {# dominios afectan}} a más de lo elegido, porque el producto no puede exceptuar nada:',
  'decisions.domain': 'Dominio',
  'decisions.service': 'Servicio',
  'decisions.why': 'Por qué',
  'decisions.hits': 'Afecta también a',
  'decisions.wouldHit': 'Afectaría también a {names}',
  'decisions.cannotBeWritten': 'A este producto no se le puede indicar este nombre',
  'decisions.beginning': 'El archivo empieza así:',
  'decisions.decide': 'Decidir sobre servicios',
  'decisions.decision': 'Decisión',
  'decisions.means.sanctioned':
    'Su empresa lo respalda. Va en listas de permitidos, nunca en las de bloqueo.',
  'decisions.means.tolerated': 'Se puede usar. Nunca va en listas de bloqueo.',
  'decisions.means.in_review': 'Se está examinando. No va en ninguna lista.',
  'decisions.means.unsanctioned': 'No debe usarse. Va en listas de bloqueo.',
  'decisions.takeBack': 'Sin decisión',
  'decisions.missing': 'Elija una decisión.',
  'decisions.save': 'Guardar',
  'decisions.decided':
    '{count, plural, =0 {Nada era distinto} one {La decisión sobre # servicio ha cambiado} other {La decisión sobre # servicios ha cambiado}}',
  'decisions.failed': 'No se pudo guardar la decisión',
  'decisions.feeds': 'Fuentes en vivo',
  'decisions.feeds.none': 'Aún no hay ninguna fuente',
  'decisions.feeds.none.why':
    'Un producto recoge su lista en una dirección propia que lleva un token. Lo que decida estará ahí en su próxima consulta.',
  'decisions.feeds.add': 'Crear una fuente',
  'decisions.feeds.name': 'Nombre',
  'decisions.feeds.name.hint': 'Quién la lee, por ejemplo: cortafuegos de Rabat.',
  'decisions.feeds.networks': 'Desde dónde',
  'decisions.feeds.networks.hint': 'Direcciones y redes que pueden leerla. Vacío significa todas.',
  'decisions.feeds.networks.wrong': '{network} no es ni dirección ni red. Escriba algo como 192.0.2.0/24.',
  'decisions.feeds.networks.all': 'Desde cualquier lugar',
  'decisions.feeds.read': 'Última lectura',
  'decisions.feeds.never': 'Nunca',
  'decisions.feeds.reads': '{count, plural, one {una vez} other {# veces}}, desde {from}',
  'decisions.feeds.made': 'Creada',
  'decisions.feeds.actions': 'Acciones',
  'decisions.feeds.renew': 'Nueva dirección',
  'decisions.feeds.renew.of': 'Nueva dirección para {name}',
  'decisions.feeds.renew.title': '¿Dar a {name} una dirección nueva?',
  'decisions.feeds.renew.text':
    'La dirección antigua ya no abrirá nada. Los productos que la leen necesitan la nueva.',
  'decisions.feeds.removed': '{name} se eliminó',
  'decisions.feeds.address': 'Dirección de {name}',
  'decisions.feeds.once':
    'Copie ahora esta dirección en el producto: no se volverá a mostrar. Quien la conozca puede leer la lista.',
  'decisions.feeds.done': 'Listo',
  'decisions.try': 'Probar con el pasado',
  'decisions.try.sentence':
    '¿En cuáles de los últimos días habría encontrado una condición qué servicios? Los totales como subidas, peticiones y personas son los de un día.',
  'decisions.try.condition': 'Condición',
  'decisions.try.days': 'Días',
  'decisions.try.lastDays': 'Últimos {count} días',
  'decisions.try.do': 'Probar',
  'decisions.try.found':
    '{services, plural, =0 {No se habría encontrado ningún servicio} one {Se habría encontrado # servicio} other {Se habrían encontrado # servicios}}, en {hit} de {days, plural, one {# día} other {# días}}.',
  'decisions.try.perDay': 'Servicios encontrados por día',
  'decisions.try.services': 'Servicios encontrados',
  'decisions.try.file': 'probado-con-el-pasado',
  'decisions.try.choose': 'Elegir',
  'decisions.try.choose.of': 'Elegir {name}',
  'decisions.try.risk': 'Riesgo',
  'decisions.try.hitDays': 'Días',
  'decisions.try.last': 'Último día',
  'decisions.try.users': 'Máximo de personas al día',
  'decisions.try.uploaded': 'Subido',
  'decisions.try.decide':
    '{count, plural, =0 {Decidir} one {Decidir sobre # servicio} other {Decidir sobre # servicios}}',
};
