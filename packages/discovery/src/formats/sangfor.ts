import type { EventAction } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import { type FieldTable, type LogRecord, placesOf } from '../fields/log-record.ts';
import type { Line } from '../lines/line.ts';
import { type PairsStyle, pairsFormat } from './pairs-dialect.ts';
import { FIREWALL_FIELDS, unlessTraffic } from './traffic.ts';

/** Names from the Chinese and English versions, in lower case. */
const TABLE: FieldTable = {
  用户: 'user',
  user: 'user',
  username: 'user',
  源ip: 'src_ip',
  'src ip': 'src_ip',
  'source ip': 'src_ip',
  目的ip: 'dst_ip',
  'dst ip': 'dst_ip',
  'destination ip': 'dst_ip',
  目的端口: 'dst_port',
  'dst port': 'dst_port',
  'destination port': 'dst_port',
  url: 'url',
  应用名称: 'app',
  app: 'app',
  application: 'app',
  'app name': 'app',
  'application name': 'app',
  应用类型: 'category',
  'app category': 'category',
  'app type': 'category',
  'application type': 'category',
  系统动作: 'action',
  动作: 'action',
  action: 'action',
  'system action': 'action',
};
const PLACES = placesOf(TABLE);

const TYPE = /(?:日志类型|Log type):\s?([^,]*)/i;
/**
 * Log types for service and app use and site visits. All others are findings, translations or device
 * messages.
 */
const TRAFFIC =
  /^(?:服务控制|应用控制|网站访问|service control|application control|app control|website|url filter|web access)/i;
const STYLE: PairsStyle = { kind: 'delimited', delimiter: ',', assign: ':' };

function locate({ text }: Line): number {
  const chinese = text.indexOf('日志类型:');
  if (chinese >= 0) return chinese;
  const tag = text.indexOf('fwlog');
  return tag < 0 || tag > 256 ? -1 : text.slice(0, tag + 128).search(/Log type:/i);
}

/** 允许 allowed, 被记录 logged; 拒绝 denied, 阻断 and 封锁 blocked, 丢弃 dropped. */
function actionOfSangfor(word: string): EventAction {
  if (/^(?:允许|被?记录|放行)/.test(word)) return 'allowed';
  return /^(?:拒绝|阻断|丢弃|封锁)/.test(word) ? 'blocked' : actionOf(word);
}

function prepare(record: LogRecord, { text }: Line, start: number): string | undefined {
  const rest = text.slice(start);
  const type = TYPE.exec(rest)?.[1]?.trim() ?? '';
  if (!TRAFFIC.test(type)) return `a record of ${type}`;
  // Last field; its value may contain commas.
  const url = /, ?URL:\s?(\S+)\s*$/i.exec(rest)?.[1];
  if (url !== undefined) record.set('url', url);
  return unlessTraffic(record);
}

export const sangfor = pairsFormat({
  name: 'sangfor-ngaf',
  title: 'Sangfor NGAF: application control and website access (Chinese and English)',
  rank: 'specific',
  marks: ['fwlog', ' nat: '],
  fields: [
    ...FIREWALL_FIELDS.filter((field) => field !== 'bytes_up' && field !== 'bytes_down'),
    ...(['host', 'url', 'app', 'category'] as const),
  ],
  locate,
  style: () => STYLE,
  table: (name) => PLACES.get(name.toLowerCase()),
  rules: { action: actionOfSangfor },
  prepare,
});
