import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.policy.created': 'Creó la directiva {name}',
  'history.did.policy.draft_saved': 'Guardó el borrador de la directiva {name}',
  'history.did.policy.draft_discarded': 'Descartó el borrador de la directiva {name}',
  'history.did.policy.activated': 'Puso en vigor la directiva {name}',
  'history.did.policy.enabled': 'Activó la directiva {name}',
  'history.did.policy.disabled': 'Desactivó la directiva {name}',
  'history.did.policy.deleted': 'Eliminó la directiva {name}',
  'history.did.policy.exception_added': 'Añadió una excepción a la directiva {name}',
  'history.did.policy.exception_removed': 'Quitó una excepción de la directiva {name}',
  'history.did.policies.reordered': 'Cambió el orden de las directivas',
  'history.did.policies.precedence_changed': 'Cambió la prioridad de las respuestas',
  'history.field.type': 'Tipo',
  'history.field.version': 'Versión',
  'history.field.note': 'Nota',
  'history.field.reason': 'Motivo',
  'history.field.severity': 'Gravedad',
  'history.field.condition': 'Condición',
  'history.field.include': 'Incluidos',
  'history.field.exclude': 'Excluidos',
  'history.field.exceptions': 'Excepciones',
  'history.field.schedule': 'Programación',
  'history.field.responses': 'Respuestas',
  'history.field.order': 'Orden',
};
