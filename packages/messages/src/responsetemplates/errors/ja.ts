import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.template.EMAIL_SUBJECT_REQUIRED': '件名は必須です',
  'problem.template.EMAIL_BODY_REQUIRED': 'メールの本文は必須です',
  'problem.template.TEXT_REQUIRED': 'テキストメッセージは必須です',
  'problem.template.BROWSER_TITLE_REQUIRED': 'タイトルは必須です',
  'problem.template.BROWSER_BODY_REQUIRED': '本文は必須です',
  'problem.template.TOMBSTONE_NAME_INVALID': '通知ファイルには有効な名前が必要です',
  'problem.template.TOMBSTONE_CONTENT_REQUIRED': 'ファイルの内容は必須です',
  'problem.template.COPIED_NAME_INVALID': 'コピーしたファイルには有効な名前が必要です',
  'problem.template.MOVED_NAME_INVALID': '移動したファイルには有効な名前が必要です',
  'problem.template.NO_CHANNEL': 'メッセージを少なくとも1つ追加してください。',
  'problem.template.TOO_LONG': 'テキストが長すぎます。{maximum}文字以内にしてください。',
  'problem.template.UNCLOSED_PLACEHOLDER':
    'プレースホルダーが閉じられていません。閉じ波かっこを2つ付けてください。',
  'problem.template.UNKNOWN_PLACEHOLDER':
    '「{name}」というプレースホルダーはありません。一覧から選択してください。',
  'problem.template.OTHER_PLACEHOLDER':
    'この種類のポリシーでは「{name}」を使用できません。別のプレースホルダーを選択してください。',
  'problem.template.NOT_ENCODED':
    'テキストがURIエンコードされていません。%は%25としてエンコードしてください。',
};
