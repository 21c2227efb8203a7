import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'content.delete.title': 'Supprimer « {name} » ?',
  'content.delete.confirm': 'Supprimer',
  'content.deleted': '« {name} » a été supprimé',
  'content.delete.failed': 'Impossible de supprimer « {name} »',
  'content.inUse': '« {name} » est utilisé',
  'content.inUse.text': 'Pour pouvoir supprimer cet élément, retirez-le d’abord ici :',
  'content.close': 'Fermer',
};
