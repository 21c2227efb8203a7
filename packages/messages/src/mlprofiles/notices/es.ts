import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.training-failed.subject': 'No se ha podido entrenar el perfil de ML {profile}',
  'notice.training-failed.text':
    'Abra el perfil de ML {profile} para ver el motivo, cambie sus muestras y entrénelo de nuevo. Hasta entonces se sigue usando el modelo anterior, si lo hay.',
};
