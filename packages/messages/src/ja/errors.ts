import type { errors as english } from '../en/errors.ts';
import type { WordsOf } from '../words.ts';

export const errors: WordsOf<typeof english> = {
  BAD_REQUEST: 'リクエストを読めません: {field}: {problem}。直してもう一度送ってください。',
  UNAUTHORIZED: 'サインインしていないか、セッションが終了しました。サインインしてもう一度試してください。',
  DENIED: 'この操作は権限がありません。システム管理者に依頼してください。',
  CSRF_REJECTED:
    'リクエストにこのページのトークンがありません。ページを再読み込みしてもう一度試してください。',
  NOT_FOUND: 'ここには何もないか、すでになくなっています。アドレスを確認してください。',
  CONFLICT: 'その間に変更されました。再読み込みしてもう一度試してください。',
  BODY_STALLED:
    '残りが{seconds}秒以内に届きませんでした。もう一度送ってください。ファイルは届いた最後のバイトの続きから再開します。',
  PRECONDITION_FAILED: '先に必要なものがまだありません。再読み込みしてもう一度試してください。',
  TOO_LARGE: 'Casbahが受け取れる大きさを超えています。小さく分けて送ってください。',
  UNPROCESSABLE: '使えない値があります: {field}: {problem}。',
  TOO_MANY_REQUESTS: 'リクエストが多すぎます。{seconds}秒待ってもう一度試してください。',
  INTERNAL: 'Casbahの内部で問題が起きました。もう一度試し、続く場合はリクエストIDを管理者に伝えてください。',
  UNAVAILABLE: 'Casbahの一部が現在応答していません。1分後にもう一度試してください。',
  NO_SPACE:
    'ディスクがいっぱいです。サーバーの空きを増やしてもう一度試してください。保存済みのものは失われません。',
  INVALID_CREDENTIALS: 'メールアドレスまたはパスワードが違います。ロックまでの残り回数: {remaining}。',
  LOCKED_OUT: '失敗が多すぎるためサインインはロックされています。{wait}分後にもう一度試してください。',
  PROFILE_DEACTIVATED: 'このプロフィールは無効になっています。システム管理者に有効化を依頼してください。',
  PASSWORD_TOO_WEAK:
    'パスワードが弱すぎます。小文字、大文字、数字、記号を含む{minimum}から{maximum}文字にしてください。',
  PASSWORD_REUSED: 'これは最近使ったパスワードです。まだ使ったことのないものを選んでください。',
  PASSWORD_EXPIRED: 'パスワードの有効期限が切れました。続けるには新しいパスワードを決めてください。',
  PASSWORD_INCORRECT: '現在のパスワードが違います。もう一度入力してください。',
  OUT_OF_ALLOWED_IP_RANGE:
    '会社の設定により、アドレス{address}からは入れません。会社のネットワークからサインインするか、システム管理者に問い合わせてください。',
  INVALID_USER_EMAIL: 'メールアドレスではありません。name@company.comのような形で入力してください。',
  MFA_REQUIRED: 'あと一歩です。第二の要素で本人であることを確認してください。',
  INVALID_DB_LOGIN: 'この会社では自社のプロバイダーでサインインします。シングルサインオンで続けてください。',
  TENANT_REQUIRED: '複数の会社にアカウントがあります。サインインする会社を選んでください。',
  INVALID_MFA_CODE:
    '確認コードが違うか、期限が切れています。最後に表示または送信されたコードを入力してください。',
  PASSKEY_REFUSED: 'パスキーは受け付けられませんでした。もう一度試すか、別の方法を選んでください。',
  PASSKEYS_UNAVAILABLE:
    'このCasbahのアドレスではパスキーを使えません。別の方法を選ぶか、管理者に問い合わせてください。',
  PASSKEY_LIMIT: 'パスキーは1人{maximum}個までで、すでに上限です。使わなくなったものを削除してください。',
  MFA_FACTOR_CLOSED: 'この方法はお使いのアカウントでは利用できません。別の方法を選んでください。',
  MFA_SETUP_ENDED: '設定に時間がかかりすぎたか、別の場所でやり直されました。最初からやり直してください。',
  LINK_INVALID:
    'このリンクは無効です。すでに使われたか、期限が切れたか、途中で切れています。新しいリンクを求めてください。',
  SIGN_UP_CLOSED: 'ここではご自身で登録できません。会社の管理者にアカウントを依頼してください。',
  ALREADY_SET_UP: 'Casbahはすでにセットアップ済みです。会社のアカウントでサインインしてください。',
  OPERATOR_CODE_INVALID:
    'このコードは無効です。使用済みか、1 時間を過ぎたか、Casbah が再起動されています。`npx casbah operator-link` で新しいコードを取得してください。',
  SETUP_TOKEN_WRONG:
    'セットアップトークンが正しくありません。Casbahは起動時に端末またはログに「Setup token: …」と表示します。起動のたびに新しくなります。',
  SSO_IN_AJAX:
    'シングルサインオンではブラウザーのページを ID プロバイダーへ移動します。サインインページを開いて、そこから始めてください。',
  FILTER_INVALID: 'フィルターの{position}文字目が読めません: {problem}。',
  QUERY_TIMED_OUT: '時間がかかりすぎました。期間を短くするか、フィルターを絞ってください。',
  RESOURCE_UNKNOWN: '{resource} というリソースはありません。あるのは {known} です。',
  ACTION_UNKNOWN: 'リソース {resource} には操作 {action} がありません。使えるのは {known} です。',
  IDEMPOTENCY_KEY_REUSED:
    'このべき等キーは以前に別のリクエストで送信されています。新しいリクエストには新しいキーを送信してください。',
  STILL_UNDER_WAY:
    '同じリクエストがまだ処理中です。しばらく待ってからもう一度送信すると、その応答が得られます。',
  SESSION_CHANGED:
    'その間に、このブラウザーで別の人がサインインしました。その人として続けるには、ページを再読み込みしてください。',
  EXPECTATION_FAILED:
    'リクエストは Casbah が提供していないものを期待しています。Expect ヘッダーなしで送信してください。',
  BAD_GATEWAY:
    'Casbah の背後のストアが予期しない応答を返しました。もう一度お試しください。続く場合は、リクエスト ID を管理者に伝えてください。',
};
