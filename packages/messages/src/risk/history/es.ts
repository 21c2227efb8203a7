import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.risk_preferences.changed': 'Cambió cómo se evalúan los servicios',
  'history.did.risk_profile.created': 'Creó el perfil de riesgo {name}',
  'history.did.risk_profile.changed': 'Cambió el perfil de riesgo {name}',
  'history.did.risk_profile.deleted': 'Eliminó el perfil de riesgo {name}',
  'history.did.risk_profile.cloned': 'Copió un perfil de riesgo como {name}',
  'history.did.risk_profile.made_default': 'Puso en vigor el perfil de riesgo {name}',
  'history.did.service_answer.changed': 'Dio una respuesta propia de la empresa sobre {name}',
  'history.did.service_answer.deleted': 'Retiró una respuesta propia de la empresa sobre {name}',
  'history.field.rules': 'Reglas',
  'history.field.knockouts': 'Descartados',
  'history.field.thresholds': 'Umbrales',
  'history.field.answer': 'Respuesta',
  'history.field.question': 'Pregunta',
};
