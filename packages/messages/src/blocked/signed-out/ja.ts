import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.block.state': 'ブロック済み',
  'session.block.BLOCK_VIOLATED_POLICY': '会社のポリシーによりブロックされました',
  'session.block.BLOCK_VIOLATED_POLICY.text':
    '送信した内容または開いた内容は、ポリシーで許可されていません。何も転送されていません。',
  'session.block.BLOCK_DISALLOWED_APP': 'このアプリは会社で許可されていません',
  'session.block.BLOCK_DISALLOWED_APP.text':
    '会社のデータを扱うにはリスクが高すぎると判断されています。承認された代替サービスがあるかもしれません。',
  'session.block.DEVICE_CLIENT_BLOCK': 'このデバイスは許可されていません',
  'session.block.DEVICE_CLIENT_BLOCK.text':
    '会社は登録済みのデバイスだけを許可しています。登録済みのデバイスを使うか、このデバイスを登録してもらってください。',
  'session.block.BLOCK_DISALLOWED_USER': 'このアカウントではこのアプリを利用できません',
  'session.block.BLOCK_DISALLOWED_USER.text':
    'アプリは会社で許可されていますが、このアカウントでは使えません。仕事用のアカウントでサインインしてください。',
  'session.block.BLOCK_POLICY_EVENT': 'この操作は許可されていません',
  'session.block.BLOCK_POLICY_EVENT.text':
    'アプリは利用できますが、この操作は会社のポリシーで許可されていません。',
  'session.block.SERVER_ERROR': 'サイトに接続できませんでした',
  'session.block.SERVER_ERROR.text': 'ポリシーによるブロックではありません。サイトへの接続に失敗しました。',
  'session.block.DNS_ERROR': 'サイト名が見つかりません',
  'session.block.DNS_ERROR.text':
    'ポリシーによるブロックではありません。この名前のアドレスがDNSにありません。つづりを確認してください。',
  'session.block.unknown': '会社で許可されていません',
  'session.block.unknown.text': 'リクエストはサイトに届く前にブロックされました。何も転送されていません。',
  'session.block.facts': '詳細',
  'session.block.app': 'アプリ',
  'session.block.address': 'アドレス',
  'session.block.company': '会社',
  'session.block.account': 'アカウント',
  'session.block.person': '利用者',
  'session.block.reason': '理由',
  'session.block.way': 'ブロック元',
  'session.block.way.agentless': 'ゲートウェイ（このデバイスにエージェントなし）',
  'session.block.way.agent': 'このデバイスのエージェント',
  'session.block.code': 'コード',
  'session.block.next': '業務に必要な場合は、この情報を管理者に送ってください。',
  'session.block.copy': '情報をコピー',
  'session.block.alternatives': 'リスクの低いサービスを見る',
  'session.alternatives.heading': '代わりに使えるサービス',
  'session.alternatives.intro':
    '{app}よりリスクの低い代替サービスです。会社で利用しているものは管理者に確認してください。',
  'session.alternatives.noApp':
    'アプリがブロックされたことを知らせるページから、このページを開いてください。',
  'session.alternatives.none': 'リスクの低い代替サービスはありません',
  'session.alternatives.noneText':
    'カタログに同種でリスクの低いサービスがありません。利用できるサービスを管理者に確認してください。',
  'session.alternatives.blocked': 'ブロック済み：{app}',
  'session.alternatives.list': 'リスクの低いサービス',
};
