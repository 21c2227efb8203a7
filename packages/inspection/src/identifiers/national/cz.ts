import { isBirthDate } from '../../checks/birth-date.ts';
import { withVatPrefix } from '../../checks/vat-prefix.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Nine digits until 1953, ten after: women have 50 more in the month, days without free numbers 20 or 70 more. */
export function isBirthNumber(compact: string): boolean {
  const short = Number(compact.slice(0, 2));
  const isOld = compact.length === 9;
  if (isOld && ((short > 53 && short < 80) || compact.endsWith('000'))) return false;
  const year = isOld ? (short < 80 ? 1900 : 1800) + short : (short > 53 ? 1900 : 2000) + short;
  const written = Number(compact.slice(2, 4)) % 50;
  const month = written > 20 && year >= 2004 ? written - 20 : written;
  if (!isBirthDate(year, month, Number(compact.slice(4, 6)))) return false;
  if (isOld || Number(compact) % 11 === 0) return true;
  return year < 1986 && Number(compact.slice(0, 9)) % 11 === 10 && compact[9] === '0';
}

function isIco(compact: string): boolean {
  const remainder = weightedSum(compact, [8, 7, 6, 5, 4, 3, 2]) % 11;
  return (11 - remainder) % 10 === Number(compact[7]);
}

/** People without a birth number: 6 in front. */
function isSpecial(number: string): boolean {
  const missing = 11 - (weightedSum(number.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11);
  return number.startsWith('6') && missing < 11 && (19 - missing) % 10 === Number(number[8]);
}

function isDic(number: string): boolean {
  if (number.length === 8) return !number.startsWith('9') && isIco(number);
  return (number.length === 9 && isSpecial(number)) || isBirthNumber(number);
}

const BANKS =
  '0100 0300 0600 0710 0800 2010 2060 2070 2100 2200 2220 2250 2260 2275 2600 2700 3030 3050 3060 3500 4000 4300 5500 5800 6000 6100 6200 6210 6300 6700 6800 7910 7950 7960 7970 7990 8030 8040 8060 8090 8150 8190 8198 8199 8200 8220 8230 8240 8250 8255 8265 8270 8280 8291 8293 8299 8500'.split(
    ' ',
  );

/** Prefix and number, each divisible by 11 when weighted, and the code of a bank. */
function isAccount(text: string): boolean {
  const [, prefix = '', number = '', bank = ''] = /^(?:(\d+)-)?(\d+)\/(\d{4})$/.exec(text) ?? [];
  return (
    BANKS.includes(bank) &&
    weightedSum(prefix.padStart(6, '0'), [10, 5, 8, 4, 2, 1]) % 11 === 0 &&
    weightedSum(number.padStart(10, '0'), [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0
  );
}

/** Czech Republic */
export const CZ: readonly DataIdentifier[] = [
  {
    id: 'cz-rc',
    name: 'Czech birth number (rodné číslo)',
    group: 'national_id',
    country: 'CZ',
    risks: ['pii'],
    patterns: [String.raw`\d{2}[0-35-8]\d[0-3]\d[ ]?/?[ ]?\d{3,4}`],
    isolated: 'number',
    check: ({ text, compact }) => isBirthNumber(compact) && (/^\d{6}\/\d{4}$/.test(text) || 'beside_keyword'),
    keywords: [
      'rc',
      'rč',
      'r č',
      'rodné číslo',
      'rodne cislo',
      'czech birth number',
      'birth number',
      'czech national id',
      'personal number',
      'czech national identifier',
    ],
    within: 50,
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        ['rc: 312408 / 6526', '312408 / 6526'],
        ['480721234 (rč)', '480721234'],
      ],
      clean: ['rc: 312408 / 6527', 'rc: 481721234', 'Room 7, item 312408 / 6526, two pieces'],
    },
    source: 'Zákon č. 133/2000 Sb., § 13 rodné číslo',
  },
  {
    id: 'cz-dic',
    name: 'Czech VAT number (DIČ)',
    group: 'tax',
    country: 'CZ',
    risks: ['pii'],
    patterns: [String.raw`(?:CZ[ -]?)?\d{8,10}`],
    ignoreCase: true,
    isolated: 'number',
    check: withVatPrefix('CZ', isDic, /di[čc]|daňové|danove|dph|czech/i),
    keywords: [
      'dič',
      'dic',
      'daňové identifikační číslo',
      'danove identifikacni cislo',
      'dph',
      'czech vat',
      'czech tax number',
      'vat',
      'vat number',
      'vat id',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['dič: CZ-56728255', 'CZ-56728255'],
        ['See CZ-56728255 in the file', 'CZ-56728255'],
      ],
      clean: ['dič: CZ-56728256', 'dič: CZ23188538'],
    },
    source: 'Finanční správa ČR, daňové identifikační číslo; European Commission, VIES',
  },
  {
    id: 'cz-ico',
    name: 'Czech company number (IČO)',
    group: 'company',
    country: 'CZ',
    risks: [],
    patterns: [String.raw`\d{2,3}[ ]?\d{2,3}[ ]?\d{3}`],
    isolated: 'number',
    check: ({ compact }) => compact.length === 8 && isIco(compact),
    keywords: [
      'ičo',
      'ico',
      'ič',
      'identifikační číslo osoby',
      'identifikacni cislo',
      'czech company number',
      'czech company id',
      'czech company identification number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['ičo: 37 050 656', '37 050 656'],
        ['96055367 (ico)', '96055367'],
      ],
      clean: ['ičo: 37 050 657', 'ičo: 96055368', 'Room 7, item 37 050 656, two pieces'],
    },
    source: 'Český statistický úřad, identifikační číslo osoby',
  },
  {
    id: 'cz-bank-account',
    name: 'Czech bank account number',
    group: 'bank',
    country: 'CZ',
    risks: ['pii'],
    patterns: [String.raw`(?:\d{2,6}-)?\d{2,10}/\d{4}`],
    isolated: 'number',
    check: ({ text }) => isAccount(text),
    keywords: [
      'číslo účtu',
      'cislo uctu',
      'účet',
      'bankovní účet',
      'č ú',
      'bankovní spojení',
      'bankaccount',
      'bank account',
      'account number',
      'czech bank account',
      'czech bank account number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['číslo účtu: 5688/8293', '5688/8293'],
        ['2702073/7950 (cislo uctu)', '2702073/7950'],
      ],
      clean: ['číslo účtu: 5688/8253', 'číslo účtu: 5688/8290', 'Room 7, item 5688/8293, two pieces'],
    },
    source: 'Česká národní banka, vyhláška č. 169/2011 Sb., číslo účtu',
  },
  {
    id: 'cz-passport',
    name: 'Czech passport or identity card number',
    group: 'passport',
    country: 'CZ',
    risks: ['pii'],
    patterns: [String.raw`\d{8,9}`],
    isolated: 'number',
    keywords: [
      'cestovní pas',
      'číslo pasu',
      'občanský průkaz',
      'číslo op',
      'číslo občanského průkazu',
      'czech passport',
      'czech id card',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['cestovní pas: 580064287', '580064287'],
        ['38003163 (číslo pasu)', '38003163'],
      ],
      clean: ['Room 7, item 580064287, two pieces', 'cestovní pas: 3800316'],
    },
    source: 'Ministerstvo vnitra ČR, neplatné doklady; Council of the European Union, PRADO: Czech Republic',
  },
  {
    id: 'cz-driving-license',
    name: 'Czech driving license number',
    group: 'driving_license',
    country: 'CZ',
    risks: ['pii'],
    patterns: [String.raw`E[A-Z][ ]?\d{6}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'řidičský průkaz',
      'číslo řidičského průkazu',
      'řidičák',
      'czech driving licence',
      'czech driving license',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['řidičský průkaz: ER 206990', 'ER 206990'],
        ['ES196049 (číslo řidičského průkazu)', 'ES196049'],
      ],
      clean: ['Room 7, item ER 206990, two pieces', 'řidičský průkaz: ER 20699', 'řidičský průkaz: ES19604'],
    },
    source: 'Council of the European Union, PRADO: Czech Republic',
  },
];
