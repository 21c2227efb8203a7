import { isBirthDate } from '../../checks/birth-date.ts';
import { withVatPrefix } from '../../checks/vat-prefix.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The month is 20 more for births before 1900, 40 more from 2000 on. */
function isEgn(compact: string): boolean {
  const month = Number(compact.slice(2, 4));
  const [century, offset] = month > 40 ? [2000, 40] : month > 20 ? [1800, 20] : [1900, 0];
  if (!isBirthDate(century + Number(compact.slice(0, 2)), month - offset, Number(compact.slice(4, 6))))
    return false;
  return (weightedSum(compact, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(compact[9]);
}

const isPnf = (compact: string): boolean =>
  weightedSum(compact, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === Number(compact[9]);

/** Company numbers: weights from 1, if that gives 10 again with weights from 3. */
function isEik(compact: string): boolean {
  const first = weightedSum(compact, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const second = weightedSum(compact, [3, 4, 5, 6, 7, 8, 9, 10]) % 11;
  return (first < 10 ? first : second % 10) === Number(compact[8]);
}

function isOther(compact: string): boolean {
  const check = 11 - (weightedSum(compact, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 10 && check % 11 === Number(compact[9]);
}

const isPersonVat = (number: string): boolean => isEgn(number) || isPnf(number) || isOther(number);

const isVat = (number: string): boolean => (number.length === 9 ? isEik(number) : isPersonVat(number));

/** Ten digits without prefix pass one of three checks so often that they need a name of their own. */
const NAMED = /ддс|dds|bulgarian/i;

/** Bulgaria */
export const BG: readonly DataIdentifier[] = [
  {
    id: 'bg-egn',
    name: 'Bulgarian personal number (EGN)',
    group: 'national_id',
    country: 'BG',
    risks: ['pii'],
    patterns: [String.raw`\d{2}[0-5]\d[0-3]\d[ -]?\d{3}[ ]?\d`],
    isolated: 'number',
    check: ({ compact }) => isEgn(compact),
    keywords: [
      'egn',
      'егн',
      'единен граждански номер',
      'edinen grazhdanski nomer',
      'bulgarian personal number',
      'bulgarian national id',
      'uniform civil number',
      'personal number',
      'bulgarian personal identity code',
      'bulgarian personal identity codes',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['egn: 302505-8284', '302505-8284'],
        ['4626050358 (егн)', '4626050358'],
      ],
      clean: ['egn: 302505-8285', 'egn: 4626050359', 'Room 7, item 302505-8284, two pieces'],
    },
    source: 'ГРАО, Единен граждански номер; Наредба за ЕГН',
  },
  {
    id: 'bg-pnf',
    name: 'Bulgarian personal number of a foreigner (LNCh)',
    group: 'national_id',
    country: 'BG',
    risks: ['pii'],
    patterns: [String.raw`\d{4}[ ]?\d{3}[ ]?\d{3}`, String.raw`\d{6}[ -]?\d{4}`],
    isolated: 'number',
    check: ({ compact }) => isPnf(compact),
    keywords: [
      'pnf',
      'lnch',
      'lnc',
      'лнч',
      'личен номер на чужденец',
      'personal number of a foreigner',
      'foreigner number',
      'bulgarian foreigner number',
      'bulgarian number of a foreigner',
      'личен номер за чужденец',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['pnf: 8261425732', '8261425732'],
        ['9379868262 (lnch)', '9379868262'],
      ],
      clean: ['pnf: 8261425733', 'pnf: 8261425734', 'Room 7, item 8261425732, two pieces'],
    },
    source: 'Министерство на вътрешните работи, Личен номер на чужденец',
  },
  {
    id: 'bg-vat',
    name: 'Bulgarian VAT number',
    group: 'tax',
    country: 'BG',
    risks: [],
    patterns: [String.raw`(?:BG[ -]?)?\d{3}[ ]?\d{3}[ ]?\d{3,4}`],
    ignoreCase: true,
    isolated: 'number',
    check: (candidate) =>
      candidate.compact.length === 10
        ? NAMED.test(candidate.before + candidate.after) && isPersonVat(candidate.compact) && 'beside_keyword'
        : withVatPrefix('BG', isVat)(candidate),
    keywords: [
      'ддс',
      'ин по ддс',
      'идентификационен номер по ддс',
      'dds',
      'bulgarian vat',
      'vat',
      'vat number',
      'vat id',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['ддс: BG-616 325 923', 'BG-616 325 923'],
        ['See BG-616 325 923 in the file', 'BG-616 325 923'],
      ],
      clean: ['ддс: BG-616 325 924', 'ддс: BG964886736'],
    },
    source: 'Национална агенция за приходите, ИН по ЗДДС; European Commission, VIES',
  },
  {
    id: 'bg-eik',
    name: 'Bulgarian company number (EIK, BULSTAT)',
    group: 'company',
    country: 'BG',
    risks: [],
    patterns: [String.raw`\d{9}(?:\d{4})?`],
    isolated: 'number',
    check: ({ compact }) => isEik(compact),
    keywords: [
      'eik',
      'еик',
      'булстат',
      'bulstat',
      'единен идентификационен код',
      'bulgarian company number',
      'uic',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['eik: 1682935005635', '1682935005635'],
        ['944501096 (еик)', '944501096'],
      ],
      clean: ['eik: 1682935015635', 'eik: 1682935025635', 'Room 7, item 1682935005635, two pieces'],
    },
    source: 'Агенция по вписванията, Единен идентификационен код',
  },
  {
    id: 'bg-passport',
    name: 'Bulgarian passport or identity card number',
    group: 'passport',
    country: 'BG',
    risks: ['pii'],
    patterns: [String.raw`\d{9}`, String.raw`[A-Z]{2}\d{7}`],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'паспорт',
      'паспорт номер',
      'лична карта',
      'номер на лична карта',
      'bulgarian passport',
      'bulgarian id card',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['Bulgarian passport: 539152656', '539152656'],
        ['EC6607449 (паспорт номер)', 'EC6607449'],
      ],
      clean: ['Room 7, item 539152656, two pieces', 'паспорт: 53915265', 'паспорт: EC660744'],
    },
    source: 'Council of the European Union, PRADO: Bulgaria',
  },
];
