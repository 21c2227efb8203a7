import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.domain-verified.subject': '{domain} gehört zu Ihrem Unternehmen',
  'notice.domain-verified.text':
    'Die Domain {domain} ist bestätigt: Personen mit einer Adresse darin zählen zu Ihrem Unternehmen.',
};
