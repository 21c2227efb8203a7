import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SETTING_NEEDS_SYSADMIN:
    'この設定を変更できるのは、サインインしたシステム管理者だけです。他の全員の権限に関わる設定です。システム管理者に依頼してください。',
  'problem.other_setting': 'IDが{setting}とは別の設定を指しています。',
  'problem.above_medium': '{medium}以下を入力してください。中リスクの上限を超えることはできません。',
  'problem.no_settings_of': '{app}の設定はありません。',
  'problem.no_setting': '設定{setting}はありません。',
  'problem.locks_you_out':
    '接続元のアドレス{address}が含まれていません。このままではアクセスできなくなります。',
  'problem.setting_switch': 'trueまたはfalseを指定してください。',
  'problem.setting_number': '{minimum}から{maximum}までの整数を入力してください。',
  'problem.setting_choice': '次のいずれかを選択してください：{choices}。',
  'problem.setting_list': '値は{maximum}個以内で指定してください。',
  'problem.setting_time_zone': 'Europe/Berlinのようなタイムゾーンを入力してください。',
  'problem.setting_landing_page': '/ui/appAudit/servicesのようなパス、または領域の名前を入力してください。',
  'problem.setting_https_address': 'https:// で始まるアドレスを入力してください。',
  'problem.setting_networks':
    '198.51.100.0/24や2001:db8::/32のようなネットワーク、または単独のアドレスを入力してください。',
  'problem.setting_host_names': 'portal.exampleのようなホスト名を入力してください。',
  'problem.setting_name': '64文字以内の名前を入力してください。',
};
