import type { report as english } from '../en/report.ts';
import type { WordsOf } from '../words.ts';

export const report: WordsOf<typeof english> = {
  'report.title': 'Informe de auditoría',
  'report.infographic': 'Infografía',
  'report.summary': 'Volver al resumen',
  'report.print': 'Imprimir o guardar como PDF',
  'report.of': '{company}, {range}',
  'report.filtered': 'Solo lo que cumple {filter}',
  'report.made': 'Hecho el {time}',
  'report.findings': 'Lo que destaca',
  'report.finding.use':
    '{users, plural, one {# persona usa} other {# personas usan}} {services, plural, one {# servicio en la nube} other {# servicios en la nube}} y subieron {uploaded}.',
  'report.finding.risk':
    '{services, plural, one {# servicio tiene} other {# servicios tienen}} un riesgo alto: {users, plural, one {# persona los usa} other {# personas los usan}}, y allí fueron {uploaded}.',
  'report.finding.blocked':
    '{count, plural, one {Se bloqueó {words} petición} other {Se bloquearon {words} peticiones}}: {share} del total.',
  'report.finding.new':
    '{count, plural, =0 {Ningún servicio se vio por primera vez en los últimos siete días.} one {# servicio se vio por primera vez en los últimos siete días.} other {# servicios se vieron por primera vez en los últimos siete días.}}',
  'report.finding.unknown': '{count, plural, one {# host no está} other {# hosts no están}} en el catálogo.',
  'report.figures': 'Cifras',
  'report.figure': 'Cifra',
  'report.now': 'En este tiempo',
  'report.before': 'En el tiempo anterior',
  'report.change': 'Cambio',
  'report.services': 'Servicios',
  'report.service': 'Servicio',
  'report.users': 'Personas',
  'report.person': 'Persona',
  'report.requests': 'Peticiones',
  'report.uploaded': 'Subido',
  'report.downloaded': 'Descargado',
  'report.blocked': 'Peticiones bloqueadas',
  'report.risk': 'Riesgo',
  'report.levels': 'Niveles de riesgo',
  'report.highRisk': 'Servicios de riesgo alto',
  'report.riskiest': 'Los más arriesgados en uso',
  'report.top': 'Los más usados',
  'report.new': 'Nuevos esta semana',
  'report.categories': 'Categorías',
  'report.uploaders': 'Quién sube más',
  'report.byRisk.services': 'Servicios por riesgo',
  'report.byRisk.uploaded': 'Subidas por riesgo',
  'report.file.services': 'servicios-por-riesgo',
  'report.file.uploaded': 'subidas-por-riesgo',
  'report.digest.more': 'Y {count} más: vea el archivo',
  'report.nothing': 'Nada aquí',
};
