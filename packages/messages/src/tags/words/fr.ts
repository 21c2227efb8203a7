import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'tags.sentence':
    '{own} sur {limit} à vous, et 8 du système. Les services les portent ; les listes se filtrent par elles.',
  'tags.add': 'Ajouter une étiquette',
  'tags.edit': 'Modifier l’étiquette',
  'tags.save': 'Enregistrer',
  'tags.own': 'Étiquettes personnalisées',
  'tags.system': 'Étiquettes du système',
  'tags.system.hint': 'Les mêmes partout. Elles ne se modifient ni ne se suppriment.',
  'tags.none': 'Aucune étiquette à vous. Créez-en une pour classer les services à votre façon.',
  'tags.tag': 'Étiquette',
  'tags.services': 'Services',
  'tags.services.show': '{count, plural, one {# service} many {# services} other {# services}} avec {name}',
  'tags.changed': 'Modifiée',
  'tags.by': 'par {who}',
  'tags.name': 'Nom',
  'tags.name.hint': '1 à 32 lettres, chiffres et espaces.',
  'tags.color': 'Couleur',
  'tags.color.of': 'Couleur {number}',
  'tags.pattern': 'Motif',
  'tags.pattern.0': 'Uni',
  'tags.pattern.1': 'Rayé',
  'tags.pattern.2': 'À points',
  'tags.pattern.3': 'Bordé',
  'tags.preview': 'Aperçu',
  'tags.change.of': 'Modifier {name}',
  'tags.delete': 'Supprimer',
  'tags.delete.of': 'Supprimer {name}',
  'tags.delete.chosen':
    'Supprimer {count, plural, one {# étiquette} many {# étiquettes} other {# étiquettes}}',
  'tags.delete.title': 'Supprimer {names} ?',
  'tags.delete.text':
    '{count, plural, =0 {Aucun service ne la porte.} one {# service la perd.} many {# services la perdent.} other {# services la perdent.}} Les filtres qui la nomment ne trouvent plus rien. C’est irréversible.',
  'tags.choose.of': 'Choisir {name}',
  'tags.TAG_ACTION_ADD_SUCCESS': 'L’étiquette {name} a été ajoutée',
  'tags.TAG_ACTION_ADD_FAILURE': 'L’étiquette n’a pas pu être ajoutée',
  'tags.TAG_ACTION_EDIT_SUCCESS': 'L’étiquette {name} a été modifiée',
  'tags.TAG_ACTION_EDIT_FAILURE': 'L’étiquette n’a pas pu être modifiée',
  'tags.TAG_ACTION_REMOVE_SUCCESS':
    '{count, plural, one {# étiquette a été supprimée} many {# étiquettes ont été supprimées} other {# étiquettes ont été supprimées}}',
  'tags.TAG_ACTION_REMOVE_FAILURE': 'Les étiquettes n’ont pas pu être supprimées',
  'tags.bulk.title': 'Étiquettes de {count, plural, one {# service} many {# services} other {# services}}',
  'tags.bulk.text':
    'Coché : tous la portent. Un tiret : certains ; rien ne change tant que vous ne cochez pas.',
  'tags.bulk.save': 'Enregistrer',
  'tags.bulk.saved':
    '{count, plural, =0 {Rien n’a changé} one {# service a d’autres étiquettes} many {# services ont d’autres étiquettes} other {# services ont d’autres étiquettes}}',
  'tags.bulk.failed': 'Les étiquettes n’ont pas pu être modifiées',
  'tags.bulk.manage': 'Gérer les étiquettes',
  'tags.change': 'Modifier',
  'tags.actions': 'Actions',
  'tags.choose': 'Choix',
};
