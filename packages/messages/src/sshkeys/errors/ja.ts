import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.ssh_unreadable': '公開鍵ではありません。.pubで終わるファイルの1行を貼り付けてください。',
  'problem.ssh_private':
    'これは秘密鍵であり、外部に出してはいけません。.pubで終わるファイルの1行を貼り付けてください。',
  'problem.ssh_algorithm':
    'このアルゴリズムは使用できません。Ed25519、ECDSA、RSAのいずれかを使用してください。',
  'problem.ssh_short': 'このRSA鍵は2048ビット未満です。より長い鍵を作成してください。',
};
