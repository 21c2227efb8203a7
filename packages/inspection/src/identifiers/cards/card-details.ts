import { isLuhn } from '../../checks/luhn.ts';
import type { DataIdentifier } from '../identifier.ts';

/** What belongs to a card besides its number. */
export const CARD_DETAILS: readonly DataIdentifier[] = [
  {
    id: 'card-expiry',
    name: 'Payment card expiry date',
    group: 'payment_card',
    risks: ['pci'],
    patterns: ['\\b(?:0[1-9]|1[0-2]) ?[/-] ?(?:20)?[2-4]\\d\\b'],
    isolated: 'number',
    keywords: [
      ...[
        'exp',
        'exp date',
        'expiry',
        'expiry date',
        'expires',
        'expiration',
        'expiration date',
        'valid thru',
        'valid until',
        'good thru',
      ],
      ...[
        'gültig bis',
        'ablaufdatum',
        'verfallsdatum',
        "date d'expiration",
        'expire fin',
        'expire le',
        'valable jusqu',
      ],
      ...[
        'caducidad',
        'fecha de caducidad',
        'fecha de vencimiento',
        'válida hasta',
        'vence',
        '有効期限',
        '有効期间',
      ],
    ],
    within: 16,
    reported: 'narrow',
    examples: {
      matching: [
        ['Exp: 09/28', '09/28'],
        ['valid thru 11/2027', '11/2027'],
        ['有効期限 04/29', '04/29'],
      ],
      clean: ['exp 13/28', 'The talks of 09/28 went well', 'expires 09/28/2027'],
    },
    source: 'ISO/IEC 7813; PCI DSS glossary, cardholder data',
  },
  {
    id: 'card-security-code',
    name: 'Card security code',
    group: 'payment_card',
    risks: ['pci'],
    patterns: [
      '(?:\\b(?:cvv2?|cvc2?|cvn2?|csc|cid|card (?:security|verification)(?: code| number| value)?|security code|pr(?:ü|ue)fnummer|kartenpr(?:ü|ue)fnummer|cryptogramme(?: visuel)?|c[óo]digo de seguridad)|セキュリティコード)["\']?(?: ?(?:code|no|number|nr|is|ist|est|es|は))?\\.? ?[:=#：]? ?["\']?(\\d{3,4})\\b',
    ],
    ignoreCase: true,
    isolated: 'number',
    keywords: [],
    within: 0,
    conclusive: true,
    reported: 'narrow',
    rank: 5,
    examples: {
      matching: [
        ['CVV: 738', '738'],
        ['"cvc": "0412"', '0412'],
        ['セキュリティコード：512', '512'],
      ],
      clean: ['CVV of three digits', 'security code of 2026-11-24', 'cid 12345'],
    },
    source: 'PCI DSS glossary, card verification code',
  },
  {
    id: 'card-track-1',
    name: 'Magnetic stripe, track 1',
    group: 'payment_card',
    risks: ['pci', 'pii'],
    patterns: ['%?B\\d{12,19}\\^[^^\\r\\n]{2,26}\\^(?:\\d{7}|\\^)[^?\\r\\n]{0,60}\\??'],
    isolated: 'none',
    check: ({ text }) => isLuhn(/\d+/.exec(text)?.[0] ?? ''),
    keywords: ['track 1', 'track1', 'swipe', 'magstripe'],
    within: 60,
    conclusive: true,
    reported: 'medium',
    rank: 20,
    examples: {
      matching: [
        [
          'read %B4263971802541702^DOE/JANE^2811201000000000000?',
          '%B4263971802541702^DOE/JANE^2811201000000000000?',
        ],
        ['B5424180012793656^ROE/RICHARD^2712101', 'B5424180012793656^ROE/RICHARD^2712101'],
      ],
      clean: ['%B4263971802541703^DOE/JANE^2811201000000000000?', 'B4263971802541702 alone is a code'],
    },
    source: 'ISO/IEC 7813, track 1 format B',
  },
  {
    id: 'card-track-2',
    name: 'Magnetic stripe, track 2',
    group: 'payment_card',
    risks: ['pci'],
    patterns: [';?\\b\\d{12,19}[=D]\\d{7,20}\\b\\??'],
    isolated: 'word',
    check: ({ text }) => {
      const [number = '', rest = ''] = text.replace(/^;/, '').split(/[=D]/);
      const month = Number(rest.slice(2, 4));
      return isLuhn(number) && month >= 1 && month <= 12;
    },
    keywords: ['track 2', 'track2', 'swipe', 'magstripe'],
    within: 60,
    conclusive: true,
    reported: 'medium',
    rank: 20,
    examples: {
      matching: [
        ['read ;4263971802541702=28112010000000000?', ';4263971802541702=28112010000000000?'],
        ['5424180012793656=27121010000', '5424180012793656=27121010000'],
      ],
      clean: [';4263971802541703=28112010000000000?', '4263971802541702=12 parts'],
    },
    source: 'ISO/IEC 7813, track 2',
  },
];
