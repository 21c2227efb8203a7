import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.ml_profile.training_started': 'A lancé l’entraînement du profil ML {name}',
  'history.did.ml_profile.trained': 'A entraîné le profil ML {name}',
  'history.did.ml_sample.added': 'A ajouté l’exemple {file} au profil ML {name}',
  'history.did.ml_sample.deleted': 'A supprimé l’exemple {file} du profil ML {name}',
};
