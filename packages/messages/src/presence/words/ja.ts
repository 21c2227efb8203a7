import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'presence.sessions': 'セッション',
  'presence.sessions.hint':
    '{count, plural, other {{words}件のセッション}}。リクエストのない状態が{pause}続くと、セッションは終了します。',
  'presence.sessions.pause': 'セッションの間隔',
  'presence.sessions.nothing': 'この期間にセッションはありません。',
  'presence.sessions.more': '以前のセッション',
  'presence.sessions.csv': 'セッションをCSVで保存',
  'presence.sessions.ndjson': 'セッションをNDJSONで保存',
  'presence.begin': '開始',
  'presence.end': '終了',
  'presence.length': '所要時間',
  'presence.services': 'サービス',
  'presence.services.more': 'ほか{count, number}件',
  'presence.services.nothing': 'カタログにありません',
  'presence.requests': 'リクエスト',
  'presence.requests.take': '{count, plural, other {{words}件のリクエストをNDJSONで保存}}',
  'presence.uploaded': 'アップロード',
  'presence.downloaded': 'ダウンロード',
  'presence.cut.before': '表示期間より前に開始',
  'presence.cut.after': '表示期間の後も継続',
  'presence.devices': 'デバイス',
  'presence.devices.hint':
    'ログに記された名前ごとのデバイスです。名前のないリクエストは、種類とオペレーティングシステムごとにまとめています。',
  'presence.devices.hidden':
    'ユーザーは匿名です。デバイス名から本人が特定されるため、種類とOSだけを表示します。',
  'presence.devices.nothing': 'この期間のログにデバイスは記録されていません。',
  'presence.devices.more': 'ほかのデバイス',
  'presence.devices.csv': 'デバイスをCSVで保存',
  'presence.devices.ndjson': 'デバイスをNDJSONで保存',
  'presence.device': 'デバイス',
  'presence.noName': '名前なし',
  'presence.type': '種類',
  'presence.os': 'OS',
  'presence.browsers': 'ブラウザー',
  'presence.first': '初回検出',
  'presence.last': '最終検出',
  'presence.people': '{count, plural, other {#人}}',
  'presence.service.hint': '利用されているデバイスと、そこからのアップロード量。',
  'presence.service.untold': '{count, plural, other {{words}件のリクエストはデバイスの種類が不明です。}}',
};
