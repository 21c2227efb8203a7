import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{source} : journaux lus',
  'notice.load-completed.text':
    'Fichiers lus de {source} : {files}. Événements : {events} ; lignes rejetées : {rejects}. Les lignes rejetées sont conservées avec leur motif et peuvent être réanalysées.',
  'notice.load-failed.subject': '{source} : impossible de lire les journaux',
  'notice.load-failed.text':
    'Fichiers de {source} illisibles : {files} ; le dernier est {file}. Ouvrez la source pour en voir les raisons. Les événements lus auparavant sont conservés.',
  'notice.source-silent.subject': '{source} n’envoie plus de journaux',
  'notice.source-silent.text':
    'Aucun fichier de {source} n’est arrivé depuis {days} jours, plus longtemps que d’habitude. Vérifiez le système qui envoie ses journaux ; d’ici là, Casbah ne voit pas son trafic.',
  'notice.sources-near-limit.subject': '{used} sources utilisées sur {limit}',
  'notice.sources-near-limit.text':
    'Votre entreprise utilise {used} sources sur {limit}. Supprimez-en une dont vous n’avez pas besoin ou demandez à l’exploitant d’augmenter la limite.',
};
