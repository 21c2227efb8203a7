import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.subscription-ends.subject': '{app} läuft bald ab',
  'notice.subscription-ends.text':
    'Das Abonnement von {app} läuft in {days} Tagen ab. Verlängern Sie es, sonst schließen sich seine Seiten an dem Tag; was gespeichert ist, bleibt erhalten.',
};
