import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.data-source': 'Une source nommée {name} existe déjà. Choisissez un autre nom.',
  DATASOURCE_LIMIT:
    'Vous pouvez avoir jusqu’à {limit} sources. Supprimez-en une dont vous n’avez pas besoin.',
  UPLOAD_OFFSET_WRONG:
    'L’envoi reprend à l’octet {expected}, pas à {given}. Envoyez les octets à partir de là.',
  UPLOAD_FINISHED: 'L’envoi est déjà terminé.',
  NO_DATASOURCE_AVAILABLE: 'Source introuvable. Ajoutez-en une dans Sources ou omettez la source.',
  'problem.format_role':
    'Le format {format} contient des correspondances d’identités. Définissez le type de journal de la source sur Correspondance d’identités.',
  'problem.no_format': 'Le format {format} n’existe pas.',
  'problem.parser_draft':
    '{name} est un brouillon. Ouvrez-le dans Analyseurs personnalisés et gardez comme test une ligne qu’il lit.',
};
