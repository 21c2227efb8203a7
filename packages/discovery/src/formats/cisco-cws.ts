import type { EventAction } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import { UTC } from '../time/zone.ts';
import { ELFF_FIELDS, elffFormat } from './elff-dialect.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

function actionOfCloud(word: string): EventAction {
  return /^(?:anonymi[sz]e|exempt)/i.test(word) ? 'allowed' : actionOf(word);
}

/** Cisco Cloud Web Security (ScanSafe) log extraction: W3C with custom fields, tab-separated. */
export const ciscoCws = elffFormat({
  name: 'cisco-cws',
  title: 'Cisco Cloud Web Security (CWS, ScanSafe) log extraction',
  rank: 'specific',
  fields: PROXY_FIELDS,
  claims: (names) => names.some((name) => name.startsWith('x-ss-')),
  table: {
    datetime: 'time',
    ...ELFF_FIELDS,
    'cs(X-Forwarded-For)': 'src_ip',
    'x-ss-external-ip': 'src_ip',
    's-ip': 'dst_ip',
    'x-ss-category': 'category',
    'x-ss-last-rule-action': 'action',
    'x-ss-referer-host': 'referrer',
    'cs(Content-Type)': 'content_type',
  },
  rules: { zone: UTC, action: actionOfCloud, silence: 'allowed' },
  prepare: (record) => {
    if (record.kept('x-ss-block-type') !== undefined) record.set('action', 'blocked');
    return unlessTraffic(record);
  },
});
