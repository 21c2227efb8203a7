import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.data-source': '{name}という名前のソースはすでにあります。別の名前を選んでください。',
  DATASOURCE_LIMIT: 'ソースは{limit}個までです。不要になったものを削除してください。',
  UPLOAD_OFFSET_WRONG:
    'アップロードは{given}ではなく{expected}バイト目から再開します。そこから送信してください。',
  UPLOAD_FINISHED: 'アップロードはすでに完了しています。',
  NO_DATASOURCE_AVAILABLE: 'ソースが見つかりません。［ソース］で追加するか、ソースの指定を省略してください。',
  'problem.format_role':
    '形式{format}はIDマッピングを含みます。ソースのログの種類を「IDマッピング」に設定してください。',
  'problem.no_format': '形式{format}はありません。',
  'problem.parser_draft':
    '{name}は下書きです。カスタムパーサーで開き、読み取れた行をテストとして残してください。',
};
