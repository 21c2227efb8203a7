import type { serviceFacts as english } from '../en/service-facts.ts';
import type { WordsOf } from '../words.ts';

export const serviceFacts: WordsOf<typeof english> = {
  'serviceFacts.title': 'Propietario e incidentes',
  'serviceFacts.owner': 'Propietario',
  'serviceFacts.closed': 'Cerrado: {on}.',
  'serviceFacts.closing': 'Cierre previsto: {on}.',
  'serviceFacts.successor': 'Sucesor: {name}',
  'serviceFacts.breaches': 'Filtraciones de datos conocidas',
  'serviceFacts.source': 'Fuente',
};
