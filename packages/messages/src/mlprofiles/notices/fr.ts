import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.training-failed.subject': 'Impossible d’entraîner le profil ML {profile}',
  'notice.training-failed.text':
    'Ouvrez le profil ML {profile} pour en voir la raison, modifiez ses exemples, puis entraînez-le à nouveau. D’ici là, le modèle précédent reste utilisé, s’il y en a un.',
};
