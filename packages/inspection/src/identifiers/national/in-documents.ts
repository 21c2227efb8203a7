import { isLuhn } from '../../checks/luhn.ts';
import { isVerhoeff } from '../../checks/verhoeff.ts';
import type { DataIdentifier } from '../identifier.ts';

const STATES =
  'AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TG|TN|TR|TS|UK|UA|UP|WB';

/** Documents of persons in India. */
export const IN_DOCUMENTS: readonly DataIdentifier[] = [
  {
    id: 'in-epic',
    name: 'Indian voter card number (EPIC)',
    group: 'national_id',
    country: 'IN',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{3}[ ]?\d{7}`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => isLuhn(compact.slice(3)),
    keywords: [
      'epic',
      'epic no',
      'voter id',
      'voter card',
      'voter',
      'elector photo identity card',
      'electoral photo identity card',
      'मतदाता पहचान पत्र',
      'indian voter id',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['epic: DHZ 2540680', 'DHZ 2540680'],
        ['PSH9741646 (epic no)', 'PSH9741646'],
      ],
      clean: ['epic: DHZ 2540681', 'epic: PSH9741647', 'Room 7, item DHZ 2540680, two pieces'],
    },
    source: 'Election Commission of India, Electors Photo Identity Card',
  },
  {
    id: 'in-passport',
    name: 'Indian passport number',
    group: 'passport',
    country: 'IN',
    risks: ['pii'],
    patterns: [String.raw`[A-PR-WY][1-9]\d[ ]?\d{4}[1-9]`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['passport', 'passport number', 'passport no', 'indian passport', 'पासपोर्ट', 'पासपोर्ट संख्या'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['passport: M94 86401', 'M94 86401'],
        ['U6935898 (passport number)', 'U6935898'],
      ],
      clean: ['Room 7, item M94 86401, two pieces', 'passport: M94 8640', 'passport: U693589'],
    },
    source: 'Ministry of External Affairs of India, Passport Seva; ICAO Doc 9303 part 4',
  },
  {
    id: 'in-driving-license',
    name: 'Indian driving license number',
    group: 'driving_license',
    country: 'IN',
    risks: ['pii'],
    patterns: [String.raw`(?:${STATES})[ -]?\d{2}[ -]?(?:19|20)\d{2}[ -]?\d{7}`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ text }) => /[ -]/.test(text) || 'beside_keyword',
    keywords: [
      'driving licence',
      'driving license',
      'dl no',
      'dl number',
      'dl',
      'driving licence no',
      'licence number',
      'ड्राइविंग लाइसेंस',
      'indian driving licence',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['driving licence: JH-49-1997-5639852', 'JH-49-1997-5639852'],
        ['PB3720730604879 (driving license)', 'PB3720730604879'],
      ],
      clean: [
        'driving licence: JH-49-1097-5639852',
        'driving licence: PB3721730604879',
        'Room 7, item JH-49-1997-5639852, two pieces',
      ],
    },
    source: 'Ministry of Road Transport and Highways of India, Sarathi, driving license number',
  },
  {
    id: 'in-uan',
    name: 'Indian provident fund account number (UAN)',
    group: 'national_id',
    country: 'IN',
    risks: ['pii'],
    patterns: [String.raw`1\d{11}`],
    isolated: 'number',
    keywords: ['uan', 'universal account number', 'epfo', 'provident fund', 'pf uan'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['uan: 102256782849', '102256782849'],
        ['159566870279 (universal account number)', '159566870279'],
      ],
      clean: ['Room 7, item 102256782849, two pieces', 'uan: 10225678284', 'uan: 15956687027'],
    },
    source: 'Employees’ Provident Fund Organisation, Universal Account Number',
  },
  {
    id: 'in-abha',
    name: 'Indian health account number (ABHA)',
    group: 'health',
    country: 'IN',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`\d{2}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}`],
    isolated: 'number',
    check: ({ compact }) => isVerhoeff(compact),
    keywords: [
      'abha',
      'abha number',
      'health id',
      'ayushman bharat',
      'ayushman bharat health account',
      'abdm',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['abha: 24-3731-5556-2996', '24-3731-5556-2996'],
        ['82012437402673 (abha number)', '82012437402673'],
      ],
      clean: [
        'abha: 24-3731-5556-2997',
        'abha: 82012437402674',
        'Room 7, item 24-3731-5556-2996, two pieces',
      ],
    },
    source: 'National Health Authority of India, ABHA number (Verhoeff)',
  },
];
