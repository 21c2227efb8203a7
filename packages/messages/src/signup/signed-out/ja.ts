import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.signUp.heading': '会社を作成',
  'session.signUp.intro': 'アドレスを確認するメールを送ります。その後にパスワードを決めます。',
  'session.signUp.closed': '新規登録は受け付けていません',
  'session.signUp.closedText':
    'ここでは自分で会社を作成できません。Casbahの運用担当者に依頼するか、アカウントがあればサインインしてください。',
  'session.signUp.company': '会社名',
  'session.signUp.firstName': '名',
  'session.signUp.lastName': '姓',
  'session.signUp.email': '仕事用メールアドレス',
  'session.signUp.domain': 'ドメイン',
  'session.signUp.domainHint': '@の後の部分。例：company.com',
  'session.signUp.submit': '会社を作成',
  'session.signUp.missing': '入力してください。',
  'session.signUp.tooLong': '{maximum, number}文字以内で入力してください。',
  'session.signUp.emailInvalid':
    'メールアドレスではありません。name@company.comのような形で入力してください。',
  'session.signUp.domainInvalid': 'ドメインではありません。company.comのような形で入力してください。',
  'session.signUp.MSG_SIGNUP_SUCCESS':
    'ありがとうございます。メールを確認してください。次の手順が書かれています。',
  'session.signUp.VERIFICATION_EMAIL_SENT_MSG': '確認メールを{email}に送信しました。',
  'session.signUp.sent': '送信済み',
  'session.signUp.MSG_NW_ERROR': 'うまくいきませんでした。接続を確認してもう一度お試しください。',
  'session.signUp.checkFailed':
    '新規登録を受け付けているか確認できませんでした。1分後にもう一度お試しください。',
  'session.finish.heading': 'パスワードを決めてください',
  'session.finish.intro': '{company}の最後の手順です。{email}でサインインします。',
  'session.finish.connectorIntro':
    '{email}のアプリが接続されました。会社名を入力し、パスワードを決めてください。',
  'session.finish.greeting': '{last} {first}さん',
  'session.finish.password': 'パスワード',
  'session.finish.again': 'パスワード（確認）',
  'session.finish.tooWeak': '弱すぎます。',
  'session.finish.MSG_PWD_MISMATCH': '2つのパスワードが一致しません。',
  'session.finish.submit': '完了してサインイン',
  'session.finish.invalid': 'このリンクは使えません',
  'session.finish.INVALID_SIGNUP_LINK':
    '使用済みか、期限切れか、不完全です。もう一度登録するか、招待した人に確認してください。',
  'session.finish.signUpAgain': 'もう一度登録',
  'session.ack.heading': 'あと少しです',
  'session.ack.intro': '情報を受け取りました。メールのリンクから続けてください。',
  'session.ack.steps': '次の手順',
  'session.ack.step.mail': 'メールを開いてパスワードを決めます。',
  'session.ack.step.logs':
    'プロキシやファイアウォールのログを「ソース」に置くと、使われているサービスがわかります。',
  'session.ack.step.people': '一緒にセキュリティを担当する同僚を招待します。',
  'session.ack.app': '{app}からお越しの方へ',
  'session.ack.app.files':
    'Casbahは、誰がどのファイルを誰と共有しているかを読み取り、誰でも開けるリンクを取り消せます。',
  'session.ack.app.connect': 'アプリの管理者として接続します。アプリストアから{app}を選びます。',
  'session.ack.app.nothing': '指示するまで何も変更されません。',
  'session.ack.video': 'Casbahの紹介',
  'session.ack.videoText': '2分でわかる、最初のログから最初の判断まで。',
  'session.approve.heading': '確認',
  'session.approve.intro':
    'ここに案内したメールは、アドレスの確認または会社の承認を求めています。ボタンを押すまで何も行われません。',
  'session.approve.submit': '確認',
  'session.approve.state': '確認済み',
  'session.approve.address': 'アドレスを確認しました',
  'session.approve.address.text': 'このCasbahの担当者に確認します。次の手順はメールでお知らせします。',
  'session.approve.company': '会社を承認しました',
  'session.approve.company.text': '次の手順のメールを送信しました。このウィンドウは閉じて構いません。',
  'session.approve.invalid': '使用済みか期限切れです。登録した人はもう一度登録できます。',
};
