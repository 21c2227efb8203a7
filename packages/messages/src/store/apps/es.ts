import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'storeApp.audit':
    'Encuentra los servicios en la nube que usan las personas de la empresa, a partir de los registros de firewalls y proxies, y dice qué riesgo tiene cada uno y por qué.',
  'storeApp.detect':
    'Encuentra lo inusual en lo que hacen las personas y las cuentas, y puntúa hasta qué punto es una amenaza.',
  'storeApp.investigate': 'Muestra quién hizo qué, dónde y cuándo, hasta la línea concreta de un registro.',
  'storeApp.protect': 'Dice qué puede pasar con los datos en las apps en la nube y detiene lo que no puede.',
  'storeApp.analyze': 'Hace preguntas a todo lo almacenado y guarda las respuestas como paneles.',
  'storeApp.gateway':
    'Está entre las personas y la web: deja pasar, revisa y detiene. También admite apps propias.',
  'storeApp.endpoint': 'Vigila lo que sale de los equipos: archivos, copias, impresiones.',
  'storeApp.dspm': 'Encuentra dónde hay datos sensibles en la nube y quién puede llegar a ellos.',
  'storeApp.iaas':
    'Comprueba cómo están configuradas las cuentas de infraestructura en la nube y qué está abierto sin deber estarlo.',
  'storeApp.template.api':
    'Conecta una cuenta de {app}: qué se guarda allí, con quién se comparte y qué hacen las personas.',
  'storeApp.template.gateway':
    'Mira {app} mientras las personas la usan, en la pasarela, y detiene lo que no debe pasar.',
  'storeApp.template.both':
    'Conecta una cuenta de {app} y la mira mientras se usa: qué se guarda, se comparte y se envía.',
};
