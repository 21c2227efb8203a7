import type { administrationErrors as english } from '../en/errors-of-administration.ts';
import type { WordsOf } from '../words.ts';

export const administrationErrors: WordsOf<typeof english> = {
  SSO_METADATA_INVALID:
    'メタデータを使用できません: {problem}。ID プロバイダーがサービスプロバイダー向けに提供するファイルまたはアドレスを使用してください。',
  SSO_PROVIDER_UNREACHABLE:
    '{host} の ID プロバイダーが正しく応答しません: {problem}。アドレスと、このサーバーから接続できることを確認してください。',
  SSO_ADDRESS_REFUSED:
    '{host} はプライベートネットワークにあり、Casbah から自動では接続しません。この Casbah の管理者にホストの許可を依頼するか、ファイルからメタデータを取り込んでください。',
  SSO_PROVIDER_NAME_TAKEN: 'この名前の ID プロバイダーはすでにあります。別の名前を選んでください。',
  SSO_PROVIDER_LIMIT:
    'ID プロバイダーは 1 社につき {limit} 件までです。使われていないものを削除してください。',
  SSO_DOMAIN_TAKEN:
    '{domain} のユーザーはすでに別の会社のプロバイダーでサインインしています。ドメインの所有者をこの Casbah の管理者に確認してください。',
  SSO_NO_WAY_BACK:
    '先に、有効なシステム管理者を少なくとも 1 人、常にパスワードでサインインできるようにしてください。そうしないと、プロバイダーの障害で全員が締め出されます。',
  DATASOURCE_NAME_TAKEN: '{name}という名前のソースはすでにあります。別の名前を選んでください。',
  DATASOURCE_LIMIT: 'ソースは{limit}個までです。不要になったものを削除してください。',
  UPLOAD_OFFSET_WRONG: 'ファイルの続きは{given}ではなく{expected}バイト目からです。そこから送ってください。',
  UPLOAD_FINISHED: 'このファイルのデータはすべて届いています。送るものはありません。',
  NO_DATASOURCE_AVAILABLE:
    'このデータソースはありません。[ソース] で追加するか、指定せずに問い合わせてください。',
  SOURCE_TOKEN_INVALID:
    'このトークンではこのソースに送れません。入力の誤り、取り消し済み、または別のソースのものです。［ソース］で新しいトークンを作成してください。',
  USERS_MUST_BE_TOKENS:
    'この会社は人の名前を受け取りません。行を送る前に名前を置き換え（casbah collect --token-key）、ヘッダー Casbah-Users: tokens で示してください。',
  SYSLOG_SENDER_TAKEN:
    'この送信元の行を別のソースが受け取っているか、同じ送信元が2回書かれています。送信元はそれぞれ1回だけ指定してください。',
  API_KEY_INVALID:
    'この API キーは使えません。入力の誤り、期限切れ、削除のいずれか、または作成者の権限が足りなくなっています。［設定］の［API キー］で新しいキーを作成してください。',
  API_KEY_NAME_TAKEN: 'この名前の API キーは既にあります。別の名前を選んでください。',
  API_KEY_LIMIT: 'API キーは 1 社につき最大 {limit} 個です。使われていないキーを削除してください。',
  GRANTS_TOO_MUCH:
    '自分が持つ以上の権限は与えられません。「{profile}」はあなたの権限を超えています。システム管理者に依頼してください。',
  PREVIEW_ONLY:
    'アクセスプロファイル「{profile}」の表示でコンソールを見ています。この間は何も変更できません。まずプレビューを終了してください。',
  ACCESS_PROFILE_NAME_TAKEN:
    '「{name}」という名前のアクセスプロファイルはすでにあります。別の名前を選んでください。',
  GROUP_NAME_TAKEN: '{name} という名前のグループはすでにあります。別の名前を選んでください。',
  GROUP_OF_DIRECTORY:
    '{name} はディレクトリから取り込まれています。ディレクトリで変更すると、次の同期でここに反映されます。',
  ORG_UNIT_NAME_TAKEN:
    'この場所には {name} という名前の単位がすでにあります。別の名前か場所を選んでください。',
  ORG_UNIT_NOT_EMPTY: '{name} の下に他の単位があります。先に削除するか移動してください。',
  SAVED_FILTER_NAME_TAKEN:
    '{name} という名前の保存済みフィルターはここにすでにあります。別の名前を選んでください。',
  SAVED_FILTER_LIMIT:
    '1 つの一覧に保存できる自分のフィルターは {limit} 件までです。不要になったものを削除してください。',
  PEOPLE_ANONYMOUS:
    'あなたには人物が匿名で表示されますが、この内容には実名が含まれます。氏名を表示できるアクセスプロファイルを持つ人に依頼してください。',
  NEEDS_TWO_PEOPLE: '匿名化の解除には二人が必要です。理由を添えて申請し、別の人の承認を受けてください。',
  REVEAL_LIMIT: 'あなたの申請 {limit} 件が決定待ちです。一つを取り下げるか、お待ちください。',
  SETTING_NEEDS_SYSADMIN:
    'この設定を変更できるのは、サインインしたシステム管理者だけです。他の全員の権限に関わる設定です。システム管理者に依頼してください。',
  REVEAL_OWN: 'あなたの申請は別の人が決定する必要があります。',
  REVEAL_APPROVER_TOO_NEW:
    'この申請が出された時点で、承認権限を得てから 1 日未満でした。より長く権限を持つ人が承認できます。拒否は可能です。',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'あなたと申請者は互いに独立していません。一方のアカウントが他方を作成・昇格・アクセス付与したか、過去 30 日以内に同じ人が両方を用意しました。別の人が承認する必要があります。拒否は可能です。',
  REVEAL_NO_APPROVER:
    'あなたの申請を承認できる人がいません。1 日以上前からシステム管理者であるか承認権限を持ち、あなたが作成・昇格・アクセス付与していないアカウントの人が必要です。別の管理者に申請を依頼するか、2 人目のシステム管理者を追加してください。30 日後にはその人が申請し、あなたが承認できます。',
  REVEAL_DECIDED: 'この申請はすでに決定済み、または終了しています。ページを再読み込みしてください。',
  MAINTENANCE_LIMIT: '期間は最大 {limit} 件です。終わったものを取り消してください。',
  TAG_NAME_TAKEN: '{name} という名前のタグは既にあります。別の名前を選んでください。',
  TAG_LIMIT: '会社独自のタグは最大 {limit} 件です。不要になったものを削除してください。',
  SYSTEM_TAG_FIXED: '{name} はシステムのタグのため変更できません。代わりに独自のタグを作成してください。',
  SYSTEM_TAG_DELETION_ERROR: 'システムのタグは削除できません。会社で作成したタグだけを選んでください。',
  NAME_TAKEN: 'すでにあります：{name}。',
  LIMIT_REACHED: '最大 {limit} 件までです。先に 1 件削除してください。',
  LIMIT_BELOW_USE: 'すでに {used} 件あります。先に減らすか、{used} 件以上を許可してください。',
  USER_EMAIL_TAKEN: 'アドレス {email} はすでに使われています。一覧で探してください。',
  USER_OUT_OF_REACH:
    'この人はあなたの権限の範囲外です。権限は一部のドメインまたは組織単位に限られています。システム管理者に依頼してください。',
  USER_HOLDS_MORE:
    '{email} はあなたより多くの権限を持っています。同じ権限を持つ人だけがこのアカウントを変更できます。',
  USER_OWN_ACCOUNT: 'これはあなた自身のアカウントです。ほかの人が行う必要があります。',
  USER_LAST_SYSADMIN: '有効なシステム管理者が少なくとも 1 人必要です。先にほかの人を任命してください。',
  USER_ACTION_INVALID: '選択された操作は無効です。',
  USER_SEARCH_INVALID: '人を検索するには 2 文字以上入力してください。',
  USERS_UNCHANGED: '変更の必要はありません',
  USERS_NOT_RESETTABLE: 'パスワードをリセットできるユーザーがいません。',
  DIRECTORY_BUSY:
    'ディレクトリの別の実行が進行中です。終わるのを待つか停止してから、もう一度お試しください。',
  SCIM_INVALID: 'SCIM では許可されていません: {problem}。',
  SCIM_NOT_UNIQUE: 'すでに使用されています: {problem}。',
  PARTNER_CODE_TAKEN:
    'パートナーコード {code} はすでに別の会社が使用しています。別のコードを選んでください。',
};
