import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'presence.sessions': 'セッション',
  'presence.sessions.hint':
    '{count, plural, other {{words} 件のセッション}}。リクエストのない時間が {pause} 続くと、セッションは終わります。',
  'presence.sessions.pause': 'セッションを終える休止時間',
  'presence.sessions.nothing': 'この期間にセッションはありません。',
  'presence.sessions.more': '以前のセッション',
  'presence.sessions.csv': 'セッションを CSV で保存',
  'presence.sessions.ndjson': 'セッションを NDJSON で保存',
  'presence.begin': '開始',
  'presence.end': '終了',
  'presence.length': '長さ',
  'presence.services': 'サービス',
  'presence.services.more': 'ほか {count, number} 件',
  'presence.services.nothing': 'カタログにあるものはなし',
  'presence.requests': 'リクエスト',
  'presence.requests.take': '{count, plural, other {{words} 件のリクエストを NDJSON で保存}}',
  'presence.uploaded': 'アップロード',
  'presence.downloaded': 'ダウンロード',
  'presence.cut.before': '表示期間より前に開始',
  'presence.cut.after': '表示期間の後も継続',
  'presence.devices': 'デバイス',
  'presence.devices.hint':
    'ログに記された名前ごとのデバイスです。名前のないリクエストは、種類とオペレーティングシステムごとにまとめています。',
  'presence.devices.hidden':
    'ユーザーは匿名です。デバイス名は持ち主を示すため、種類とオペレーティングシステムだけを表示します。',
  'presence.devices.nothing': 'この期間のログには、デバイスの情報がありません。',
  'presence.devices.more': 'ほかのデバイス',
  'presence.devices.csv': 'デバイスを CSV で保存',
  'presence.devices.ndjson': 'デバイスを NDJSON で保存',
  'presence.device': 'デバイス',
  'presence.noName': '名前なし',
  'presence.type': '種類',
  'presence.os': 'オペレーティングシステム',
  'presence.browsers': 'ブラウザー',
  'presence.first': '最初に確認',
  'presence.last': '最後に確認',
  'presence.people': '{count, plural, other {# 人}}',
  'presence.service.hint': '何を使って利用し、そこからどれだけアップロードしているか。',
  'presence.service.untold':
    '{count, plural, other {{words} 件のリクエストは、どのログにも種類の記録がありません。}}',
};
