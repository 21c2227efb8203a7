import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'inspection.sentence':
    'ファイルやテキストから Casbah が何を検出するかを確認できます。内容は保存されません。',
  'inspection.drop': 'ファイルをここにドロップ',
  'inspection.drop.what':
    '（文書、表計算、プレゼンテーション、PDF、メール、アーカイブ、画像、テキスト、コード）',
  'inspection.paste': 'テキスト',
  'inspection.text': '検査するテキスト',
  'inspection.run': '検査',
  'inspection.running': '{of} 件中 {number} 件目を検査中…',
  'inspection.empty': 'まだ何も検査していません',
  'inspection.empty.text':
    'ファイルをドロップするか、テキストを貼り付けてください。検出箇所とその確度が表示されます。',
  'inspection.pasted': '貼り付けたテキスト',
  'inspection.type.unknown': '不明な形式',
  'inspection.characters': '{count, plural, other {# 文字}}',
  'inspection.count': '{count, plural, =0 {検出なし} other {# 件を検出}}',
  'inspection.clean': '機密データは見つかりませんでした。すべての内容を検査しました。',
  'inspection.omitted': '{count, plural, other {ほかに # 件あります。}}',
  'inspection.extracted': '抽出されたテキスト',
  'inspection.textCut': '先頭の {count, number} 文字を表示しています。検査は全文に対して行われました。',
  'inspection.notInspected': '未検査',
  'inspection.confidence.narrow': '狭い',
  'inspection.confidence.medium': '中間',
  'inspection.confidence.wide': '広い',
  'inspection.place.page': '{page} ページ',
  'inspection.place.slide': 'スライド {slide}',
  'inspection.place.sheet': 'シート「{sheet}」',
  'inspection.place.cell': 'セル {cell}',
  'inspection.place.line': '{line} 行目',
  'inspection.problem.encrypted': '暗号化されています。パスワードを解除してからもう一度お試しください。',
  'inspection.problem.corrupt': '破損しているか、不完全です。',
  'inspection.problem.too_large': '大きすぎます。',
  'inspection.problem.too_much_text': 'テキストが多すぎるため、残りは検査されませんでした。',
  'inspection.problem.ratio_exceeded': '展開すると元のサイズをはるかに超えます（アーカイブ爆弾の特徴です）。',
  'inspection.problem.too_many_entries': '含まれるファイルが多すぎます。',
  'inspection.problem.too_deep': 'アーカイブの入れ子が深すぎます。',
  'inspection.problem.unsupported': 'この種類の内容は読み取れません。',
  'inspection.problem.timed_out': '検査に時間がかかりすぎたため、中止しました。',
  'inspection.problem.out_of_memory': '検査に必要なメモリが多すぎたため、中止しました。',
  'inspection.problem.worker_failed': '検査に失敗しました。もう一度お試しください。',
  'inspection.problem.pattern_failed':
    'パターンに必要なメモリが多すぎたため、テキストを最後まで検査できませんでした。',
  'inspection.problem.malware_scan_failed': 'マルウェアのスキャンに失敗しました。',
  'inspection.profiles': '{count, plural, other {一致した DLP プロファイル：}}',
};
