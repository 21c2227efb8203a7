import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'agents.title': 'エージェント',
  'agents.count': '{limit}中{count}',
  'agents.name': 'エージェント',
  'agents.state': '状態',
  'agents.state.New': '新規',
  'agents.state.Alive': '稼働中',
  'agents.state.Disconnected': '切断',
  'agents.outdated': '旧バージョン',
  'agents.version': 'バージョン',
  'agents.heard': '最終確認',
  'agents.delivered': '送信済み',
  'agents.waiting': '送信待ち',
  'agents.held': '拒否された行',
  'agents.remove': '削除',
  'agents.tokens': 'ユーザーはトークン',
};
