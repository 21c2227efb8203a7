import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  IDEMPOTENCY_KEY_REUSED:
    'Cette clé d’idempotence a déjà été utilisée avec une autre requête. Utilisez une nouvelle clé pour une nouvelle requête.',
  STILL_UNDER_WAY:
    'La même requête est encore en cours. Patientez un instant et renvoyez-la pour obtenir sa réponse.',
};
