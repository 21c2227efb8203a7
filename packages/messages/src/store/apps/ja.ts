import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'storeApp.audit':
    'ファイアウォールとプロキシのログから利用中のクラウドサービスを見つけ、それぞれのリスクを説明します。',
  'storeApp.detect': '人やアカウントの異常なアクティビティを検出し、脅威を採点します。',
  'storeApp.investigate': '誰が、いつ、どこで、何をしたかを、ログの1行まで示します。',
  'storeApp.protect': 'クラウドアプリのデータに対するポリシー：許可する操作とブロックする操作を定めます。',
  'storeApp.analyze': '保存されたすべてのデータを検索し、結果をダッシュボードとして保存します。',
  'storeApp.gateway': '通信を許可・検査・遮断するWebゲートウェイ。自社アプリの通信も対象です。',
  'storeApp.endpoint': 'コンピューターから出るデータ（ファイル、コピー、印刷）を監視します。',
  'storeApp.dspm': 'クラウド上の機密データと、アクセスできる人を見つけます。',
  'storeApp.iaas': 'クラウド基盤のアカウントの設定ミスと公開状態を検査します。',
  'storeApp.template.api': '{app}のアカウントを接続し、保存内容、共有先、利用者の操作を確認します。',
  'storeApp.template.gateway':
    '{app}の利用をゲートウェイで監視し、ポリシーで禁止された操作をブロックします。',
  'storeApp.template.both': '{app}のアカウントを接続し、ゲートウェイで監視します。',
};
