import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'datasources.geoip.title': 'IPジオロケーション',
  'datasources.geoip.none':
    'IPアドレスは国、都市、ネットワークに対応付けられていません。有効にするには、運用者がMMDBデータベース（GeoLite2またはDB-IPのCityとASN）を次の場所に置きます。次のファイルから適用されます：',
  'datasources.geoip.file': 'ファイル',
  'datasources.geoip.state': '状態',
  'datasources.geoip.type': 'データベース',
  'datasources.geoip.built': '作成日',
  'datasources.geoip.read': '使用中',
  'datasources.geoip.old': '古い',
  'datasources.geoip.broken': '読み取れません',
  'datasources.geoip.old.help':
    '{days}日より古いため、一部のアドレスが正しくない可能性があります。ファイルを置き換えると、次のログから適用されます。',
};
