import { isBirthDate } from '../../checks/birth-date.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const KZ: readonly DataIdentifier[] = [
  {
    id: 'kz-iin',
    name: 'Kazakh individual identification number (IIN)',
    group: 'national_id',
    country: 'KZ',
    risks: ['pii'],
    patterns: ['\\d{2}[01]\\d[0-3]\\d[0-6]\\d{5}', looseDigits(12)],
    isolated: 'number',
    check: ({ compact }) => isIin(compact),
    keywords: [
      'иин',
      'жсн',
      'iin',
      'индивидуальный идентификационный номер',
      'жеке сәйкестендіру нөмірі',
      'individual identification number',
      'kazakh id',
    ],
    within: 60,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['ИИН: 850115350127', '850115350127'],
        ['ЖСН 040622550984', '040622550984'],
      ],
      clean: ['ИИН: 850115350120', 'Order 850115350127'],
    },
    source: 'Закон РК «О национальных реестрах идентификационных номеров»',
  },
  {
    id: 'kz-bin',
    name: 'Kazakh business identification number (BIN)',
    group: 'tax',
    country: 'KZ',
    risks: [],
    patterns: ['\\d{2}[01]\\d[4-6][0-3]\\d{6}', looseDigits(12)],
    isolated: 'number',
    check: ({ compact }) =>
      Number(compact.slice(2, 4)) >= 1 && Number(compact.slice(2, 4)) <= 12 && isKazakhCheckDigit(compact),
    keywords: [
      'бин',
      'бсн',
      'bin',
      'бизнес-идентификационный номер',
      'бизнес-сәйкестендіру нөмірі',
      'business identification number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['БИН 980540000129', '980540000129'],
        ['BIN: 151140023450', '151140023450'],
      ],
      clean: ['БИН 980540000120', 'BIN: 981340000123'],
    },
    source: 'Закон РК «О национальных реестрах идентификационных номеров»',
  },
  {
    id: 'kz-passport',
    name: 'Kazakh passport number',
    group: 'passport',
    country: 'KZ',
    risks: ['pii'],
    patterns: ['N\\d{8}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'паспорт',
      'паспорт рк',
      'төлқұжат',
      'kazakh passport',
      'kazakhstan passport',
      'kazakh passport no',
      'kazakh passport number',
      'kazakhstan passport no',
      'kazakhstan passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Паспорт РК N12345678', 'N12345678'],
        ['Kazakhstan passport no. N01234567', 'N01234567'],
      ],
      clean: ['Route N12345678', 'Төлқұжат: A12345678'],
    },
    source: 'ICAO Doc 9303-4; https://egov.kz',
  },
];

/** YYMMDD of birth, then century and sex from 1 to 6 (0 for foreigners), serial, check digit. */
function isIin(digits: string): boolean {
  const century = 1800 + Math.max(0, Math.ceil(Number(digits[6]) / 2) - 1) * 100;
  const year = (digits[6] === '0' ? 1900 : century) + Number(digits.slice(0, 2));
  return (
    isBirthDate(year, Number(digits.slice(2, 4)), Number(digits.slice(4, 6))) && isKazakhCheckDigit(digits)
  );
}

function isKazakhCheckDigit(digits: string): boolean {
  const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  const check = first < 10 ? first : weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11;
  return check === Number(digits[11]);
}
