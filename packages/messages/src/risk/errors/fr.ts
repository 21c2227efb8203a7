import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.no_year_asked': 'Cet attribut n’accepte pas d’année. Retirez-la.',
  'problem.no_countries_asked': 'Cet attribut n’accepte pas de pays. Retirez-les.',
  'problem.no_such_detail': 'Cet attribut n’a pas de détail {detail}. Retirez-le.',
  'problem.profile_in_force': 'Ce profil est actif. Activez-en d’abord un autre.',
  'problem.profile_built_in': 'Le profil intégré ne peut pas être modifié. Clonez-le et modifiez la copie.',
  'problem.profile_name': 'Utilisez jusqu’à 64 lettres, chiffres et . - _ @ $ & = + % *, sans espace.',
  'problem.profile_thresholds': 'Utilisez des nombres entiers de 0 à 100, élevé ne dépassant pas moyen.',
  'problem.profile_rules':
    'Seuls les attributs qui acceptent des pays ou des années peuvent avoir ces règles. Retirez les autres.',
};
