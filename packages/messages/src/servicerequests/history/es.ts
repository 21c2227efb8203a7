import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/requestservice': 'Solicitó el servicio {name}',
  'history.did.POST /risks/reviewservice': 'Pidió revisar de nuevo {name}',
  'history.did.PATCH /risks/servicerequests/{id}': 'Avanzó la solicitud sobre {name}',
  'history.field.state': 'Estado',
};
