import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.ml_profile.training_started': 'Inició el entrenamiento del perfil de ML {name}',
  'history.did.ml_profile.trained': 'Entrenó el perfil de ML {name}',
  'history.did.ml_sample.added': 'Añadió la muestra {file} al perfil de ML {name}',
  'history.did.ml_sample.deleted': 'Eliminó la muestra {file} del perfil de ML {name}',
};
