import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.training-failed.subject': 'ML-Profil {profile} konnte nicht trainiert werden',
  'notice.training-failed.text':
    'Öffnen Sie das ML-Profil {profile}, um den Grund zu sehen, ändern Sie seine Beispiele und trainieren Sie es erneut. Bis dahin gilt das vorherige Modell, falls es eines gibt.',
};
