import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.PUT /admin/datasources/{id}/collection': 'Lässt die Logs von {name} abholen',
  'history.did.POST /admin/datasources/{id}/collection/run': 'Hat die Logs von {name} sofort abholen lassen',
  'history.did.DELETE /admin/datasources/{id}/collection': 'Lässt die Logs von {name} nicht mehr abholen',
  'history.did.POST /admin/datasources/{id}/tokens': 'Hat ein Token zum Senden an {name} angelegt',
  'history.did.DELETE /admin/datasources/{id}/tokens/{token}': 'Hat ein Token von {name} zurückgenommen',
};
