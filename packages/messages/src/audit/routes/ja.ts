import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.home': '監査',
  'route.audit.summary': '概要',
  'route.audit.services': 'サービス',
  'route.audit.serviceDetail': 'サービスの詳細',
  'route.audit.service': 'サービスの詳細',
  'route.audit.users': 'ユーザー',
  'route.audit.userDetail': 'ユーザーの詳細',
  'route.audit.user': 'ユーザーの詳細',
  'route.audit.destinations': '宛先',
  'route.audit.sites': 'サイト',
  'route.audit.infographic': 'クラウド利用のインフォグラフィック',
  'route.audit.report': '監査レポート',
};
