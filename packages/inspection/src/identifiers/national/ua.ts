import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const UA: readonly DataIdentifier[] = [
  {
    id: 'ua-rntrc',
    name: 'Ukrainian taxpayer number (RNTRC)',
    group: 'tax',
    country: 'UA',
    risks: ['pii'],
    patterns: ['\\d{10}', looseDigits(10)],
    isolated: 'number',
    check: ({ compact }) =>
      (((weightedSum(compact, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11) + 11) % 11) % 10 === Number(compact[9]),
    keywords: [
      'рнокпп',
      'rntrc',
      'rnokpp',
      'іпн',
      'інн',
      'ідентифікаційний код',
      'ідентифікаційний номер',
      'реєстраційний номер облікової картки',
      'реєстраційний номер облікової картки платника податків',
      'individual taxpayer registration number',
      'ukrainian taxpayer number',
      'ukrainian tax number',
      'drfo',
      'ukraine',
    ],
    within: 70,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['РНОКПП: 1759013776', '1759013776'],
        ['ІПН 3254612381', '3254612381'],
      ],
      clean: ['РНОКПП: 1759013770', 'Замовлення 1759013776'],
    },
    source: 'Податковий кодекс України, ст. 70; https://tax.gov.ua',
  },
  {
    id: 'ua-edrpou',
    name: 'Ukrainian company number (EDRPOU)',
    group: 'company',
    country: 'UA',
    risks: [],
    patterns: ['\\d{8}', looseDigits(8)],
    isolated: 'number',
    check: ({ compact }) => isEdrpou(compact),
    keywords: [
      'єдрпоу',
      'код єдрпоу',
      'едрпоу',
      'edrpou',
      'yedrpou',
      'ідентифікаційний код юридичної особи',
      'ukrainian company number',
      'enterprises and organizations in ukraine',
      'ukraine',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['ЄДРПОУ: 32855961', '32855961'],
        ['EDRPOU 00032112', '00032112'],
      ],
      clean: ['ЄДРПОУ: 32855960', 'Тел. 32855961'],
    },
    source: 'Постанова КМУ від 22.01.1996 № 118 (ЄДРПОУ)',
  },
  {
    id: 'ua-vat',
    name: 'Ukrainian VAT payer number',
    group: 'tax',
    country: 'UA',
    risks: ['pii'],
    patterns: ['\\d{12}', '\\d{10}'],
    isolated: 'number',
    keywords: ['іпн платника пдв', 'індивідуальний податковий номер', 'платник пдв', 'пдв', 'ukrainian vat'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Індивідуальний податковий номер 328559626598', '328559626598'],
        ['Платник ПДВ: 000321126551', '000321126551'],
      ],
      clean: ['Замовлення 328559626598', 'Платник ПДВ: 1234'],
    },
    source: 'Податковий кодекс України, ст. 183',
  },
  {
    id: 'ua-passport',
    name: 'Ukrainian passport or identity card number',
    group: 'passport',
    country: 'UA',
    risks: ['pii'],
    patterns: ['[АБВГЕІКМНОРСТХA-Z]{2} ?(?:№ ?)?\\d{6}', '\\d{9}'],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'паспорт',
      'паспорта',
      'серія',
      'паспорт громадянина україни',
      'закордонний паспорт',
      'id-картка',
      'ukrainian passport',
      'ukrainian passport no',
      'ukrainian passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['Паспорт серія КН 123456', 'КН 123456'],
        ['Ukrainian passport FE765432', 'FE765432'],
      ],
      clean: ['Деталь КН 123456', 'Паспорт 12345'],
    },
    source: 'https://dmsu.gov.ua (Державна міграційна служба)',
  },
  {
    id: 'ua-unzr',
    name: 'Ukrainian demographic register number (UNZR)',
    group: 'national_id',
    country: 'UA',
    risks: ['pii'],
    patterns: ['(?:19|20)\\d{2}[01]\\d[0-3]\\d-?\\d{5}'],
    isolated: 'number',
    keywords: ['унзр', 'unzr', 'запис №', 'унікальний номер запису'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['УНЗР 19850115-01234', '19850115-01234'],
        ['Запис №: 1992062309876', '1992062309876'],
      ],
      clean: ['Версія 19850115-01234', 'УНЗР 19852315-01234'],
    },
    source: 'Закон України № 5492-VI (Єдиний державний демографічний реєстр)',
  },
];

/** Numbers between 30 and 60 million begin with weight 7; where the sum gives ten, all weights are two more. */
function isEdrpou(digits: string): boolean {
  const weights = /^[345]/.test(digits) ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  let check = weightedSum(digits, weights) % 11;
  if (check === 10)
    check =
      weightedSum(
        digits,
        weights.map((weight) => weight + 2),
      ) % 11;
  return check % 10 === Number(digits[7]);
}
