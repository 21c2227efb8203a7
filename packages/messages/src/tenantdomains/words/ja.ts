import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.domains': 'ドメイン',
  'settings.domains.hint':
    'ドメインを確認すると、そのメールアドレスの人をIDプロバイダーでサインインさせることができます。1つのドメインは1社にのみ属します。',
  'settings.domains.add': 'ドメインを追加',
  'settings.domains.add.label': '新しいドメイン',
  'settings.domains.wrong': 'ドメインを入力してください（例：branch.example）',
  'settings.domains.shown': '{domain}を確認しました',
  'settings.domain': 'ドメイン',
  'settings.domain.since': '確認日',
  'settings.domain.used': '用途',
  'settings.domain.first': 'プライマリドメイン',
  'settings.domain.notShown': '未確認',
  'settings.domain.by.dns': 'DNSで確認済み',
  'settings.domain.by.file': 'ファイルで確認済み',
  'settings.domain.by.operator': '信頼済み',
  'settings.domain.makeFirst': 'プライマリにする',
  'settings.domain.first.title': '{domain}をプライマリドメインにしますか？',
  'settings.domain.first.text':
    '招待が有効な場合、このドメインで登録した人が招待されます。現在のプライマリドメインは一覧に残ります。',
  'settings.domain.remove.title': '{domain}を削除しますか？',
  'settings.domain.remove.text':
    'IDプロバイダーは{domain}の人をサインインさせなくなります。アカウントは残ります。',
  'settings.proof.how':
    'DNSのTXTレコード、またはWebサーバー上のテキストファイルでドメインを確認し、ここでチェックしてください。',
  'settings.proof.record': 'TXTレコード',
  'settings.proof.file': 'またはファイル',
  'settings.proof.text': '内容',
  'settings.proof.look.dns': 'DNSを確認',
  'settings.proof.look.file': 'ファイルを確認',
  'settings.proof.missing':
    '{when}の時点では見つかりませんでした。新しいDNSレコードの反映には最大1時間かかります。',
  'settings.proof.different': '{when}の時点では別の内容でした。上の文字列を正確にコピーしてください。',
  'settings.proof.unreachable':
    '{when}の時点では応答がありませんでした。ネームサーバーまたはWebサーバーを確かめてから、もう一度確認してください。',
  'settings.proof.taken': 'このCasbahの別の会社がこのドメインを確認済みです。運用者に連絡してください。',
};
