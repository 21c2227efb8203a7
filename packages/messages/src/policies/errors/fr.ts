import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  POLICY_DRAFT_CHANGED:
    'Le brouillon de {name} a été modifié depuis que vous l’avez ouvert. Rechargez-le, puis enregistrez à nouveau.',
  POLICIES_CHANGED:
    'Une stratégie a été ajoutée ou supprimée entre-temps. Rechargez la liste, puis triez-la à nouveau.',
  POLICY_ACTIVE: '{name} est active. Désactivez-la d’abord.',
  POLICY_NEVER_ACTIVATED: '{name} n’a jamais été activée. Activez d’abord son brouillon.',
  ALERT_RULE_POLICY:
    'Les stratégies de type Shadow IT sont des règles d’alerte. Modifiez-les dans Décisions ou avec les appels sous /risks/policies.',
  POLICY_FILE_INVALID: 'La ligne {line} n’est pas du YAML valide : {problem}.',
  'problem.policy.field':
    'Les stratégies de ce type ne peuvent pas utiliser {field}. Retirez-le de la condition.',
  'problem.policy.response':
    'Les stratégies de ce type ne peuvent pas utiliser la réponse {response}. Retirez-la.',
  'problem.policy.file_size': 'Saisissez une taille de fichier de 0 à 9 999 999 Ko.',
  'problem.policy.empty_window': 'La plage se termine quand elle commence. Modifiez l’une des heures.',
  'problem.policy.empty_schedule':
    'La planification se termine avant de commencer. Modifiez l’une des dates.',
  'problem.policy.repeated_exception': 'Cette exception figure deux fois. Retirez-en une.',
  'problem.policy.repeated_policy':
    'Le fichier contient deux stratégies de ce type nommées {name}. Renommez-en une.',
  'problem.policy.missing_content_profile':
    'Aucun profil de contenu nommé {value}. Il a peut-être été renommé ou supprimé.',
  'problem.policy.missing_group': 'Aucun groupe nommé {value}. Il a peut-être été renommé ou supprimé.',
  'problem.policy.missing_tag':
    'Aucune étiquette nommée {value}. Elle a peut-être été renommée ou supprimée.',
  'problem.policy.missing_destination':
    'Aucune destination webhook nommée {value}. Elle a peut-être été renommée ou supprimée.',
  'problem.policy.missing_response_template':
    'Aucun modèle de réponse nommé {value}. Il a peut-être été renommé ou supprimé.',
};
