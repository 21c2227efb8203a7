import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SETTING_NEEDS_SYSADMIN:
    'Seul un administrateur système connecté peut modifier ce paramètre : il détermine ce que tous les autres peuvent faire. Adressez-vous à un administrateur système.',
  'problem.other_setting': 'L’identifiant désigne un autre réglage que {setting}.',
  'problem.above_medium':
    'Saisissez {medium} ou moins : la valeur ne peut pas dépasser la limite du risque moyen.',
  'problem.no_settings_of': 'Il n’y a pas de réglages de {app}.',
  'problem.no_setting': 'Le réglage {setting} n’existe pas.',
  'problem.locks_you_out': 'Il manque {address}, l’adresse d’où vous venez : vous perdriez votre accès.',
  'problem.setting_switch': 'Utilisez true ou false.',
  'problem.setting_number': 'Saisissez un nombre entier de {minimum} à {maximum}.',
  'problem.setting_choice': 'Choisissez parmi : {choices}.',
  'problem.setting_list': 'Indiquez au maximum {maximum} valeurs.',
  'problem.setting_time_zone': 'Saisissez un fuseau horaire comme Europe/Berlin.',
  'problem.setting_landing_page': 'Saisissez un chemin comme /ui/appAudit/services ou le nom d’un domaine.',
  'problem.setting_https_address': 'Saisissez une adresse qui commence par https://.',
  'problem.setting_networks':
    'Saisissez des réseaux comme 198.51.100.0/24 ou 2001:db8::/32, ou des adresses isolées.',
  'problem.setting_host_names': 'Saisissez des noms d’hôte comme portal.example.',
  'problem.setting_name': 'Saisissez un nom de 64 caractères au maximum.',
};
