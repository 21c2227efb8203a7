import { isJmbg } from '../../checks/jmbg.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const MK: readonly DataIdentifier[] = [
  {
    id: 'mk-edb',
    name: 'North Macedonian tax number (EDB)',
    group: 'tax',
    country: 'MK',
    risks: [],
    patterns: ['(?:(?:MK|МК)[ -]?)?\\d{13}', looseDigits(13, 'MK')],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isEdb(compact.replace(/^(?:MK|МК)/, '')),
    keywords: [
      'edb',
      'едб',
      'едб број',
      'единствен даночен број',
      'даночен број',
      'edinstven danočen broj',
      'danočen broj',
      'ддв број',
      'macedonian tax number',
      'macedonia',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ЕДБ: МК4030000123456', 'МК4030000123456'],
        ['EDB 4028999123453', '4028999123453'],
      ],
      clean: ['ЕДБ: МК4030000123450', 'Пратка 4030000123456'],
    },
    source: 'https://www.ujp.gov.mk (Управа за јавни приходи)',
  },
  {
    id: 'mk-embg',
    name: 'North Macedonian personal number (EMBG)',
    group: 'national_id',
    country: 'MK',
    risks: ['pii'],
    patterns: ['[0-3]\\d[01]\\d[089]\\d{2}\\d{6}', looseDigits(13)],
    isolated: 'number',
    check: ({ compact }) => isJmbg(compact),
    keywords: [
      'embg',
      'ембг',
      'матичен број',
      'единствен матичен број',
      'matičen broj',
      'maticen broj',
      'macedonian id',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['ЕМБГ: 1501985450016', '1501985450016'],
        ['EMBG 0101006415122', '0101006415122'],
      ],
      clean: ['ЕМБГ: 1501985450010', 'Број 1501985450016'],
    },
    source: 'Закон за матичниот број на граѓанинот',
  },
  {
    id: 'mk-embs',
    name: 'North Macedonian company number (EMBS)',
    group: 'company',
    country: 'MK',
    risks: [],
    patterns: ['\\d{7}'],
    isolated: 'number',
    check: ({ compact }) =>
      ((11 - (weightedSum(compact, [7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(compact[6]),
    keywords: ['embs', 'ембс', 'единствен матичен број на субјектот', 'матичен број на субјект'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ЕМБС: 4061284', '4061284'],
        ['EMBS 5123453', '5123453'],
      ],
      clean: ['ЕМБС: 4061280', 'Тел. 4061284'],
    },
    source: 'https://www.crm.com.mk (Централен регистар)',
  },
  {
    id: 'mk-passport',
    name: 'North Macedonian passport or identity card number',
    group: 'passport',
    country: 'MK',
    risks: ['pii'],
    patterns: ['[A-Z]\\d{7}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'пасош',
      'патна исправа',
      'лична карта',
      'macedonian passport',
      'macedonian identity card',
      'macedonian passport no',
      'macedonian passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Пасош бр. B1234567', 'B1234567'],
        ['Macedonian passport: C7654321', 'C7654321'],
      ],
      clean: ['Дел B1234567', 'Пасош бр. 1234567'],
    },
    source: 'ICAO Doc 9303-4; https://mvr.gov.mk',
  },
];

function isEdb(digits: string): boolean {
  const remainder = weightedSum(digits, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return ((11 - remainder) % 11) % 10 === Number(digits[12]);
}
