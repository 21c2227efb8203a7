import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'threats.sentence':
    'Lo que sus registros y el catálogo muestran que conviene mirar, lo peor primero. Todo lleva a la lista que hay detrás',
  'threats.filtered': 'Solo {filter}.',
  'threats.unfiltered': 'Mostrar todo',
  'threats.count': '{count, plural, one {# encontrado} other {# encontrados}}',
  'threats.more': 'Mostrar más',
  'threats.shown': '{shown} de {count}',
  'threats.nothing': 'Nada encontrado de',
  'threats.noCategories':
    'Veredictos dañinos: ninguno de sus registros indica categorías, así que no se ve el malware ni el phishing que encontró un proxy. Añada la categoría a los campos que registra su proxy.',
  'threats.kind.harmful_verdict': 'Veredictos dañinos',
  'threats.kind.harmful_service': 'Servicios con contenido dañino o que eluden los controles',
  'threats.kind.unknown_upload': 'Grandes subidas a hosts desconocidos',
  'threats.kind.blocked_then_allowed': 'Bloqueados y luego permitidos',
  'threats.kind.risky_service': 'Servicios de riesgo alto en uso',
  'threats.why.harmful_verdict':
    'Sus propios proxies y firewalls llaman a estos hosts malware, phishing, botnet o similar.',
  'threats.why.harmful_service':
    'Servicios de categorías conocidas por malware, contenido ilícito o por eludir los controles de la empresa, sea cual sea su puntuación.',
  'threats.why.unknown_upload': 'Hosts fuera del catálogo a los que se enviaron {size} o más.',
  'threats.large': 'Qué cuenta como subida grande',
  'threats.large.mb': 'A partir de tantos MB en el periodo mostrado',
  'threats.large.save': 'Guardar',
  'threats.large.saved': 'Las amenazas indican ahora subidas de {size} o más',
  'threats.why.blocked_then_allowed':
    'Hosts que un día se bloquearon casi siempre y otro día posterior casi siempre se dejaron pasar: se cambió una regla o hay un modo de eludirla.',
  'threats.why.risky_service':
    'Todos los servicios con puntuación alta según el perfil de riesgo en vigor, también los citados arriba.',
  'threats.service': 'Servicio',
  'threats.host': 'Host',
  'threats.users': 'Usuarios',
  'threats.requests': 'Solicitudes',
  'threats.blocked': 'Bloqueadas',
  'threats.uploaded': 'Subido',
  'threats.last': 'Visto por última vez',
  'threats.evidence': 'Prueba',
  'threats.evidence.of': '{list}: {name}',
  'threats.inSites': 'En sitios',
  'threats.inServices': 'En servicios',
};
