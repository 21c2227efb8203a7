import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.risk_preferences.changed': 'Cambió las preferencias de riesgo',
  'history.did.risk_profile.created': 'Creó el perfil de riesgo {name}',
  'history.did.risk_profile.changed': 'Cambió el perfil de riesgo {name}',
  'history.did.risk_profile.deleted': 'Eliminó el perfil de riesgo {name}',
  'history.did.risk_profile.cloned': 'Clonó un perfil de riesgo como {name}',
  'history.did.risk_profile.made_default': 'Activó el perfil de riesgo {name}',
  'history.did.service_answer.changed': 'Sustituyó una respuesta sobre {name}',
  'history.did.service_answer.deleted': 'Quitó una respuesta sustituida sobre {name}',
  'history.field.rules': 'Reglas',
  'history.field.knockouts': 'Descartes automáticos',
  'history.field.thresholds': 'Umbrales',
  'history.field.answer': 'Respuesta',
  'history.field.question': 'Atributo',
};
