import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  IDEMPOTENCY_KEY_REUSED:
    'Cette clé d’idempotence a déjà été envoyée avec une autre requête. Envoyez une nouvelle clé avec chaque nouvelle requête.',
  STILL_UNDER_WAY:
    'La même requête est encore en cours. Patientez un instant et renvoyez-la pour obtenir sa réponse.',
};
