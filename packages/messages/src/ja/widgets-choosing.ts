import type { widgets as english } from '../en/widgets-choosing.ts';
import type { WordsOf } from '../words.ts';

export const widgets: WordsOf<typeof english> = {
  'widgets.choice.remove': '{name} を削除',
  'widgets.choice.more': '{count, plural, other {ほか # 件。続けて入力すると絞り込めます。}}',
  'widgets.typeahead.loading': '検索しています…',
  'widgets.typeahead.failed': '検索できませんでした。',
  'widgets.typeahead.enter': 'Enter キーで「{text}」を追加します。',
  'widgets.typeahead.dropped': '{count, plural, other {# 件は形式が合わないため除きました。}}',
  'widgets.typeahead.INVALID_INPUT_FORMAT':
    '形式が正しくありません。空白や不足している部分がないか確認してください。',
  'widgets.typeahead.INCOMPLETE_OPTION_ERROR': 'Enter キーで入力を追加するか、入力を消してください。',
  'widgets.typeahead.TYPEAHEAD_OPTION_NOT_MATCH_ERROR':
    'この名前のものはありません。一覧から選んでください。',
  'widgets.typeahead.INVALID_URL_ERROR':
    'Web アドレスではありません。https://example.com のように入力してください。',
  'widgets.filterBox.FILTERBOX_ALREADY_EXIST_MSG': '「{text}」はすでに選ばれています。',
  'widgets.filterBox.full': '最大 {count, number} 件です。追加するには 1 件削除してください。',
  'widgets.filterBox.failed': '検索を開始できませんでした。ページを再読み込みしてください。',
  'widgets.filterBox.loadFailed': '追加の検索に失敗しました。もう一度入力してください。',
  'widgets.filterBox.service': 'サービス',
  'widgets.filterBox.tag': 'タグ',
  'widgets.filterBox.customTag': '独自のタグ',
  'widgets.filterBox.category': 'カテゴリ',
  'widgets.filterBox.risk': 'リスク',
  'widgets.filterBox.user': 'ユーザー',
  'widgets.filterBox.country': '国',
  'widgets.filterBox.city': '都市',
  'widgets.filterBox.device': 'デバイス',
  'widgets.filterBox.browser': 'ブラウザー',
  'widgets.filterBox.doctypes': 'ファイルの種類',
  'widgets.filterBox.newService': '新しいサービス',
  'widgets.filterBox.knockedOutService': '除外',
  'widgets.filterBox.filters': 'フィルター',
  'widgets.filterBox.allowedDenied': '許可または拒否',
  'widgets.filterBox.serviceType': 'サービスの種類',
};
