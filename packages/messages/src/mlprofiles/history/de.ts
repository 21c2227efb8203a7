import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.ml_profile.training_started': 'Training des ML-Profils {name} gestartet',
  'history.did.ml_profile.trained': 'ML-Profil {name} trainiert',
  'history.did.ml_sample.added': 'Beispiel {file} zum ML-Profil {name} hinzugefügt',
  'history.did.ml_sample.deleted': 'Beispiel {file} des ML-Profils {name} gelöscht',
};
