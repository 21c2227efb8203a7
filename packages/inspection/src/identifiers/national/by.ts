import { isShortDate } from '../../checks/date.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

const CYRILLIC = 'АВСЕНКМОРТ';
const LATIN = 'ABCEHKMOPT';
const toLatin = (text: string): string =>
  text.replace(/[А-Т]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);

/** People have two letters in front: the first counts from 10 as in base 36, the second by its place among ten letters. */
function isUnp(compact: string): boolean {
  const number = toLatin(compact);
  const first = Number.parseInt(number[0] ?? '', 36);
  const rest = /^[A-Z]/.test(number)
    ? `${LATIN.indexOf(number[1] ?? '')}${number.slice(2)}`
    : number.slice(1);
  const check = (first * 29 + weightedSum(rest, [23, 19, 17, 13, 7, 5, 3])) % 11;
  return check < 10 && check === Number(number.at(-1));
}

/** Belarus */
export const BY: readonly DataIdentifier[] = [
  {
    id: 'by-unp',
    name: 'Belarusian tax number (UNP)',
    group: 'tax',
    country: 'BY',
    risks: ['pii'],
    patterns: [String.raw`[1-7]\d{8}`, '[ABCEHKMАВСЕНКМ][ABCEHKMOPTАВСЕНКМОРТ][0-9]{7}'],
    ignoreCase: true,
    isolated: 'number',
    check: ({ compact }) => isUnp(compact),
    keywords: [
      'unp',
      'унп',
      'учётный номер плательщика',
      'учетный номер плательщика',
      'учетны нумар плацельшчыка',
      'инн',
      'belarusian tax number',
      'belarus tax',
      'payer number',
      'belarus vat number',
      'belarusian vat number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['unp: 616775417', '616775417'],
        ['MB4859465 (унп)', 'MB4859465'],
      ],
      clean: ['unp: 616775418', 'unp: MB4859466', 'Room 7, item 616775417, two pieces'],
    },
    source: 'Министерство по налогам и сборам Республики Беларусь, учётный номер плательщика',
  },
  {
    id: 'by-personal-number',
    name: 'Belarusian personal number',
    group: 'national_id',
    country: 'BY',
    risks: ['pii'],
    patterns: [String.raw`[1-6]\d{6}[ABCHKEM]\d{3}(?:PB|BA|BI)\d`],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) =>
      isShortDate(Number(compact.slice(5, 7)), Number(compact.slice(3, 5)), Number(compact.slice(1, 3))),
    keywords: [
      'идентификационный номер',
      'личный номер',
      'ідэнтыфікацыйны нумар',
      'асабісты нумар',
      'belarusian personal number',
      'identification number',
      'personal number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['идентификационный номер: 4250752A900BA7', '4250752A900BA7'],
        ['See 4250752A900BA7 in the file', '4250752A900BA7'],
      ],
      clean: ['идентификационный номер: 4251752A900BA7', 'идентификационный номер: 4252752A900BA7'],
    },
    source: 'Закон Республики Беларусь о регистре населения, идентификационный номер',
  },
  {
    id: 'by-passport',
    name: 'Belarusian passport number',
    group: 'passport',
    country: 'BY',
    risks: ['pii'],
    patterns: [String.raw`(?:AB|BM|HB|KH|MP|MC|KB|PP|SP|DP)[ ]?\d{7}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['паспорт', 'пашпарт', 'номер паспорта', 'belarusian passport', 'belarus passport'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['паспорт: MP 4075868', 'MP 4075868'],
        ['KH3743378 (пашпарт)', 'KH3743378'],
      ],
      clean: ['Room 7, item MP 4075868, two pieces', 'паспорт: MP 407586', 'паспорт: KH374337'],
    },
    source: 'Министерство внутренних дел Республики Беларусь, серии паспортов',
  },
];
