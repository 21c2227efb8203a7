import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  POLICY_DRAFT_CHANGED:
    'El borrador de {name} ha cambiado desde que lo abrió. Vuelva a cargarlo y guárdelo de nuevo.',
  POLICIES_CHANGED:
    'Entretanto se ha añadido o eliminado una directiva. Vuelva a cargar la lista y ordénela de nuevo.',
  POLICY_ACTIVE: '{name} está activa. Desactívela primero.',
  POLICY_NEVER_ACTIVATED: '{name} nunca se ha activado. Active primero su borrador.',
  ALERT_RULE_POLICY:
    'Las directivas de tipo Shadow IT son reglas de alerta. Edítelas en Decisiones o con las llamadas de /risks/policies.',
  POLICY_FILE_INVALID: 'La línea {line} no es YAML válido: {problem}.',
  'problem.policy.field': 'Las directivas de este tipo no pueden usar {field}. Quítelo de la condición.',
  'problem.policy.response': 'Las directivas de este tipo no pueden usar la respuesta {response}. Quítela.',
  'problem.policy.file_size': 'Introduzca un tamaño de archivo de 0 a 9.999.999 KB.',
  'problem.policy.empty_window': 'La franja termina cuando empieza. Cambie una de las horas.',
  'problem.policy.empty_schedule': 'La programación termina antes de empezar. Cambie una de las fechas.',
  'problem.policy.repeated_exception': 'Esta excepción aparece dos veces. Quite una.',
  'problem.policy.repeated_policy':
    'El archivo tiene dos directivas de este tipo con el nombre {name}. Cambie el nombre de una.',
  'problem.policy.missing_content_profile':
    'No existe el perfil de contenido {value}. Puede que se haya renombrado o eliminado.',
  'problem.policy.missing_group': 'No existe el grupo {value}. Puede que se haya renombrado o eliminado.',
  'problem.policy.missing_tag': 'No existe la etiqueta {value}. Puede que se haya renombrado o eliminado.',
  'problem.policy.missing_destination':
    'No existe el destino de webhook {value}. Puede que se haya renombrado o eliminado.',
  'problem.policy.missing_response_template':
    'No existe la plantilla de respuesta {value}. Puede que se haya renombrado o eliminado.',
};
