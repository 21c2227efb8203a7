import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.ssh': 'SSHキー',
  'settings.ssh.hint':
    'SSHでログを送るマシンの公開鍵です。SSHでの収集は今後対応予定で、それまでは保管されるだけで何も開きません。',
  'settings.ssh.empty': 'SSHキーはまだありません',
  'settings.ssh.add': 'SSHキーを追加',
  'settings.ssh.key': '公開鍵',
  'settings.ssh.key.hint': '.pubで終わるファイルの1行：Ed25519、ECDSA、または2048ビット以上のRSA',
  'settings.ssh.algorithm': 'アルゴリズムとビット数',
  'settings.ssh.fingerprint': 'フィンガープリント',
  'settings.ssh.wrong.unreadable': '公開鍵ではありません。.pubで終わるファイルの1行を貼り付けてください。',
  'settings.ssh.wrong.private':
    'これは秘密鍵です。マシンの外に出してはならないため送信しません。.pubで終わるファイルを貼り付けてください。',
  'settings.ssh.wrong.algorithm': 'このアルゴリズムの鍵は使えません。Ed25519、ECDSA、RSAを使用してください。',
  'settings.ssh.wrong.short': 'RSA鍵は2048ビット以上が必要です。より長い鍵を作成してください。',
  'settings.ssh.remove.title': 'SSHキー{name}を削除しますか？',
  'settings.ssh.remove.text': 'このマシンは登録から外れます。鍵は再び追加できます。',
};
