import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  CONTENT_IN_USE: '{name} l’utilise. Retirez-le d’abord de là.',
  'problem.rules.MATCHES_LIMIT_ERROR': 'Indiquez comme minimum de correspondances un nombre de 1 à 99.',
  'problem.rules.MATCHES_DECIMAL_ERROR': 'Indiquez comme minimum de correspondances un nombre entier.',
  'problem.rules.INVALID_REG_EXP_LENGTH':
    'L’expression dépasse 4 000 caractères. Raccourcissez-la ou faites-en deux.',
  'problem.rules.RULE_ALREADY_ADDED': 'Cette expression est déjà dans la règle. Modifiez-la ou retirez-la.',
  'problem.rules.DUPLICATE_FILE_FORMAT':
    'Cette classe et ce format sont déjà dans la règle. Choisissez un autre format.',
  'problem.rules.DUPLICATE_TYPE_RULE': 'Cet ensemble a déjà une règle de ce type. Complétez celle-là.',
  'problem.rules.NO_DUP_RULE_ALLOWED': 'Cette valeur est déjà dans l’ensemble. Retirez l’une des deux.',
  'problem.rules.NO_EMPTY_RULE_ALLOED': 'La règle ne cherche rien. Choisissez ou saisissez quelque chose.',
  'problem.rules.SELECT_FILE_FORMAT': 'Sélectionnez un format de fichier de la classe, ou tous.',
  'problem.rules.DUPLICATE_IGNORE_STRING': 'Une chaîne à ignorer figure deux fois. Retirez-en une.',
  'problem.rules.TOO_MANY_SETS': '20 ensembles au plus. Réunissez-en ou créez un autre profil.',
  'problem.rules.TOO_MANY_LINES': 'Un ensemble a 50 règles au plus.',
  'problem.rules.TOO_MANY_RULES': 'Une règle a 200 valeurs au plus.',
  'problem.rules.TOO_MANY_IGNORE_STRINGS': 'Une règle ignore 1 000 chaînes au plus.',
  'problem.rules.IGNORE_STRING_TOO_LONG': 'Une chaîne à ignorer dépasse 500 caractères. Raccourcissez-la.',
  'problem.rules.NESTED_REUSABLE_RULE':
    'Une règle réutilisable ne peut pas en contenir une autre. Ajoutez plutôt les règles de celle-ci.',
  'problem.filter.NO_CONDITION': 'Ajoutez au moins une condition.',
  'problem.filter.TOO_MANY_CONDITIONS': '50 conditions au plus.',
  'problem.filter.EMPTY_CONDITION':
    'La condition ne sélectionne rien. Indiquez des formats, extensions, noms, tailles ou le chiffrement.',
  'problem.filter.TOO_MANY_VALUES': 'Une condition a 500 valeurs au plus.',
  'problem.filter.INVALID_EXTENSION':
    '{value} n’est pas une extension de fichier. Saisissez-en une comme pdf ou tar.gz.',
  'problem.filter.INVALID_NAME': 'Saisissez des noms de fichier de 1 à 200 caractères.',
  'problem.filter.INVALID_SIZE': 'La taille minimale dépasse la taille maximale. Modifiez l’une des deux.',
  'problem.missing_profile': 'Aucun profil de contenu n’a l’ID {id}. Il a peut-être été supprimé.',
  'problem.missing_reusable_rule': 'Aucune règle réutilisable n’a l’ID {id}. Elle a peut-être été supprimée.',
  'problem.missing_data_filter': 'Aucun filtre de données n’a l’ID {id}. Il a peut-être été supprimé.',
  'problem.missing_alias': 'Aucun alias n’a l’ID {id}. Il a peut-être été supprimé.',
  'problem.missing_dictionary': 'Aucun dictionnaire n’a l’ID {id}. Il a peut-être été supprimé.',
  'problem.missing_predefined_dictionary':
    'Casbah ne fournit pas de dictionnaire {id}. Choisissez-en un dans la liste.',
  'problem.missing_data_identifier':
    'Aucun identifiant de données n’a l’ID {id}. Choisissez-en un dans la liste.',
  'problem.missing_ml_profile': 'Aucun profil ML n’a l’ID {id}. Il a peut-être été supprimé.',
  'problem.missing_index': 'Aucun index n’a l’ID {id}. Il a peut-être été supprimé.',
  'problem.no_risk_type': '{id} n’est pas un type de risque. Choisissez-en un dans la liste.',
  'problem.no_content_type': '{id} n’est pas un type de contenu. Choisissez-en un dans la liste.',
  'problem.no_file_class': '{id} n’est pas une classe de fichier. Choisissez-en une dans la liste.',
  'problem.no_file_format': 'La classe n’a pas de format de fichier {id}. Choisissez-en un dans la liste.',
  'problem.regex.EMPTY_PATTERN': 'Saisissez une expression régulière.',
  'problem.regex.INVALID_REG_EXP_LENGTH':
    'L’expression dépasse 4 000 caractères. Raccourcissez-la ou faites-en deux.',
  'problem.regex.MATCHES_EMPTY_TEXT':
    'L’expression correspond aussi à un texte vide. Rendez-en une partie obligatoire, par exemple avec + au lieu de *.',
  'problem.regex.TOO_LARGE': 'L’expression est trop complexe. Répétez moins ou faites-en deux.',
  'problem.regex.TOO_SLOW': 'L’expression est trop lente. Simplifiez-la ou répétez moins.',
  'problem.regex.missing_parenthesis':
    'Il manque une parenthèse fermante. Ajoutez-la ou écrivez \\( pour le caractère.',
  'problem.regex.unexpected_parenthesis':
    'Une parenthèse fermante n’a pas d’ouvrante. Retirez-la ou écrivez \\) pour le caractère.',
  'problem.regex.missing_bracket':
    'Il manque un crochet fermant. Ajoutez-le ou écrivez \\[ pour le caractère.',
  'problem.regex.nested_repetition':
    'Deux opérateurs de répétition se suivent. Retirez-en un ou mettez le premier entre parenthèses.',
  'problem.regex.nothing_to_repeat':
    'Un opérateur de répétition ne suit rien. Retirez-le ou faites-le précéder d’une barre oblique inverse pour le caractère.',
  'problem.regex.repetition_size': 'Une répétition est hors limites. Répétez 1 000 fois au plus.',
  'problem.regex.trailing_backslash':
    'L’expression se termine par une barre oblique inverse. Retirez-la ou écrivez-en deux pour le caractère.',
  'problem.regex.unknown_escape':
    'RE2 ne connaît pas un caractère après une barre oblique inverse. Les références arrière ne sont pas prises en charge.',
  'problem.regex.unsupported_group':
    'RE2 n’accepte ni assertions ni autres groupes spéciaux. Écrivez l’expression sans eux.',
  'problem.regex.class_range':
    'Un intervalle de caractères entre crochets est incorrect. Écrivez d’abord le plus petit caractère.',
  'problem.regex.group_name':
    'Le nom d’un groupe est incorrect ou répété. Utilisez des lettres, chiffres et traits de soulignement.',
  'problem.regex.too_large': 'L’expression est trop complexe. Répétez moins ou faites-en deux.',
  'problem.regex.other': 'L’expression est incorrecte dans la syntaxe RE2. Testez ses parties une à une.',
};
