import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  INVALID_DB_LOGIN: 'この会社では自社のプロバイダーでサインインします。シングルサインオンで続けてください。',
  SSO_IN_AJAX:
    'シングルサインオンではブラウザーのページをIDプロバイダーへ移動します。サインインページを開いて、そこから始めてください。',
};
