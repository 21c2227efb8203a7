import { isLuhn } from '../../checks/luhn.ts';
import type { DataIdentifier } from '../identifier.ts';

const PAIR = '[0-9A-Fa-f]{2}';
const DEVICE = [
  'device',
  'phone',
  'handset',
  'mobile',
  'serial',
  'gerät',
  'appareil',
  'dispositivo',
  '端末',
  '製造番号',
];

/** Network interfaces, telephones and SIM cards. */
export const HARDWARE_IDENTIFIERS: readonly DataIdentifier[] = [
  {
    id: 'mac-address',
    name: 'MAC address',
    group: 'network',
    risks: ['pii'],
    patterns: [
      `\\b${PAIR}(?::${PAIR}){5}\\b`,
      `\\b${PAIR}(?:-${PAIR}){5}\\b`,
      '\\b[0-9A-Fa-f]{4}\\.[0-9A-Fa-f]{4}\\.[0-9A-Fa-f]{4}\\b',
    ],
    isolated: 'word',
    check: ({ text, compact, before, after }) => {
      // More pairs before or after: a fingerprint or a hash.
      if (/[0-9a-f][:.-]$/i.test(before) || /^[:.-][0-9a-f]/i.test(after)) return false;
      if (/^0+$/.test(compact)) return false;
      return (text.includes('.') || text.includes('-')) && /^\d+$/.test(compact) ? 'beside_keyword' : true;
    },
    keywords: [
      'mac',
      'mac address',
      'hardware address',
      'hwaddr',
      'ethernet',
      'ether',
      'physical address',
      'bssid',
      'bluetooth',
      'wlan',
      'wifi',
      'mac-adresse',
      'adresse mac',
      'dirección mac',
      'macアドレス',
      'cisco',
      'interface',
    ],
    within: 40,
    reported: 'medium',
    rank: 5,
    examples: {
      matching: [
        ['eth0 00:1b:63:84:45:e6 up', '00:1b:63:84:45:e6'],
        ['MAC: 0012.3456.789A', '0012.3456.789A'],
        ['Physical Address: AA-BB-CC-DD-EE-FF', 'AA-BB-CC-DD-EE-FF'],
      ],
      clean: [
        '00:1A:2B:3C:4D',
        '00:00:00:00:00:00',
        '10:2F:33-AC-29-C3',
        'fingerprint 9f:86:d0:81:88:4c:7d:65:9a:2f:ea:a0:c5:5a:d0:15',
      ],
    },
    source: 'IEEE 802, section 8.1',
  },
  {
    id: 'imei',
    name: 'Mobile device identity (IMEI)',
    group: 'network',
    risks: ['pii'],
    patterns: [
      '\\b\\d{15}\\b',
      '\\b\\d{2}[ -]\\d{6}[ -]\\d{6}[ -]\\d\\b',
      '\\b\\d{6}[ -]\\d{2}[ -]\\d{6}[ -]\\d\\b',
    ],
    isolated: 'number',
    check: ({ compact }) => isLuhn(compact) && !/^0+$/.test(compact),
    keywords: ['imei', 'imei1', 'imei2', 'imei no', 'imei number', 'imeisv'],
    within: 30,
    reported: 'narrow',
    rank: 15,
    examples: {
      matching: [
        ['IMEI: 490154203237518', '490154203237518'],
        ['imei 35-209900-176148-1', '35-209900-176148-1'],
      ],
      clean: ['IMEI: 490154203237517', '490154203237518'],
    },
    source: '3GPP TS 23.003, section 6.2',
  },
  {
    id: 'imsi',
    name: 'Mobile subscriber identity (IMSI)',
    group: 'network',
    risks: ['pii'],
    patterns: ['\\b[2-7]\\d{13,14}\\b'],
    isolated: 'number',
    keywords: ['imsi', 'imsi no', 'subscriber identity'],
    within: 30,
    reported: 'narrow',
    rank: 12,
    examples: {
      matching: [
        ['IMSI 262011234567890', '262011234567890'],
        ['"imsi":"310150123456789"', '310150123456789'],
      ],
      clean: ['IMSI 962011234567890', '262011234567890'],
    },
    source: '3GPP TS 23.003, section 2.2; ITU-T E.212',
  },
  {
    id: 'meid',
    name: 'Mobile equipment identifier (MEID)',
    group: 'network',
    risks: ['pii'],
    patterns: ['\\b[A-F][0-9A-F]{13}\\b', '\\b\\d{18}\\b', '\\b\\d{5} \\d{5} \\d{4} \\d{4}(?: \\d)?\\b'],
    ignoreCase: true,
    isolated: 'number',
    keywords: ['meid', 'meid hex', 'meid dec', 'esn'],
    within: 30,
    reported: 'narrow',
    examples: {
      matching: [
        ['MEID A10000009296F2', 'A10000009296F2'],
        ['meid dec: 270113177609606898', '270113177609606898'],
      ],
      clean: ['MEID 110000009296F2', 'A10000009296F2'],
    },
    source: '3GPP2 S.R0048-A',
  },
  {
    id: 'iccid',
    name: 'SIM card number (ICCID)',
    group: 'network',
    risks: ['pii'],
    patterns: ['\\b89\\d{17,18}F?\\b', '\\b89\\d{2}(?: \\d{4}){3} \\d{3,4}\\b'],
    isolated: 'number',
    check: ({ compact }) =>
      isLuhn(compact.replace(/F$/, '')) ||
      (compact.length === 20 && isLuhn(compact.slice(0, 19)) && 'beside_keyword'),
    keywords: [
      'iccid',
      'sim',
      'sim card',
      'simカード',
      'sim number',
      'esim',
      'sim-karte',
      'carte sim',
      'tarjeta sim',
      ...DEVICE.slice(0, 2),
    ],
    within: 40,
    reported: 'medium',
    rank: 6,
    examples: {
      matching: [
        ['ICCID: 8991101200003204514', '8991101200003204514'],
        ['SIM 8991101200003204514 is active', '8991101200003204514'],
      ],
      clean: ['ICCID: 8991101200003204515', '99911012000032045100'],
    },
    source: 'ITU-T E.118',
  },
];
