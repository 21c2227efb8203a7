import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MALFORMED_UPLOAD:
    'アップロードを読み取れません。boundaryを指定したmultipart/form-dataか、ドキュメントそのものを本文として送信してください。',
  NOTHING_TO_INSPECT: 'ドキュメントを1つ以上送信してください。',
  TOO_MANY_DOCUMENTS: '一度に送信できるドキュメントは{max}個までです。',
  INSPECTION_BUSY: '検査中のドキュメントが多すぎます。しばらくしてからもう一度お試しください。',
};
