import { isShortDate } from '../../checks/date.ts';
import { isLuhn } from '../../checks/luhn.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Fifteen digits: Luhn over the first nine. Sixteen: a 0 in front of them, or the identity number. */
function isNpwp(compact: string): boolean {
  if (compact.length === 15) return isLuhn(compact.slice(0, 9));
  return compact.startsWith('0') ? isLuhn(compact.slice(1, 10)) : isNik(compact);
}

/** Province, regency and district, date of birth (women have 40 more in the day), serial. */
function isNik(compact: string): boolean {
  const [day, month] = [Number(compact.slice(6, 8)), Number(compact.slice(8, 10))];
  return (
    /^(?:1[1-9]|21|3[1-6]|5[1-3]|6[1-5]|7[1-6]|8[12]|9[1-7])(?!00)\d{2}(?!00)/.test(compact) &&
    isShortDate(Number(compact.slice(10, 12)), month, day > 40 ? day - 40 : day) &&
    !compact.endsWith('0000')
  );
}

/** Indonesia */
export const ID: readonly DataIdentifier[] = [
  {
    id: 'id-npwp',
    name: 'Indonesian tax number (NPWP)',
    group: 'tax',
    country: 'ID',
    risks: ['pii'],
    patterns: [String.raw`\d{2}[ .]?\d{3}[ .]?\d{3}[ .]?\d[ .-]?\d{3}[ .]?\d{3}`, String.raw`\d{16}`],
    isolated: 'number',
    check: ({ compact }) => isNpwp(compact),
    keywords: [
      'npwp',
      'nomor pokok wajib pajak',
      'wajib pajak',
      'no npwp',
      'indonesian tax number',
      'indonesia tax',
      'indonesian vat number',
      'indonesian npwp',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['npwp: 61.698.551.1-825.144', '61.698.551.1-825.144'],
        ['157983867272500 (nomor pokok wajib pajak)', '157983867272500'],
      ],
      clean: [
        'npwp: 61.698.551.2-825.144',
        'npwp: 157983868272500',
        'Room 7, item 61.698.551.1-825.144, two pieces',
      ],
    },
    source: 'Direktorat Jenderal Pajak, NPWP; PMK 112/2022 (16 digits)',
  },
  {
    id: 'id-nik',
    name: 'Indonesian identity number (NIK)',
    group: 'national_id',
    country: 'ID',
    risks: ['pii'],
    patterns: [String.raw`[1-9]\d{5}[ .]?[0-7]\d[01]\d{3}[ .]?\d{4}`],
    isolated: 'number',
    check: ({ compact }) => isNik(compact),
    keywords: [
      'nik',
      'nomor induk kependudukan',
      'no ktp',
      'ktp',
      'e ktp',
      'nomor ktp',
      'kartu tanda penduduk',
      'indonesian id',
      'indonesian identity number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['nik: 131173.040684.1344', '131173.040684.1344'],
        ['1728076401550406 (nomor induk kependudukan)', '1728076401550406'],
      ],
      clean: [
        'nik: 131173.041684.1344',
        'nik: 1728077401550406',
        'Room 7, item 131173.040684.1344, two pieces',
      ],
    },
    source: 'Undang-Undang 24/2013, Nomor Induk Kependudukan; Kemendagri, kode wilayah',
  },
  {
    id: 'id-passport',
    name: 'Indonesian passport number',
    group: 'passport',
    country: 'ID',
    risks: ['pii'],
    patterns: [String.raw`[A-CEX][ ]?\d{7}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: ['paspor', 'nomor paspor', 'no paspor', 'indonesian passport', 'indonesia passport'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['paspor: X 1885658', 'X 1885658'],
        ['E4218273 (nomor paspor)', 'E4218273'],
      ],
      clean: ['Room 7, item X 1885658, two pieces', 'paspor: X 188565', 'paspor: E421827'],
    },
    source: 'Direktorat Jenderal Imigrasi, paspor; ICAO Doc 9303 part 4',
  },
];
