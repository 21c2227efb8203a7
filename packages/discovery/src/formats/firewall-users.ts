import { readCsv } from '../cores/csv.ts';
import { readKeyValues } from '../cores/key-value.ts';
import { NamedFields } from '../cores/named-fields.ts';
import { LogRecord } from '../fields/log-record.ts';
import { LONGEST_FOR_PATTERNS } from './format.ts';
import { type FoundSign, signFormat } from './sign-format.ts';

const PALO_ALTO = /(?:^|[\s>])1?,(\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d),[^,]{0,32},(USERID|GLOBALPROTECT),/;

export const paloAltoUsers = signFormat({
  name: 'palo-alto-users',
  title: 'Palo Alto (User-ID, GlobalProtect), CSV',
  marks: [',USERID,', ',GLOBALPROTECT,'],
  locate: ({ text }) => {
    if (!text.includes(',USERID,') && !text.includes(',GLOBALPROTECT,')) return -1;
    const match = PALO_ALTO.exec(text.slice(0, LONGEST_FOR_PATTERNS));
    return match === null
      ? -1
      : text.indexOf(',', match.index) - (text[text.indexOf(',', match.index) - 1] === '1' ? 1 : 0);
  },
  read: (text, start) => {
    const values: string[] = [];
    const count = readCsv(text, start, ',', values);
    const [, , , type, subtype = '', , generated] = values;
    if (type === 'USERID') {
      if (count < 14) return undefined;
      const [address, user, , , , timeout] = values.slice(8);
      if (subtype !== 'login' && subtype !== 'logout')
        return `User-ID ${subtype.slice(0, 32)} does not say who is where`;
      const lease = subtype === 'login' ? timeout : undefined;
      return { kind: subtype, time: generated, address, user, lease, message: `User-ID ${subtype}` };
    }
    if (count < 19) return undefined;
    const [id = '', , , , user, , host, , , v4 = '', v6 = ''] = values.slice(8);
    const address = v4 === '' || v4 === '0.0.0.0' ? v6 : v4;
    const message = `GlobalProtect ${id}`;
    if (id === 'gateway-connected' || id === 'gateway-tunnel-latency')
      return { kind: 'assign', time: generated, address, user, host, message };
    if (id === 'gateway-logout') return { kind: 'logout', time: generated, address, user, host, message };
    return `${message.slice(0, 64)} does not say who is where`;
  },
});

/** FortiOS actions for user sessions. */
const FORTINET: Readonly<Record<string, FoundSign['kind']>> = {
  'fsso-logon': 'login',
  'fsso-logoff': 'logout',
  'auth-logon': 'login',
  'auth-logout': 'logout',
  'rsso-logon': 'login',
  'rsso-logoff': 'logout',
  'tunnel-up': 'assign',
  'tunnel-stats': 'assign',
  'tunnel-down': 'logout',
  authentication: 'login',
};

export const fortigateUsers = signFormat({
  name: 'fortigate-users',
  title: 'Fortinet FortiGate (single sign-on, logons, VPN tunnels), key=value',
  marks: ['logid=', 'devid='],
  locate: ({ text }) => {
    if (!text.includes('type="event"') && !/\btype=event\b/.test(text)) return -1;
    if (!text.includes('logid=') && !text.includes('devid=')) return -1;
    const action = /\baction="?([A-Za-z-]{1,32})/.exec(text)?.[1]?.toLowerCase() ?? '';
    return action in FORTINET ? Math.max(0, text.search(/\b(?:date|eventtime|devname|logver)=/)) : -1;
  },
  read: (text, start) => {
    const record = new LogRecord();
    const comma = text.indexOf(',', start);
    const space = text.indexOf(' ', start);
    const delimiter = comma >= 0 && (space < 0 || comma < space) ? ',' : ' ';
    if (readKeyValues(text, start, delimiter, new NamedFields({}), record) < 4) return undefined;
    const field = (name: string) => record.kept(name);
    const action = field('action')?.toLowerCase() ?? '';
    const kind = FORTINET[action];
    if (kind === undefined) return `${action} does not say who is where`;
    if (/fail|deny|denied|timed_out/i.test(field('status') ?? '')) return 'a logon that failed';
    const isVpn = action.startsWith('tunnel');
    const user = field('user') ?? field('xauthuser');
    const address = isVpn ? (field('tunnelip') ?? field('assignip')) : (field('srcip') ?? field('ip'));
    // The tunnel starts without an address; a second line has it.
    if (isVpn && kind === 'assign' && (address === undefined || address === '0.0.0.0'))
      return 'a tunnel without an address of its own';
    const date = field('date');
    const clock = field('time');
    const zone = field('tz');
    const time =
      date !== undefined && clock !== undefined
        ? `${date} ${clock}${zone === undefined ? '' : ` ${zone}`}`
        : field('eventtime');
    return {
      kind,
      time,
      user,
      user_domain: field('domain'),
      address,
      host: field('srchost'),
      message: action,
    };
  },
});
