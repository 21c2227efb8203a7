import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'storeApp.audit':
    'ファイアウォールとプロキシのログから、社内で使われているクラウドサービスを見つけ、それぞれのリスクとその理由を示します。',
  'storeApp.detect': '人やアカウントの通常と異なる行動を見つけ、脅威の大きさを採点します。',
  'storeApp.investigate': '誰が、いつ、どこで、何をしたかを、ログの1行まで示します。',
  'storeApp.protect': 'クラウドアプリのデータに何をしてよいかを定め、してはならないことを止めます。',
  'storeApp.analyze': '保存されたすべてのデータに問い合わせ、結果をダッシュボードとして残します。',
  'storeApp.gateway': '人とウェブの間に立ち、通過、検査、遮断を行います。自社のアプリも追加できます。',
  'storeApp.endpoint': 'コンピューターから出ていくもの (ファイル、コピー、印刷) を見守ります。',
  'storeApp.dspm': 'クラウドのどこに機密データがあり、誰がアクセスできるかを見つけます。',
  'storeApp.iaas': 'クラウド基盤のアカウントの設定を検査し、開いているべきでないものを見つけます。',
  'storeApp.template.api': '{app}のアカウントを接続し、保存内容、共有先、人の行動を確認します。',
  'storeApp.template.gateway': '{app}の利用をゲートウェイで見守り、してはならないことを止めます。',
  'storeApp.template.both':
    '{app}のアカウントを接続し、利用中も見守ります。保存、共有、送信の内容を確認します。',
};
