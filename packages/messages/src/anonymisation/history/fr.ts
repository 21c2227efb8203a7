import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/anonymisation/requests': 'A demandé qui sont des personnes anonymes : {name}',
  'history.did.POST /admin/anonymisation/requests/{id}/approve':
    'A approuvé une demande sur des personnes anonymes : {name}',
  'history.did.POST /admin/anonymisation/requests/{id}/refuse':
    'A refusé une demande sur des personnes anonymes : {name}',
  'history.did.POST /admin/anonymisation/requests/{id}/end':
    'A mis fin à une demande sur des personnes anonymes : {name}',
  'history.field.user_anonymization': 'Personnes anonymes',
};
