import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service_request.created': 'Solicitó el servicio {name}',
  'history.did.service_review.requested': 'Pidió revisar de nuevo {name}',
  'history.did.service_request.changed': 'Avanzó la solicitud sobre {name}',
  'history.field.state': 'Estado',
};
