import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.settings.changed': 'Cambió ajustes: {name}',
  'history.did.tenant.changed': 'Cambió los datos de la empresa',
  'history.did.tenant.renamed': 'Cambió el nombre de la empresa a {name}',
  'history.did.events.expired': 'Eliminó los eventos anteriores al {name}, según la retención configurada',
};
