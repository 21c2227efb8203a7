import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'response.sample.policy_name': '顧客データの社外持ち出し禁止',
  'response.sample.severity': '高',
  'response.sample.incident_status': '新規',
  'response.sample.blocked_status': 'ブロック',
  'response.sample.detector_id': '異常なダウンロード量',
  'response.sample.account_type': '個人',
  'response.sample.geoip_scope': 'モロッコ、カサブランカ',
  'response.sample.activities_scope': '共有',
  'response.sample.transfer_type': 'アップロード',
  'response.sample.channel_type': 'ウェブ',
  'response.sample.file_scope_types': 'スプレッドシート',
  'response.sample.folder_scope': '経理',
  'response.sample.folder_match_summary': '経理5件、契約2件',
  'response.sample.content_checks': 'クレジットカード番号',
  'response.sample.profile_name': '決済データ',
  'response.sample.exposure_scope': '公開',
  'response.sample.subject': '顧客リスト',
  'response.sample.category': 'ファイル共有',
  'response.sample.risk_level': '中',
  'response.sample.check_name': 'ストレージが公開されていない',
  'response.sample.resource_type': 'ストレージバケット',
};
