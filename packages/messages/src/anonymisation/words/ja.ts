import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'anonymisation.title': '匿名化',
  'anonymisation.sentence': '権限のない人には仮名が表示されます。匿名の解除には2人が必要です。',
  'anonymisation.setting': '状態',
  'anonymisation.on': 'ユーザーは匿名です',
  'anonymisation.off': '名前が表示されています',
  'anonymisation.on.hint':
    'アクセスプロファイルで名前が表示されない人には、監査でanon-user.Nと表示されます。IPアドレス、デバイス、URL、生のログ行は表示されず、絞り込み、並べ替え、検索もできません。',
  'anonymisation.off.hint': '監査を開けるすべての人が、誰が何を使ったかを見ることができます。',
  'anonymisation.you.names': 'あなたには名前が表示されます（アクセスプロファイルで許可されています）。',
  'anonymisation.you.hidden': 'あなたには仮名が表示されます。',
  'anonymisation.deciders':
    '{count, plural, =0 {あなたの申請を承認できる人がまだほかにいません。} other {ほかに#人があなたの申請を承認できます。}}',
  'anonymisation.deciders.tooNew': '{count, plural, other {ほかに#人は、権限を得てから1日未満です。}}',
  'anonymisation.deciders.notIndependent':
    '{count, plural, other {ほかに#人は、あなたから独立していません。一方のアカウントが他方を用意したか、過去30日以内に同じ人が両方を用意しました。}}',
  'anonymisation.deciders.none':
    '2人目のシステム管理者を追加するか、アカウント領域で承認できるプロファイルを誰かに付与してください。あなたが作成・昇格・パスワード付与したアカウントは、あなた自身の申請を承認できません。30日後にはその人が申請し、あなたが承認できます。',
  'anonymisation.onlySysadmin': 'コンソールにサインインしたシステム管理者だけが変更できます。',
  'anonymisation.switchOn': 'ユーザーを匿名化',
  'anonymisation.switchOn.title': 'ユーザーを匿名化しますか？',
  'anonymisation.switchOn.explain':
    'システム管理者を含め、アクセスプロファイルで名前が表示されない全員にすぐに適用されます。解除には2人が必要です。1人が申請し、別の人が承認します。',
  'anonymisation.switchOff': '解除を申請',
  'anonymisation.switchOff.title': '名前の再表示を申請',
  'anonymisation.switchOff.explain':
    '別の承認者が決定します。承認されると、監査を開けるすべての人に名前が表示されます。申請と決定は履歴に記録されます。',
  'anonymisation.requests': '申請',
  'anonymisation.requests.nothing': '申請はありません',
  'anonymisation.requests.nothing.hint':
    '匿名のユーザーが誰かを知るには、監査でそのユーザーを開き、匿名解除を申請してください。',
  'anonymisation.column.about': 'ユーザー',
  'anonymisation.column.by': '申請者',
  'anonymisation.column.reason': '理由',
  'anonymisation.column.state': '状態',
  'anonymisation.column.decision': '決定',
  'anonymisation.everybody': '全員の名前の表示',
  'anonymisation.gone': '削除されたユーザー',
  'anonymisation.you': 'あなた',
  'anonymisation.state.asked': '保留中',
  'anonymisation.state.lapsed': '期限切れ',
  'anonymisation.state.refused': '却下',
  'anonymisation.state.holds': '{time}まで表示',
  'anonymisation.state.done': '承認済み・終了',
  'anonymisation.state.ended': '終了',
  'anonymisation.approve': '承認',
  'anonymisation.refuse': '却下',
  'anonymisation.end': '今すぐ終了',
  'anonymisation.giveUp': '申請を取り下げ',
  'anonymisation.ask': '匿名解除を申請',
  'anonymisation.ask.title': '{person}の匿名解除を申請',
  'anonymisation.ask.explain':
    '別の承認者が決定します。承認されると、名前が1時間、あなただけに表示されます。申請と決定は履歴に記録されます。',
  'anonymisation.reason': '理由',
  'anonymisation.reason.hint': '10〜500文字。理由は履歴に記録されるため、名前は書かないでください。',
  'anonymisation.reason.short': '理由を10文字以上で入力してください。',
  'anonymisation.send': '申請を送信',
  'anonymisation.sent': '申請を送信しました。決定されると通知が届きます。',
  'anonymisation.hidden': 'ユーザーが匿名化されているため表示されません。',
  'anonymisation.notice': 'ユーザーは匿名で表示されます。名前、IPアドレス、デバイスは表示されません。',
  'anonymisation.field.disabled': '匿名化のため無効',
  'anonymisation.agents': 'エージェントが送る名前',
  'anonymisation.agents.switch': 'エージェントに名前のトークン化を義務付ける',
  'anonymisation.agents.hint':
    'エージェント（casbah collect）と、行を送信するすべてのプログラムに適用されます。名前を含む行は拒否され、送信元に残ります。アップロード、フォルダー、syslogには影響しません。',
  'anonymisation.agents.none':
    'トークンを送信するエージェントはまだありません。--token-keyを付けて起動してください。',
  'anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE':
    'トークンで表示しています。エージェントが送信前に名前を置き換えており、Casbahからエージェントに照会できません。',
  'anonymisation.token': 'トークン',
  'anonymisation.token.whose': '誰のトークン？',
  'anonymisation.token.title': '{token}は誰ですか？',
  'anonymisation.token.how':
    'Casbahは名前を受け取っていません。エージェントの鍵を持つ人が、手元の名前の一覧から調べられます：',
  'anonymisation.token.agents': 'トークンを送るエージェント：{names}',
  'anonymisation.token.close': '閉じる',
};
