import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service_request.created': 'Solicitó el servicio {name}',
  'history.did.service_review.requested': 'Solicitó una revisión de {name}',
  'history.did.service_request.changed': 'Actualizó la solicitud sobre {name}',
  'history.field.state': 'Estado',
};
