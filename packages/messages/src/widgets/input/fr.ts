import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.number.INVALID_VALUE_RESET': 'Ce nombre ne convenait pas. Il a été remplacé par {value}.',
  'widgets.slider.noDomain': 'Aucun intervalle à choisir.',
  'widgets.slider.head': 'Valeur {number} sur {count}',
  'widgets.slider.between': '{before} à {after}',
  'widgets.slider.stretch': '{from} à {to}',
  'widgets.inlineError.required': 'Obligatoire',
  'widgets.inlineError.MIN_LENGTH_ERROR':
    '{count, plural, one {Saisissez au moins # caractère.} other {Saisissez au moins # caractères.}}',
  'widgets.inlineError.MAX_LENGTH_ERROR':
    '{count, plural, one {Saisissez au plus # caractère.} other {Saisissez au plus # caractères.}}',
  'widgets.inlineError.pattern': 'Format de données non valide',
  'widgets.inlineError.code': 'Non valide',
  'widgets.inlineError.match': 'Non identique',
  'widgets.inlineError.duplicate': 'Entrée en double',
  'widgets.inlineError.url': 'Format d’URL non valide',
  'widgets.password.strength': 'Robustesse du mot de passe',
  'widgets.password.score': '{count, number} points sur {needed, number}',
  'widgets.password.accepted': 'Assez robuste',
  'widgets.password.keep': 'Vide : le mot de passe reste inchangé.',
  'widgets.password.length': '{minimum, number} caractères ou plus',
  'widgets.password.lower': 'Une lettre minuscule',
  'widgets.password.upper': 'Une lettre majuscule',
  'widgets.password.digit': 'Un chiffre',
  'widgets.password.symbol': 'Un symbole ou une espace',
  'widgets.password.met': 'respecté',
  'widgets.fileInput.choose': '{count, plural, one {Choisir un fichier} other {Choisir des fichiers}}',
  'widgets.fileInput.none': 'Aucun fichier choisi',
  'widgets.fileInput.notReady': 'La saisie de fichiers n’est pas prête',
  'widgets.fileInput.progress': 'Envoi',
  'widgets.fileDrop.refused':
    '{count, plural, one {{name} a été écarté : seul {endings} est accepté.} other {{name} et d’autres, # au total, ont été écartés : seul {endings} est accepté.}}',
  'widgets.copy.copy': 'Copier',
  'widgets.copy.copied': 'Copié',
  'widgets.copy.CLIPBOARD_COPY_INSTRUCTIONS':
    'Ce navigateur ne permet pas à la page de copier. Appuyez sur Ctrl+C (⌘C sur un Mac) pour copier le texte sélectionné.',
  'widgets.htmlEditor.html': 'HTML',
  'widgets.htmlEditor.preview': 'Aperçu',
  'widgets.htmlEditor.previewOf': 'Aperçu de {label}',
  'widgets.phone.country': 'Pays et indicatif',
  'widgets.phone.number': 'Numéro',
  'widgets.phone.wrong':
    'Ce n’est pas un numéro de téléphone de ce pays. Vérifiez les chiffres ou commencez par + et l’indicatif du pays.',
};
