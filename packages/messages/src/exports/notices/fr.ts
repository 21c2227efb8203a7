import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.export-ready.subject': '{file} est prêt à télécharger',
  'notice.export-ready.text':
    'L’export contient {rows} lignes. Téléchargez-le dans les {hours} heures ; Casbah supprime ensuite le fichier.',
  'notice.export-failed.subject': 'Impossible d’exporter {file}',
  'notice.export-failed.text': 'Ouvrez les exports pour en connaître la raison, puis réessayez.',
};
