import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  CONTENT_IN_USE: '{name}で使われています。先にそこから外してください。',
  'problem.rules.MATCHES_LIMIT_ERROR': '最小一致数は1〜99の数にしてください。',
  'problem.rules.MATCHES_DECIMAL_ERROR': '最小一致数は整数にしてください。',
  'problem.rules.INVALID_REG_EXP_LENGTH': '式が4,000文字を超えています。短くするか2つに分けてください。',
  'problem.rules.RULE_ALREADY_ADDED': 'この式はすでにルールにあります。変更するか削除してください。',
  'problem.rules.DUPLICATE_FILE_FORMAT': 'この分類と形式はすでにルールにあります。別の形式を選んでください。',
  'problem.rules.DUPLICATE_TYPE_RULE':
    'このセットにはすでに同じ種類のルールがあります。そのルールに追加してください。',
  'problem.rules.NO_DUP_RULE_ALLOWED': 'この値はすでにセットにあります。どちらかを削除してください。',
  'problem.rules.NO_EMPTY_RULE_ALLOED': 'ルールに検索対象がありません。選択するか入力してください。',
  'problem.rules.SELECT_FILE_FORMAT': '分類のファイル形式を1つ選ぶか、すべてを選んでください。',
  'problem.rules.DUPLICATE_IGNORE_STRING': '無視する文字列が重複しています。片方を削除してください。',
  'problem.rules.TOO_MANY_SETS': 'セットは最大20個です。まとめるか、別のプロファイルを作成してください。',
  'problem.rules.TOO_MANY_LINES': '1つのセットに入れられるルールは最大50個です。',
  'problem.rules.TOO_MANY_RULES': '1つのルールに指定できる値は最大200個です。',
  'problem.rules.TOO_MANY_IGNORE_STRINGS': '1つのルールで無視できる文字列は最大1,000個です。',
  'problem.rules.IGNORE_STRING_TOO_LONG': '無視する文字列が500文字を超えています。短くしてください。',
  'problem.rules.NESTED_REUSABLE_RULE':
    '再利用可能なルールに別の再利用可能なルールは入れられません。代わりにそのルールの内容を追加してください。',
  'problem.filter.NO_CONDITION': '条件を少なくとも1つ追加してください。',
  'problem.filter.TOO_MANY_CONDITIONS': '条件は最大50個です。',
  'problem.filter.EMPTY_CONDITION':
    '条件に何も指定されていません。形式、拡張子、名前、サイズ、暗号化のいずれかを指定してください。',
  'problem.filter.TOO_MANY_VALUES': '1つの条件に指定できる値は最大500個です。',
  'problem.filter.INVALID_EXTENSION': '{value}は拡張子ではありません。pdfやtar.gzのように入力してください。',
  'problem.filter.INVALID_NAME': 'ファイル名は1〜200文字で入力してください。',
  'problem.filter.INVALID_SIZE': '最小サイズが最大サイズより大きくなっています。どちらかを変更してください。',
  'problem.missing_profile': 'ID {id}のコンテンツプロファイルはありません。削除された可能性があります。',
  'problem.missing_reusable_rule': 'ID {id}の再利用可能なルールはありません。削除された可能性があります。',
  'problem.missing_data_filter': 'ID {id}のデータフィルターはありません。削除された可能性があります。',
  'problem.missing_alias': 'ID {id}のエイリアスはありません。削除された可能性があります。',
  'problem.missing_dictionary': 'ID {id}の辞書はありません。削除された可能性があります。',
  'problem.missing_predefined_dictionary': 'Casbahに辞書{id}は付属していません。一覧から選んでください。',
  'problem.missing_data_identifier': 'ID {id}のデータ識別子はありません。一覧から選んでください。',
  'problem.missing_ml_profile': 'ID {id}のMLプロファイルはありません。削除された可能性があります。',
  'problem.missing_index': 'ID {id}のインデックスはありません。削除された可能性があります。',
  'problem.no_risk_type': '{id}というリスクの種類はありません。一覧から選んでください。',
  'problem.no_content_type': '{id}というコンテンツの種類はありません。一覧から選んでください。',
  'problem.no_file_class': '{id}というファイルの分類はありません。一覧から選んでください。',
  'problem.no_file_format': 'この分類にファイル形式{id}はありません。一覧から選んでください。',
  'problem.regex.EMPTY_PATTERN': '正規表現を入力してください。',
  'problem.regex.INVALID_REG_EXP_LENGTH': '式が4,000文字を超えています。短くするか2つに分けてください。',
  'problem.regex.MATCHES_EMPTY_TEXT':
    '式が空のテキストにも一致します。*の代わりに+を使うなど、一部を必須にしてください。',
  'problem.regex.TOO_LARGE': '式が複雑すぎます。繰り返しを減らすか2つに分けてください。',
  'problem.regex.TOO_SLOW': '式の処理に時間がかかりすぎます。簡単にするか、繰り返しを減らしてください。',
  'problem.regex.missing_parenthesis':
    '閉じ括弧がありません。追加するか、文字そのものは\\(と書いてください。',
  'problem.regex.unexpected_parenthesis':
    '閉じ括弧に対応する開き括弧がありません。削除するか、文字そのものは\\)と書いてください。',
  'problem.regex.missing_bracket': '閉じ角括弧がありません。追加するか、文字そのものは\\[と書いてください。',
  'problem.regex.nested_repetition':
    '繰り返しの演算子が2つ続いています。片方を削除するか、最初のものを括弧で囲んでください。',
  'problem.regex.nothing_to_repeat':
    '繰り返しの演算子の前に何もありません。削除するか、文字そのものは前にバックスラッシュを付けてください。',
  'problem.regex.repetition_size': '繰り返しの回数が範囲外です。最大1,000回です。',
  'problem.regex.trailing_backslash':
    '式がバックスラッシュで終わっています。削除するか、文字そのものは2つ書いてください。',
  'problem.regex.unknown_escape': 'バックスラッシュの後の文字をRE2は認識できません。後方参照は使えません。',
  'problem.regex.unsupported_group':
    'RE2は先読み・後読みなどの特殊なグループに対応していません。使わずに書き直してください。',
  'problem.regex.class_range': '角括弧内の文字範囲が正しくありません。小さい文字を先に書いてください。',
  'problem.regex.group_name': 'グループの名前が正しくないか重複しています。英数字と下線を使ってください。',
  'problem.regex.too_large': '式が複雑すぎます。繰り返しを減らすか2つに分けてください。',
  'problem.regex.other': 'RE2構文として正しくない式です。部分ごとに試してください。',
};
