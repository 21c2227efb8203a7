import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.block.state': 'ブロック済み',
  'session.block.BLOCK_VIOLATED_POLICY': '会社のポリシーにより停止されました',
  'session.block.BLOCK_VIOLATED_POLICY.text':
    '送信または開いた内容はポリシーで許可されていません。何も送られていません。',
  'session.block.BLOCK_DISALLOWED_APP': 'このアプリは会社で許可されていません',
  'session.block.BLOCK_DISALLOWED_APP.text':
    '会社のデータには危険が大きいと判断されました。同じことができて許可されているサービスがあるかもしれません。',
  'session.block.DEVICE_CLIENT_BLOCK': 'このデバイスは許可されていません',
  'session.block.DEVICE_CLIENT_BLOCK.text':
    '会社が登録したデバイスだけが利用できます。登録済みのデバイスを使うか、このデバイスを登録してもらってください。',
  'session.block.BLOCK_DISALLOWED_USER': 'このアカウントではこのアプリを利用できません',
  'session.block.BLOCK_DISALLOWED_USER.text':
    'アプリは会社で許可されていますが、このアカウントでは使えません。仕事用のアカウントでサインインしてください。',
  'session.block.BLOCK_POLICY_EVENT': 'この操作はここでは許可されていません',
  'session.block.BLOCK_POLICY_EVENT.text':
    'アプリは使えますが、今行おうとした操作は会社のポリシーで禁止されています。',
  'session.block.SERVER_ERROR': 'サイトに接続できませんでした',
  'session.block.SERVER_ERROR.text':
    'ポリシーによる停止ではありません。お使いの環境とサイトの間で問題が起きました。',
  'session.block.DNS_ERROR': 'サイト名が見つかりませんでした',
  'session.block.DNS_ERROR.text':
    'ポリシーによる停止ではありません。この名前のアドレスが見つかりません。つづりを確認してください。',
  'session.block.unknown': '会社で許可されていません',
  'session.block.unknown.text': 'リクエストはサイトに届く前に停止されました。何も送られていません。',
  'session.block.facts': '停止された内容',
  'session.block.app': 'アプリ',
  'session.block.address': 'アドレス',
  'session.block.company': '会社',
  'session.block.account': 'アカウント',
  'session.block.person': '利用者',
  'session.block.reason': '示された理由',
  'session.block.way': '停止した場所',
  'session.block.way.agentless': 'ゲートウェイ（このデバイスにエージェントなし）',
  'session.block.way.agent': 'このデバイスのエージェント',
  'session.block.code': 'コード',
  'session.block.next': '業務に必要な場合は、この情報を管理者に送ってください。',
  'session.block.copy': '情報をコピー',
  'session.block.alternatives': 'リスクの低いサービスを見る',
  'session.alternatives.heading': '代わりに使えるサービス',
  'session.alternatives.intro':
    '{app}と同じことができ、リスクがより低いサービスです。会社で使うものを管理者に確認してください。',
  'session.alternatives.noApp':
    'アプリのブロックを知らせるページからこのページを開いてください。そこにアプリ名があります。',
  'session.alternatives.none': 'リスクの低いサービスは見つかりません',
  'session.alternatives.noneText':
    'カタログには同じことができてリスクの低いサービスがありません。何を使うべきか管理者に確認してください。',
  'session.alternatives.blocked': 'ブロック済み：{app}',
  'session.alternatives.list': 'リスクの低いサービス',
};
