import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'storeApp.audit':
    'Encuentra en los registros de firewalls y proxies los servicios en la nube en uso y explica el riesgo de cada uno.',
  'storeApp.detect': 'Detecta actividad inusual de personas y cuentas y puntúa la amenaza.',
  'storeApp.investigate': 'Muestra quién hizo qué, dónde y cuándo, hasta la línea de registro.',
  'storeApp.protect': 'Directivas para los datos de las apps en la nube: qué se permite y qué se bloquea.',
  'storeApp.analyze': 'Consulta todos los datos almacenados y guarda las respuestas como paneles.',
  'storeApp.gateway':
    'Puerta de enlace web que permite, inspecciona y bloquea el tráfico, también el de las apps propias.',
  'storeApp.endpoint': 'Supervisa los datos que salen de los equipos: archivos, copias, impresiones.',
  'storeApp.dspm': 'Encuentra datos sensibles en la nube y quién puede acceder a ellos.',
  'storeApp.iaas':
    'Busca errores de configuración y recursos expuestos en las cuentas de infraestructura en la nube.',
  'storeApp.template.api':
    'Conecta una cuenta de {app} para ver qué se guarda, con quién se comparte y qué hacen las personas.',
  'storeApp.template.gateway':
    'Supervisa {app} en la puerta de enlace y bloquea lo que prohíben las directivas.',
  'storeApp.template.both': 'Conecta una cuenta de {app} y la supervisa en la puerta de enlace.',
};
