import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.name': 'Nom',
  'history.field.timezone': 'Fuseau horaire',
  'history.field.notes': 'Notes',
  'history.field.networks': 'Réseaux',
  'history.field.path': 'Dossier',
  'history.field.token': 'Jeton',
  'history.field.is_enabled': 'Activé',
  'history.field.count': 'Nombre',
  'history.field.description': 'Description',
};
