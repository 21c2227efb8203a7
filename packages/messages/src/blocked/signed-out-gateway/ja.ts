import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.gateway.retry': '1分ほど待って、もう一度試してください。続く場合は管理者に知らせてください。',
  'session.gateway.report': '再試行しても解決しません。アドレスを管理者に報告してください。',
  'session.gateway.connection': 'サイトへの接続',
  'session.gateway.connection.working': '正常',
  'session.gateway.connection.failed': '失敗',
  'session.gateway.connection.neutral': '未接続',
  'session.gateway.you': 'あなた',
  'session.gateway.gateway': 'ゲートウェイ',
  'session.gateway.site': 'サイト',
  'session.gateway.said': '報告された内容',
  'session.gateway.code': 'コード',
  'session.gateway.ERR_READ_TIMEOUT': 'サイトの応答に時間がかかりすぎました',
  'session.gateway.ERR_READ_TIMEOUT.text':
    'サイトへの接続は開いていましたが、時間内に応答がありませんでした。混雑している可能性があります。',
  'session.gateway.ERR_LIFETIME_EXP': '接続時間が上限を超えました',
  'session.gateway.ERR_LIFETIME_EXP.text':
    '接続を無期限に開いておくことはできません。上限に達したため閉じられました。',
  'session.gateway.ERR_READ_ERROR': '応答が途中で切れました',
  'session.gateway.ERR_READ_ERROR.text':
    'ゲートウェイがサイトからの応答を読み取っている間に接続が失敗しました。',
  'session.gateway.ERR_WRITE_ERROR': 'リクエストを送信できませんでした',
  'session.gateway.ERR_WRITE_ERROR.text':
    'ゲートウェイがリクエストをサイトに送信している間に接続が失敗しました。',
  'session.gateway.ERR_CONNECT_FAIL': 'サイトが接続を受け付けません',
  'session.gateway.ERR_CONNECT_FAIL.text':
    'ゲートウェイはサイトの場所を把握していますが、接続が拒否されたか反応がありませんでした。',
  'session.gateway.ERR_DNS_FAIL': 'サイト名が見つかりませんでした',
  'session.gateway.ERR_DNS_FAIL.text':
    'ネームサーバーにこの名前のアドレスがありません。つづりが違うか、もう存在しない可能性があります。',
  'session.gateway.ERR_TOO_BIG': 'リクエストまたは応答が大きすぎます',
  'session.gateway.ERR_TOO_BIG.text':
    'サイトには接続できましたが、この大きさのデータはゲートウェイを通過できません。',
  'session.gateway.ERR_INVALID_REQ': 'リクエストを読み取れません',
  'session.gateway.ERR_INVALID_REQ.text':
    'ブラウザーまたはアプリが正しくないリクエストを送ったため、ゲートウェイは転送しませんでした。',
  'session.gateway.ERR_UNSUP_REQ': 'この種類のリクエストには対応していません',
  'session.gateway.ERR_UNSUP_REQ.text': 'ゲートウェイが転送できないメソッドまたはプロトコルです。',
  'session.gateway.ERR_INVALID_URL': 'アドレスが正しくありません',
  'session.gateway.ERR_INVALID_URL.text':
    '不完全か、アドレスに使えない文字が含まれています。入力内容を確認してください。',
  'session.gateway.ERR_ZERO_SIZE_OBJECT': 'サイトから内容のない応答がありました',
  'session.gateway.ERR_ZERO_SIZE_OBJECT.text':
    'リクエストを受け取った後、1バイトも送らずに接続を閉じました。',
  'session.gateway.ERR_PRECONDITION_FAILED': 'リクエストの条件が満たされていません',
  'session.gateway.ERR_PRECONDITION_FAILED.text':
    'ブラウザーが前回取得してから対象が変わりました。ページを再読み込みしてください。',
  'session.gateway.ERR_CONFLICT_HOST': 'リクエストに異なる2つのサイトが指定されています',
  'session.gateway.ERR_CONFLICT_HOST.text':
    'アドレスとホストヘッダーが一致しません。どちらが正しいかゲートウェイは推測しません。',
  'session.gateway.ERR_GATEWAY_FAILURE': 'ゲートウェイ内部で問題が起きました',
  'session.gateway.ERR_GATEWAY_FAILURE.text': 'サイトが原因ではありません。リクエストは転送されていません。',
  'session.gateway.ERR_UNSUP_HTTPVERSION': 'このHTTPバージョンには対応していません',
  'session.gateway.ERR_UNSUP_HTTPVERSION.text':
    'ブラウザーまたはアプリが、ゲートウェイの対応していないHTTPバージョンを使用しています。',
  'session.gateway.ERR_CANNOT_FORWARD': '接続に失敗しました',
  'session.gateway.ERR_CANNOT_FORWARD.text': 'ゲートウェイはリクエストをサイトに届けられませんでした。',
};
