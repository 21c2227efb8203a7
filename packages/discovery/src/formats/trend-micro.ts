import type { EventAction } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

/**
 * Web security (`WB:…`), network content inspection (`NCIE:…`) and C&C callbacks (`CnC:…`) are connections;
 * other logs are about files, mail and devices.
 */
const CONNECTIONS = /^(?:WB:|NCIE:|CnC:)/i;

/** Older versions write action numbers, newer ones words. */
function actionOfAgent(word: string): EventAction {
  switch (word.trim()) {
    case '1':
    case '3':
    case '8':
      return 'allowed';
    case '2':
    case '4':
    case '5':
      return 'blocked';
    case '6':
    case '7':
      return 'warned';
    default:
      return actionOf(word);
  }
}

/** Apex Central (Control Manager): web traffic seen by endpoint agents. */
export const trendApexCef = cefFormat({
  name: 'trend-apex-cef',
  title: 'Trend Micro Apex Central (web security, network content inspection), CEF',
  rank: 'specific',
  fields: [...PROXY_FIELDS, 'device', 'app', 'message', 'severity'],
  headers: ['Trend Micro|Apex Central|', 'Trend Micro|Control Manager|'],
  table: {
    ...CEF_KEYS,
    // The computer's user; the agent's log names no one else.
    duser: 'user',
    SLF_SourceIP: 'src_ip',
    SLF_DestinationIP: 'dst',
    // Protocol and log type numbers
    app: 'drop',
    cat: 'drop',
    deviceProcessName: 'app',
  },
  rules: { action: actionOfAgent },
  prepare: (record, header) => {
    if (!CONNECTIONS.test(header.id)) return `a log of ${header.name === '' ? header.id : header.name}`;
    const process = record.get('app');
    if (process !== undefined) record.set('app', process.slice(process.lastIndexOf('\\') + 1));
    return record.has('url') || record.has('dst') ? undefined : 'no URL and no destination';
  },
});
