import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/updateauditpreferences': 'Cambió cómo se evalúan los servicios',
  'history.did.POST /risks/brrprofiles': 'Creó el perfil de riesgo {name}',
  'history.did.PATCH /risks/brrprofiles/{id}': 'Cambió el perfil de riesgo {name}',
  'history.did.DELETE /risks/brrprofiles/{id}': 'Eliminó el perfil de riesgo {name}',
  'history.did.POST /risks/brrprofiles/{id}/clone': 'Copió un perfil de riesgo como {name}',
  'history.did.POST /risks/brrprofiles/{id}/default': 'Puso en vigor el perfil de riesgo {name}',
  'history.did.POST /risks/services/{id}/answers/{question}':
    'Dio una respuesta propia de la empresa sobre {name}',
  'history.did.DELETE /risks/services/{id}/answers/{question}':
    'Retiró una respuesta propia de la empresa sobre {name}',
  'history.field.rules': 'Reglas',
  'history.field.knockouts': 'Descartados',
  'history.field.thresholds': 'Umbrales',
  'history.field.answer': 'Respuesta',
  'history.field.question': 'Pregunta',
};
