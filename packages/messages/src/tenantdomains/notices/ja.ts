import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.domain-verified.subject': '{domain}は会社のドメインと確認されました',
  'notice.domain-verified.text':
    'ドメイン{domain}が確認されました。このドメインのアドレスを持つ人は会社の一員として扱われます。',
};
