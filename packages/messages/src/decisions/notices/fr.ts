import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.decision-expires.subject': 'La décision sur {service} expire bientôt',
  'notice.decision-expires.text':
    'Votre décision sur {service}{more, plural, =0 {} one { et # autre service} other { et # autres services}} expire dans {days, plural, one {# jour} other {# jours}}. La décision précédente sera alors rétablie. Pour la conserver, décidez à nouveau.',
};
