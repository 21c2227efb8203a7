import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.decision-expires.subject': 'Entscheidung über {service} läuft bald ab',
  'notice.decision-expires.text':
    'Ihre Entscheidung über {service}{more, plural, =0 {} one { und # weiteren Dienst} other { und # weitere Dienste}} läuft in {days, plural, one {# Tag} other {# Tagen}} ab. Dann gilt wieder die vorherige. Um sie beizubehalten, entscheiden Sie erneut.',
};
