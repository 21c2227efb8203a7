import { LONGEST_FOR_PATTERNS } from './format.ts';
import { type FoundSign, signFormat } from './sign-format.ts';

const ASA_TAG = /%(?:ASA|FTD)-(?:[a-z]+-)?\d-(\d{6}):\s*/;
const ASA_MESSAGES = new Map<string, (text: string) => FoundSign | undefined>([
  [
    '722051',
    (text) => {
      const match =
        /User <([^<>]{1,256})> IP <([^<>]{1,64})> (?:IPv4 )?Address <([^<>]{1,64})>(?: IPv6 address <([^<>]{0,64})>)?/i.exec(
          text,
        );
      if (match === null) return undefined;
      const [, user, , v4, v6] = match;
      return assigned(user, /^(?:0\.|::)/.test(v4 ?? '') ? v6 : v4);
    },
  ],
  [
    '713228',
    (text) => {
      const match =
        /Username = ([^,]{1,256}), IP = [^,]{1,64}, Assigned private IP address (\S{1,64}) to remote user/i.exec(
          text,
        );
      return match === null ? undefined : assigned(match[1], match[2]);
    },
  ],
  [
    '113019',
    (text) => {
      const user = /Username = ([^,]{1,256}), IP = [^,]{1,64}, Session disconnected/i.exec(text)?.[1];
      return user === undefined ? undefined : { kind: 'logout', time: undefined, user };
    },
  ],
  ['746012', (text) => mapped(text, 'Add', 'login')],
  ['746013', (text) => mapped(text, 'Delete', 'logout')],
]);

function assigned(user: string | undefined, address: string | undefined): FoundSign {
  return { kind: 'assign', time: undefined, user, address };
}

/** `user-identity: Add IP-User mapping 10.0.0.5 - CORP\jdoe Succeeded - VPN user` */
function mapped(text: string, verb: string, kind: FoundSign['kind']): FoundSign | undefined {
  const match =
    /user-identity: (Add|Delete) IP-User mapping (\S{3,64}) - (\S{1,256}) (Succeeded|Failed)?/i.exec(text);
  if (match === null || match[1]?.toLowerCase() !== verb.toLowerCase() || match[4] === 'Failed')
    return undefined;
  const [, , address, user = ''] = match;
  return { kind, time: undefined, user: user.replace(/^LOCAL\\/i, ''), address };
}

export const ciscoAsaUsers = signFormat({
  name: 'cisco-asa-users',
  title: 'Cisco ASA, FTD and AnyConnect (VPN sessions, identity), syslog',
  marks: ['%ASA-', '%FTD-'],
  locate: ({ text }) => {
    const match = /%(?:ASA|FTD)-/.test(text) ? ASA_TAG.exec(text.slice(0, LONGEST_FOR_PATTERNS)) : null;
    return match !== null && ASA_MESSAGES.has(match[1] ?? '') ? match.index : -1;
  },
  read: (text, start) => {
    const message = text.slice(start, start + LONGEST_FOR_PATTERNS);
    const id = ASA_TAG.exec(message)?.[1] ?? '';
    const found = ASA_MESSAGES.get(id)?.(message);
    return found === undefined ? undefined : { ...found, message: `ASA-${id}` };
  },
});

const APM = /\b(01490\d{3}):\d: (?:(?:\/\S{1,128}|\S{1,64}):)?([0-9a-f]{8})(?::|\b)/;

export const f5Apm = signFormat({
  name: 'f5-apm',
  title: 'F5 BIG-IP APM (sessions), syslog',
  marks: [' 01490'],
  locate: ({ text }) => {
    const at = text.indexOf(' 01490');
    return at >= 0 && /^01490\d{3}:\d: /.test(text.slice(at + 1, at + 13)) ? at + 1 : -1;
  },
  read: (text, start) => {
    const message = text.slice(start, start + LONGEST_FOR_PATTERNS);
    const match = APM.exec(message);
    if (match === null) return 'says nothing of a session';
    const [, id, session] = match;
    const about = { time: undefined, session, message: `APM ${id}` };
    switch (id) {
      case '01490010': {
        const user = /Username '([^']{1,256})'/.exec(message)?.[1];
        return user === undefined ? undefined : { kind: 'login', user, ...about };
      }
      case '01490549': {
        const address = /Assigned PPP Dynamic IPv[46]:? (\S{3,64})/.exec(message)?.[1];
        return address === undefined ? undefined : { kind: 'lease', address, ...about };
      }
      case '01490501':
      case '01490502':
      case '01490521':
        return { kind: 'release', ...about };
      default:
        return `message ${id} does not say who is where`;
    }
  },
});

const PULSE =
  /\b(?:PulseSecure|Juniper|Ivanti\w*):\s.*?\[(?:[0-9a-f.:]{3,45})\]\s+([^()[\]]{1,256})\(([^()]{0,128})\)\s*\[[^\]]{0,512}\]\s+-\s+(.*)$/i;
const PULSE_TUNNEL =
  /(?:VPN Tunneling|Network Connect): Session (started|ended) for user with (?:IPv[46] |IP )?address:?\s*([0-9a-f.:]{3,45})(?:,? hostname ([^\s,]{1,255}))?/i;

export const pulseSecure = signFormat({
  name: 'pulse-secure',
  title: 'Ivanti Connect Secure, Pulse Secure and Juniper SSL VPN (tunnels), syslog',
  marks: ['Session started for user', 'Session ended for user'],
  locate: ({ text }) => {
    if (!text.includes('Session started for user') && !text.includes('Session ended for user')) return -1;
    return text.search(/\b(?:PulseSecure|Juniper|Ivanti\w*):/);
  },
  read: (text, start) => {
    const match = PULSE.exec(text.slice(start, start + LONGEST_FOR_PATTERNS));
    const tunnel = match === null ? null : PULSE_TUNNEL.exec(match[3] ?? '');
    if (match === null || tunnel === null) return undefined;
    const time = /: (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) - /.exec(text.slice(start, start + 80))?.[1];
    const [, what, address, host] = tunnel;
    const kind = what?.toLowerCase() === 'started' ? 'assign' : 'logout';
    return { kind, time, user: match[1]?.trim(), address, host, message: `VPN session ${what}` };
  },
});

const LEARNED =
  /\bMULTI: Learn: ([0-9a-f.:]{3,45}) -> ([^/\s]{1,256})\/(?:\[?[0-9a-f.:]{2,45}\]?)(?::\d{1,5})?$/i;
const GONE =
  /\b([^/\s[\]:]{1,256})\/[0-9a-f.:[\]]{3,60}(?::\d{1,5})? (?:SIGTERM|SIGUSR1)\[soft,[^\]]{1,64}\] received, client-instance (?:exiting|restarting)/;
const CLIENT = /^CLIENT_LIST[,\t]/;

export const openvpn = signFormat({
  name: 'openvpn',
  title: 'OpenVPN (server log, status file of version 2 and 3)',
  marks: ['CLIENT_LIST', 'MULTI: Learn: ', 'client-instance '],
  locate: ({ text }) => {
    if (CLIENT.test(text)) return 0;
    if (text.includes('MULTI: Learn: ') || text.includes('client-instance ')) return 0;
    return -1;
  },
  read: (text) => {
    if (CLIENT.test(text)) {
      const [, name = '', , v4 = '', v6 = '', , , , since = '', user = ''] = text.split(text.charAt(11));
      if (!/^\d{9,10}$/.test(since)) return undefined;
      const person = user === '' || user === 'UNDEF' ? name : user;
      return {
        kind: 'assign',
        time: since,
        user: person,
        other: name,
        address: v4 === '' ? v6 : v4,
        message: 'OpenVPN client',
      };
    }
    const line = text.slice(0, LONGEST_FOR_PATTERNS);
    const time =
      /^(?:[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/.exec(
        line,
      )?.[0];
    const learned = LEARNED.exec(line);
    if (learned !== null)
      return { kind: 'assign', time, address: learned[1], user: learned[2], message: 'OpenVPN address' };
    const gone = GONE.exec(line);
    return gone === null
      ? undefined
      : { kind: 'logout', time, user: gone[1], message: 'OpenVPN client left' };
  },
});
