import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.decision-expires.subject': '{service}に関する決定の期限が近づいています',
  'notice.decision-expires.text':
    '{service}{more, plural, =0 {} other {ほか#件のサービス}}に関する決定は、あと{days, plural, other {#日}}で期限切れとなり、以前の決定に戻ります。継続するには、もう一度決定してください。',
};
