import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'policy.type.documentshare': 'Uso compartido de archivos vía Gatelets',
  'policy.type.documentshareapi': 'Exposición de datos vía Securlets',
  'policy.type.accessenforceapi': 'Supervisión de accesos vía Securlets',
  'policy.type.filexfer': 'Transferencia de datos vía Gatelets',
  'policy.type.anomalydetect': 'Según la puntuación de amenaza',
  'policy.type.accessenforcement': 'Control de acceso vía Gatelets',
  'policy.type.shadowitviaaudit': 'TI en la sombra',
  'policy.type.configassessmentapi': 'Evaluación de la configuración',
  'policy.type.filterpolicy': 'Filtro de inspección',
  'policy.type.clouddlpwss': 'SWG en la nube',
  'policy.type.clouddlpemail': 'Correo en la nube',
  'policy.type.clouddlpendpoint': 'Punto de conexión',
  'policy.type.clouddlpgenericrest': 'Detección REST',
  'policy.type.documentsecurity': 'Seguridad de documentos',
};
