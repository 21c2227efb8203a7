import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/partners/own': 'Hat das Unternehmen zum Partner gemacht: {name}',
  'history.did.POST /admin/partners/granted': 'Lässt Partner {name} das Unternehmen betreuen',
  'history.did.DELETE /admin/partners/granted/{code}':
    'Lässt Partner {name} das Unternehmen nicht mehr betreuen',
  'history.did.POST /admin/partners/customers/{id}/open': 'Hat als Partner ein Unternehmen betreten: {name}',
  'history.did.POST /admin/partners/return': 'Hat als Partner ein Unternehmen verlassen: {name}',
};
