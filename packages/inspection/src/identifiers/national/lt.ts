import { isBirthDate } from '../../checks/birth-date.ts';
import { withOrWithout } from '../../checks/country-prefix.ts';
import { isTwoPassMod11 } from '../../checks/two-pass-mod-11.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const LT: readonly DataIdentifier[] = [
  {
    id: 'lt-asmens-kodas',
    name: 'Lithuanian personal code',
    group: 'national_id',
    country: 'LT',
    risks: ['pii'],
    patterns: ['[1-69]\\d{10}', '[1-69]\\d{6}[ -]\\d{4}', looseDigits(11)],
    isolated: 'number',
    check: ({ compact }) => isPersonalCode(compact),
    keywords: [
      'asmens kodas',
      'asmens',
      'asmens kodo',
      'a/k',
      'a.k.',
      'personal code',
      'lithuanian personal code',
      'lithuanian id',
      'gyventojo kodas',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Asmens kodas: 38501150123', '38501150123'],
        ['a/k 49206230341', '49206230341'],
      ],
      clean: ['Asmens kodas: 38501150120', 'Siunta 38501150123'],
    },
    source: 'Lietuvos Respublikos gyventojų registro įstatymas',
  },
  {
    id: 'lt-pvm',
    name: 'Lithuanian VAT number',
    group: 'tax',
    country: 'LT',
    risks: [],
    patterns: ['(?:LT[ -]?)?\\d{9}(?:\\d{3})?', looseDigits(9, 'LT'), looseDigits(12, 'LT')],
    ignoreCase: true,
    isolated: 'number',
    check: withOrWithout('LT', isPvm),
    keywords: [
      'pvm',
      'pvm kodas',
      'pvm mokėtojo kodas',
      'pvm moketojo kodas',
      'pridėtinės vertės mokestis',
      'vat',
      'vat number',
      'vat no',
      'vat id',
      'lithuanian vat',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['PVM kodas LT123456715', 'LT123456715'],
        ['PVM mokėtojo kodas: 100001234510', '100001234510'],
      ],
      clean: ['PVM kodas LT123456109', 'Nr. 123456715'],
    },
    source: 'https://www.vmi.lt (Valstybinė mokesčių inspekcija)',
  },
  {
    id: 'lt-company-code',
    name: 'Lithuanian company code',
    group: 'company',
    country: 'LT',
    risks: [],
    patterns: ['[1-3]\\d{8}'],
    isolated: 'number',
    check: ({ compact }) => isTwoPassMod11(compact),
    keywords: ['įmonės kodas', 'imones kodas', 'juridinio asmens kodas', 'company code', 'registration code'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Įmonės kodas 300123454', '300123454'],
        ['Company code: 111111227', '111111227'],
      ],
      clean: ['Įmonės kodas 300123450', 'Tel. 300123454'],
    },
    source: 'https://www.registrucentras.lt (Juridinių asmenų registras)',
  },
  {
    id: 'lt-passport',
    name: 'Lithuanian passport or identity card number',
    group: 'passport',
    country: 'LT',
    risks: ['pii'],
    patterns: ['[1-3]\\d{7}|L\\d{7}'],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'pasas',
      'paso numeris',
      'paso nr',
      'asmens tapatybės kortelė',
      'tapatybės kortelė',
      'lithuanian passport',
      'lithuanian identity card',
      'lithuanian passport no',
      'lithuanian passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Paso numeris: 22345678', '22345678'],
        ['Lithuanian passport L1234567', 'L1234567'],
      ],
      clean: ['Kodas 22345678', 'Paso numeris: 2234567'],
    },
    source: 'https://www.consilium.europa.eu/prado (LTU-AO)',
  },
  {
    id: 'lt-driving-license',
    name: 'Lithuanian driving license number',
    group: 'driving_license',
    country: 'LT',
    risks: ['pii'],
    patterns: ['\\d{8}'],
    isolated: 'number',
    keywords: [
      'vairuotojo pažymėjimas',
      'vairuotojo pažymėjimo',
      'vairuotojo pazymejimas',
      'lithuanian driving licence',
      'lithuanian driving license',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Vairuotojo pažymėjimo Nr. 01234567', '01234567'],
        ['Lithuanian driving licence: 10234567', '10234567'],
      ],
      clean: ['Suma 01234567', 'Vairuotojo pažymėjimas: 0123'],
    },
    source: 'https://www.consilium.europa.eu/prado (LTU-FO)',
  },
  {
    id: 'lt-social-insurance',
    name: 'Lithuanian social insurance certificate number',
    group: 'national_id',
    country: 'LT',
    risks: ['pii'],
    patterns: ['[A-Z]{2} ?\\d{7}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'sodra',
      'valstybinio socialinio draudimo',
      'vsd pažymėjimas',
      'socialinio draudimo pažymėjimas',
      'vsdp',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Socialinio draudimo pažymėjimas SD 1234567', 'SD 1234567'],
        ['Sodra: AB7654321', 'AB7654321'],
      ],
      clean: ['Model SD 1234567', 'Sodra: 7654321'],
    },
    source: 'https://www.sodra.lt',
  },
];

/** Century and sex, YYMMDD of birth, serial; those that begin with 9 have no date. */
function isPersonalCode(digits: string): boolean {
  if (!isTwoPassMod11(digits)) return false;
  if (digits[0] === '9') return true;
  const year = 1700 + Math.ceil(Number(digits[0]) / 2) * 100 + Number(digits.slice(1, 3));
  const month = Number(digits.slice(3, 5));
  const day = Number(digits.slice(5, 7));
  return isBirthDate(year, month, day);
}

/** The last digit but one is 1: legal persons have nine digits, others twelve. */
function isPvm(digits: string): boolean {
  return digits.at(-2) === '1' && isTwoPassMod11(digits);
}
