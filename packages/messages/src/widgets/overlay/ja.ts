import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.firstTimeVideo.watch': '動画を見る',
  'widgets.firstTimeVideo.notNow': '今はしない',
  'widgets.maintenance.details': '詳細はステータスページへ',
  'widgets.maintenance.MAINTENANCE_PERIOD_START_MSG':
    '{name}を{end}まで実施しています。Casbahが遅くなったり、一時的に使えなくなることがあります。',
  'widgets.maintenance.MAINTENANCE_PERIOD_HOUR_MSG':
    '{name}は{start}に始まり{end}に終わります。中断できない作業はそれまでに終えてください。',
  'widgets.maintenance.MAINTENANCE_PERIOD_DAYS_MSG': '{name}：{start}から{end}まで。',
  'widgets.clock.MSG_USER_MACHINE_TIME_WRONG':
    'このマシンの時計が1時間以上ずれています。正しく合わせてください。表示時刻やサインインに影響します。',
};
