import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'anonymisation.title': '匿名の人物',
  'anonymisation.sentence':
    '氏名を見る権限のない人には番号が表示されます。誰であるかを知るには二人の承認が必要です。',
  'anonymisation.setting': 'この会社での設定',
  'anonymisation.on': '人物は匿名です',
  'anonymisation.off': '人物は氏名で表示されます',
  'anonymisation.on.hint':
    'アクセスプロファイルで氏名の表示が許可されていない人には、監査で anon-user.N と表示されます。アドレス、デバイス、開いたページ、生のログ行も隠され、それらで絞り込み、並べ替え、検索はできません。',
  'anonymisation.off.hint': '監査を開けるすべての人が、誰が何を使ったかを見ることができます。',
  'anonymisation.you.names': 'あなたには氏名が表示されます（アクセスプロファイルで許可されています）。',
  'anonymisation.you.hidden': 'あなたには番号が表示されます。',
  'anonymisation.deciders':
    '{count, plural, =0 {あなたの申請を承認できる人がまだほかにいません。} other {ほかに # 人があなたの申請を承認できます。}}',
  'anonymisation.deciders.tooNew': '{count, plural, other {ほかに # 人は、権限を得てから 1 日未満です。}}',
  'anonymisation.deciders.notIndependent':
    '{count, plural, other {ほかに # 人は、あなたから独立していません。一方のアカウントが他方を用意したか、過去 30 日以内に同じ人が両方を用意しました。}}',
  'anonymisation.deciders.none':
    '2 人目のシステム管理者を追加するか、アカウント領域で承認できるプロファイルを誰かに付与してください。あなたが作成・昇格・パスワード付与したアカウントは、あなた自身の申請を承認できません。30 日後にはその人が申請し、あなたが承認できます。',
  'anonymisation.onlySysadmin':
    'これを変更できるのはシステム管理者だけです。他の全員の権限に関わる設定です。',
  'anonymisation.switchOn': '人物を匿名にする',
  'anonymisation.switchOn.title': '人物を匿名にしますか？',
  'anonymisation.switchOn.explain':
    'システム管理者を含め、アクセスプロファイルで氏名の表示が許可されていない全員に、すぐに適用されます。解除には二人が必要です。一人が申請し、別の人が承認します。',
  'anonymisation.switchOff': '解除を申請',
  'anonymisation.switchOff.title': '氏名表示に戻す申請',
  'anonymisation.switchOff.explain':
    '承認権限を持つ別の人が決定します。承認されると、監査を開けるすべての人に氏名が表示されます。申請と決定は履歴に記録されます。',
  'anonymisation.requests': '申請',
  'anonymisation.requests.nothing': '申請はありません',
  'anonymisation.requests.nothing.hint':
    '匿名の人物が誰かを知るには、監査でその人物を開いて申請してください。',
  'anonymisation.column.about': '対象',
  'anonymisation.column.by': '申請者',
  'anonymisation.column.reason': '理由',
  'anonymisation.column.state': '状態',
  'anonymisation.column.decision': '決定',
  'anonymisation.everybody': '全員への氏名表示',
  'anonymisation.gone': '退職者',
  'anonymisation.you': 'あなた',
  'anonymisation.state.asked': '決定待ち',
  'anonymisation.state.lapsed': '失効',
  'anonymisation.state.refused': '却下',
  'anonymisation.state.holds': '{time} まで表示',
  'anonymisation.state.done': '承認済み・終了',
  'anonymisation.state.ended': '終了',
  'anonymisation.approve': '承認',
  'anonymisation.refuse': '却下',
  'anonymisation.end': '今すぐ終了',
  'anonymisation.giveUp': '取り下げ',
  'anonymisation.ask': '誰かを照会する',
  'anonymisation.ask.title': '{person} が誰かを照会',
  'anonymisation.ask.explain':
    '承認権限を持つ別の人が決定します。承認されると、あなただけに一時間、氏名が表示されます。申請と決定は履歴に記録されます。',
  'anonymisation.reason': '理由',
  'anonymisation.reason.hint': '10〜500 文字。理由は履歴に残るため、氏名は書かないでください。',
  'anonymisation.reason.short': '申請の理由を 10 文字以上で入力してください。',
  'anonymisation.send': '申請する',
  'anonymisation.sent': '申請しました。決定されると通知されます。',
  'anonymisation.hidden': '人物が匿名の間は表示されません。',
  'anonymisation.notice': 'あなたには人物が匿名で表示されます。氏名、アドレス、デバイスは隠されています。',
  'anonymisation.field.disabled': '匿名化のため無効',
  'anonymisation.agents': 'エージェントが送る名前',
  'anonymisation.agents.switch': '人がトークンに置き換えられた行だけをプログラムから受け取る',
  'anonymisation.agents.hint':
    'エージェント（casbah collect）と、行を送るすべてのプログラムに適用されます。人の名前が残る行は拒否され、書かれた場所に残ります。アップロード、フォルダー、syslog はそのまま受け取ります。',
  'anonymisation.agents.none':
    '人を置き換えるエージェントはまだありません。--token-key を付けて起動してください。',
  'anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE':
    'トークンで表示しています。エージェントが行を送る前に名前を置き換えており、ここから問い合わせることはできません。',
  'anonymisation.token': 'トークン',
  'anonymisation.token.whose': '誰のトークン？',
  'anonymisation.token.title': '{token} は誰ですか？',
  'anonymisation.token.how':
    'Casbah は名前を受け取っていません。エージェントの鍵を持つ人が、自分のマシンで名前の一覧から見つけます:',
  'anonymisation.token.agents': 'トークンを送るエージェント: {names}',
  'anonymisation.token.close': '閉じる',
};
