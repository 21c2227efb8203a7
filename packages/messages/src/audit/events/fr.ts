import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'events.sentence':
    '{count, plural, one {{words} ligne de journal} other {{words} lignes de journal}}, les plus récentes d’abord, en {ms} ms',
  'events.nothing': 'Aucun événement',
  'events.time': 'Heure',
  'events.download': 'Exporter en NDJSON',
  'events.download.hint': 'Les 100 000 événements les plus récents de cette liste, un objet JSON par ligne',
  'events.rejected': 'Lignes rejetées',
  'events.notRecorded': 'Non enregistré',
  'events.gone':
    'Cet événement n’est pas dans les lignes chargées. Faites défiler vers le bas ou réduisez la période.',
  'events.who': 'Qui',
  'events.what': 'Quoi',
  'events.where': 'Destination',
  'events.sizes': 'Taille',
  'events.origin': 'Ligne de journal',
  'events.extra': 'Autres champs',
  'events.filterFor': 'Filtrer sur {field} : {value}',
  'events.filterOut': 'Exclure {field} : {value}',
  'events.copy': 'Copier en JSON',
  'events.openUser': 'Ouvrir l’utilisateur',
  'events.openService': 'Ouvrir le service',
  'events.referrer': 'Référent',
  'events.app': 'Application selon le journal',
  'events.raw_id': 'ID d’enregistrement',
  'events.severity': 'Gravité',
  'events.file': 'Fichier',
  'events.line': 'Ligne',
  'events.file.hidden': 'Masqué ou absent de la liste',
  'events.original':
    'Casbah conserve les champs d’un événement, pas la ligne d’origine. Pour la lire, ouvrez le fichier à ce numéro de ligne.',
};
