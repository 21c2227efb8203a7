import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.no_year_asked': 'Este atributo no admite un año. Omítalo.',
  'problem.no_countries_asked': 'Este atributo no admite países. Omítalos.',
  'problem.no_such_detail': 'Este atributo no tiene el detalle {detail}. Omítalo.',
  'problem.profile_in_force': 'Este perfil está activo. Active antes otro.',
  'problem.profile_built_in': 'El perfil integrado no se puede cambiar. Clónelo y edite la copia.',
  'problem.profile_name': 'Use hasta 64 letras, dígitos y . - _ @ $ & = + % *, sin espacios.',
  'problem.profile_thresholds': 'Use números enteros de 0 a 100, con alto igual o inferior a medio.',
  'problem.profile_rules':
    'Solo los atributos que admiten países o años pueden tener estas reglas. Quite las demás.',
};
