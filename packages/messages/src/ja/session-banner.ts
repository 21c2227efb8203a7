import type { sessionBanner as english } from '../en/session-banner.ts';
import type { WordsOf } from '../words.ts';

export const sessionBanner: WordsOf<typeof english> = {
  'preview.sentence': '「{name}」の表示でコンソールを見ています。この間は何も変更できません。',
  'preview.leave': 'プレビューを終了',
  'visit.sentence': '{partner} として {company} を管理しています。',
  'visit.back': '{partner} に戻る',
};
