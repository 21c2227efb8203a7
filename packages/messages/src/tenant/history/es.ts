import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/config/update': 'Cambió ajustes: {name}',
  'history.did.POST /controls/make_api_request patch tenantconfig': 'Cambió ajustes: {name}',
  'history.did.POST /admin/tenant/update': 'Cambió los datos de la empresa',
  'history.did.PATCH /admin/tenant/company': 'Cambió el nombre de la empresa a {name}',
  'history.did.retention': 'Se eliminaron los eventos anteriores al {name}, que la empresa ya no conserva',
};
