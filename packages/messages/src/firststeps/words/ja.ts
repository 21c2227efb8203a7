import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'firststeps.title': 'はじめに',
  'firststeps.sentence': 'Casbahを会社に合わせて設定するか、サンプルデータで試せます',
  'firststeps.done': '{of}件中{done}件完了',
  'firststeps.step.done': '完了',
  'firststeps.step.open': '未完了',
  'firststeps.step.source': 'ソースを接続するか、ログをアップロードする',
  'firststeps.step.source.text':
    'Casbahはプロキシとファイアウォールのログを読み取り、利用中のクラウドサービスを表示します。',
  'firststeps.step.domain': '会社のドメインを確認する',
  'firststeps.step.domain.text':
    '会社のアカウントと個人のアカウントを区別でき、シングルサインオンで利用者を判別できます。',
  'firststeps.step.colleague': '別の管理者を招待する',
  'firststeps.step.colleague.text': '2人目のシステム管理者がいれば、締め出しを防ぎ、申請を承認できます。',
  'firststeps.step.directory': 'ディレクトリをインポートする',
  'firststeps.step.directory.text': 'ログイン名の代わりに氏名と部署が表示されます。',
  'firststeps.step.decision': 'サービスについて決定する',
  'firststeps.step.decision.text': 'サービスを承認済み、許容、審査中、未承認のいずれかに設定します。',
  'firststeps.step.feed': 'ブロックリストのフィードを作成する',
  'firststeps.step.feed.text': 'ファイアウォールやプロキシがURLから未承認サービスを取得します。',
  'firststeps.step.report': 'レポートをスケジュールする',
  'firststeps.step.report.text': '監査レポートを毎日から四半期ごとまでメールで受け取れます。',
  'firststeps.sample': 'サンプルデータ',
  'firststeps.sample.text':
    'Atlas Foods：氏名と部署付きの400アカウント、8つのソース、調査できるインシデントを含む1か月分の通信ログと監査ログ。いつでもすべて削除できます。',
  'firststeps.sample.load': 'サンプルデータを読み込む',
  'firststeps.sample.loading': '読み込み中：{events, plural, other {{words}件のイベント}}',
  'firststeps.sample.loaded':
    '読み込み済み：{people, plural, other {#アカウント}}、「Sample: …」というソースに{words}件のイベント。',
  'firststeps.sample.remove': 'サンプルデータを削除',
  'firststeps.sample.remove.title': 'サンプルデータを削除しますか？',
  'firststeps.sample.remove.text':
    '「Sample: …」のソースとそのすべてのイベント、{people, plural, other {#件のサンプルアカウント}}が削除されます。自社のデータは残ります。',
  'firststeps.sample.removed': 'サンプルデータを削除しました',
  'firststeps.failed': 'サンプルデータを変更できませんでした',
};
