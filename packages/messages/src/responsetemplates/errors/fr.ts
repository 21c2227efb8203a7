import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.template.EMAIL_SUBJECT_REQUIRED': 'L’objet est obligatoire',
  'problem.template.EMAIL_BODY_REQUIRED': 'Le corps de l’e-mail est obligatoire',
  'problem.template.TEXT_REQUIRED': 'Le message texte est obligatoire',
  'problem.template.BROWSER_TITLE_REQUIRED': 'Le titre est obligatoire',
  'problem.template.BROWSER_BODY_REQUIRED': 'Le corps du message est obligatoire',
  'problem.template.TOMBSTONE_NAME_INVALID': 'Un nom valide est obligatoire pour le fichier d’avis',
  'problem.template.TOMBSTONE_CONTENT_REQUIRED': 'Le contenu du fichier est obligatoire',
  'problem.template.COPIED_NAME_INVALID': 'Un nom valide est obligatoire pour le fichier copié',
  'problem.template.MOVED_NAME_INVALID': 'Un nom valide est obligatoire pour le fichier déplacé',
  'problem.template.NO_CHANNEL': 'Ajoutez au moins un message.',
  'problem.template.TOO_LONG': 'Le texte est trop long. Utilisez {maximum} caractères au maximum.',
  'problem.template.UNCLOSED_PLACEHOLDER':
    'Une variable n’est pas fermée. Terminez-la par deux accolades fermantes.',
  'problem.template.UNKNOWN_PLACEHOLDER':
    '« {name} » n’est pas une variable. Choisissez-en une dans la liste.',
  'problem.template.OTHER_PLACEHOLDER':
    'Les stratégies de ce type ne peuvent pas remplir « {name} ». Choisissez une autre variable.',
  'problem.template.NOT_ENCODED':
    'Le texte n’est pas encodé pour une URI. Encodez-le, avec % sous la forme %25.',
};
