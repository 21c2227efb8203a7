import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'report.title': 'Informe de auditoría',
  'report.infographic': 'Infografía',
  'report.summary': 'Volver al resumen',
  'report.print': 'Imprimir o guardar como PDF',
  'report.of': '{company}, {range}',
  'report.filtered': 'Filtrado por {filter}',
  'report.made': 'Creado {time}',
  'report.findings': 'Aspectos destacados',
  'report.finding.use':
    '{users, plural, one {# persona usa} other {# personas usan}} {services, plural, one {# servicio en la nube} other {# servicios en la nube}} y subieron {uploaded}.',
  'report.finding.risk':
    '{services, plural, one {# servicio tiene} other {# servicios tienen}} un riesgo alto: {users, plural, one {# persona los usa y ha subido} other {# personas los usan y han subido}} {uploaded}.',
  'report.finding.blocked':
    '{count, plural, one {Se bloqueó {words} solicitud} other {Se bloquearon {words} solicitudes}}, el {share} del total.',
  'report.finding.new':
    '{count, plural, =0 {Ningún servicio nuevo en los últimos siete días.} one {# servicio nuevo en los últimos siete días.} other {# servicios nuevos en los últimos siete días.}}',
  'report.finding.unknown': '{count, plural, one {# host no está} other {# hosts no están}} en el catálogo.',
  'report.figures': 'Indicadores',
  'report.figure': 'Indicador',
  'report.now': 'Este periodo',
  'report.before': 'Periodo anterior',
  'report.change': 'Cambio',
  'report.services': 'Servicios',
  'report.service': 'Servicio',
  'report.users': 'Personas',
  'report.person': 'Persona',
  'report.requests': 'Solicitudes',
  'report.uploaded': 'Subido',
  'report.downloaded': 'Descargado',
  'report.blocked': 'Solicitudes bloqueadas',
  'report.risk': 'Riesgo',
  'report.levels': 'Niveles de riesgo',
  'report.highRisk': 'Servicios de riesgo alto',
  'report.riskiest': 'Servicios en uso con más riesgo',
  'report.top': 'Los más usados',
  'report.new': 'Nuevos esta semana',
  'report.categories': 'Categorías',
  'report.uploaders': 'Mayores subidas',
  'report.uncatalogued':
    '{count, plural, one {# host fuera del catálogo} other {# hosts fuera del catálogo}}',
  'report.outside': 'No está en el catálogo',
  'report.byRisk.services': 'Servicios por riesgo',
  'report.byRisk.uploaded': 'Subidas por riesgo',
  'report.file.services': 'servicios-por-riesgo',
  'report.file.uploaded': 'subidas-por-riesgo',
  'report.digest.more': 'Y {count} más en el archivo adjunto',
  'report.byMail': 'Enviar por correo',
  'report.nothing': 'Sin datos',
};
