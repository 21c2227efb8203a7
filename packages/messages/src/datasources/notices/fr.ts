import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{source} : des journaux ont été lus',
  'notice.load-completed.text':
    'Fichiers de {source} lus : {files}. Événements : {events} ; lignes mises de côté : {rejects}. Les lignes mises de côté sont gardées avec leur raison et peuvent être relues.',
  'notice.load-failed.subject': '{source} : des journaux n’ont pas pu être lus',
  'notice.load-failed.text':
    'Fichiers de {source} qui n’ont pas pu être lus : {files} ; le dernier est {file}. Ouvrez la source pour voir la raison de chacun ; ce qui a été lu jusque-là est gardé.',
  'notice.source-silent.subject': '{source} n’envoie plus rien',
  'notice.source-silent.text':
    'Aucun fichier de {source} n’est arrivé depuis {days} jours, plus longtemps que ses pauses habituelles. Vérifiez ce qui envoie ses journaux ; d’ici là, ce qui s’y passe n’est pas vu.',
  'notice.sources-near-limit.subject': 'Sources de données : {used} sur {limit} utilisées',
  'notice.sources-near-limit.text':
    'Votre entreprise a {used} des {limit} sources de données auxquelles elle a droit. Supprimez-en une qui n’envoie plus rien, ou demandez-en plus à qui exploite ce Casbah.',
};
