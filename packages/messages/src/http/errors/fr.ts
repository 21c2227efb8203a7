import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  NAME_TAKEN: '{name} existe déjà. Choisissez un autre nom.',
  LIMIT_REACHED: 'La limite est de {limit}. Supprimez d’abord un élément.',
  LIMIT_BELOW_USE: '{used} sont utilisés. Supprimez-en d’abord ou autorisez-en au moins {used}.',
  'problem.required': 'Saisissez une valeur.',
  'problem.invalid': 'Valeur non valide.',
  'problem.wrong_type': 'La valeur doit être du type {expected}.',
  'problem.too_short': 'Utilisez au moins {minimum} caractères.',
  'problem.too_long': 'Utilisez au maximum {maximum} caractères.',
  'problem.too_few': 'Indiquez-en au moins {minimum}.',
  'problem.too_many': 'Indiquez-en au maximum {maximum}.',
  'problem.too_small': 'Saisissez {minimum} ou plus.',
  'problem.too_large': 'Saisissez {maximum} ou moins.',
  'problem.not_whole': 'Saisissez un nombre entier.',
  'problem.not_multiple': 'Saisissez un multiple de {divisor}.',
  'problem.not_offered': 'Choisissez parmi : {choices}.',
  'problem.not_email': 'Saisissez une adresse e-mail valide.',
  'problem.not_url': 'Saisissez une URL valide.',
  'problem.not_date': 'Saisissez une date valide.',
  'problem.not_datetime': 'Saisissez une date et une heure valides.',
  'problem.unknown_fields': 'Supprimez les champs inconnus : {names}.',
  'problem.no_time_zone': 'Le fuseau horaire {timezone} n’existe pas. Saisissez-en un comme Europe/Berlin.',
  'problem.not_address': 'Saisissez une adresse comme {example}.',
  'problem.not_in_company': '{email} n’est pas une personne active de votre entreprise.',
};
