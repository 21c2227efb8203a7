import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.gateway.retry':
    '1分ほど待ってから、もう一度お試しください。解決しない場合は、管理者に連絡してください。',
  'session.gateway.report': '再試行しても解決しません。アドレスを管理者に報告してください。',
  'session.gateway.connection': 'サイトへの接続',
  'session.gateway.connection.working': '正常',
  'session.gateway.connection.failed': '失敗',
  'session.gateway.connection.neutral': '未接続',
  'session.gateway.you': 'あなた',
  'session.gateway.gateway': 'ゲートウェイ',
  'session.gateway.site': 'サイト',
  'session.gateway.said': '技術的な詳細',
  'session.gateway.code': 'コード',
  'session.gateway.ERR_READ_TIMEOUT': 'サイトの応答に時間がかかりすぎました',
  'session.gateway.ERR_READ_TIMEOUT.text':
    'サイトへの接続は開いていましたが、時間内に応答がありませんでした。混雑している可能性があります。',
  'session.gateway.ERR_LIFETIME_EXP': '接続時間が上限を超えました',
  'session.gateway.ERR_LIFETIME_EXP.text':
    '接続には最長時間があります。この接続は上限に達したため閉じられました。',
  'session.gateway.ERR_READ_ERROR': '応答が途中で切れました',
  'session.gateway.ERR_READ_ERROR.text': 'ゲートウェイが応答を読み取っている間に接続が失敗しました。',
  'session.gateway.ERR_WRITE_ERROR': 'リクエストを送信できませんでした',
  'session.gateway.ERR_WRITE_ERROR.text':
    'ゲートウェイがリクエストをサイトに送信している間に接続が失敗しました。',
  'session.gateway.ERR_CONNECT_FAIL': 'サイトが接続を拒否しました',
  'session.gateway.ERR_CONNECT_FAIL.text':
    'ゲートウェイはサイトを見つけましたが、接続が拒否されたか応答がありませんでした。',
  'session.gateway.ERR_DNS_FAIL': 'サイト名が見つかりません',
  'session.gateway.ERR_DNS_FAIL.text':
    'この名前のアドレスがDNSにありません。つづりが違うか、もう存在しない可能性があります。',
  'session.gateway.ERR_TOO_BIG': 'リクエストまたは応答が大きすぎます',
  'session.gateway.ERR_TOO_BIG.text':
    'ゲートウェイはサイトに接続しましたが、この大きさのリクエストや応答は許可されていません。',
  'session.gateway.ERR_INVALID_REQ': '無効なリクエストです',
  'session.gateway.ERR_INVALID_REQ.text':
    'ブラウザーまたはアプリが正しくないリクエストを送ったため、ゲートウェイは転送しませんでした。',
  'session.gateway.ERR_UNSUP_REQ': 'サポートされていないリクエストです',
  'session.gateway.ERR_UNSUP_REQ.text': 'ゲートウェイはこのメソッドまたはプロトコルに対応していません。',
  'session.gateway.ERR_INVALID_URL': '無効なアドレスです',
  'session.gateway.ERR_INVALID_URL.text':
    'アドレスが不完全か、使えない文字が含まれています。つづりを確認してください。',
  'session.gateway.ERR_ZERO_SIZE_OBJECT': '応答が空です',
  'session.gateway.ERR_ZERO_SIZE_OBJECT.text':
    'サイトはリクエストを受け付けましたが、何も送らずに接続を閉じました。',
  'session.gateway.ERR_PRECONDITION_FAILED': 'リクエストの条件が満たされていません',
  'session.gateway.ERR_PRECONDITION_FAILED.text':
    'ブラウザーが前回読み込んだ後に内容が変わりました。ページを再読み込みしてください。',
  'session.gateway.ERR_CONFLICT_HOST': 'リクエストに異なる2つのサイトが指定されています',
  'session.gateway.ERR_CONFLICT_HOST.text':
    'アドレスとHostヘッダーが一致しないため、ゲートウェイはリクエストを転送しませんでした。',
  'session.gateway.ERR_GATEWAY_FAILURE': 'ゲートウェイエラー',
  'session.gateway.ERR_GATEWAY_FAILURE.text': 'サイトが原因ではありません。リクエストは転送されていません。',
  'session.gateway.ERR_UNSUP_HTTPVERSION': 'サポートされていないHTTPバージョンです',
  'session.gateway.ERR_UNSUP_HTTPVERSION.text':
    'ブラウザーまたはアプリが、ゲートウェイの対応していないHTTPバージョンを使用しています。',
  'session.gateway.ERR_CANNOT_FORWARD': '接続に失敗しました',
  'session.gateway.ERR_CANNOT_FORWARD.text': 'ゲートウェイはリクエストをサイトに転送できませんでした。',
};
