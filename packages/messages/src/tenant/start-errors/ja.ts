import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  OUT_OF_ALLOWED_IP_RANGE:
    '会社の設定により、アドレス{address}からは入れません。会社のネットワークからサインインするか、システム管理者に問い合わせてください。',
};
