import type { DataIdentifier } from '../identifier.ts';

/** Numbers of each state as RE2: `L` is a letter, `D` a digit. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  AL: ['D{7,8}'],
  AK: ['D{7}'],
  AZ: ['LD{8}', 'D{9}'],
  AR: ['D{8,9}'],
  CA: ['LD{7}'],
  CO: ['D{9}', 'D{2}-D{3}-D{4}', 'LD{5,6}'],
  CT: ['D{9}'],
  DC: ['D{7}', 'D{9}'],
  DE: ['D{7}'],
  FL: ['LD{12}', 'LD{3}[- ]D{3}[- ]D{2}[- ]D{3}[- ]D'],
  GA: ['D{7,9}'],
  HI: ['HD{8}', 'D{9}'],
  IA: ['D{9}', 'D{3}LLD{4}'],
  ID: ['LLD{6}L', 'D{9}'],
  IL: ['LD{11}', 'LD{3}[- ]D{4}[- ]D{4}'],
  IN: ['D{10}', 'D{4}-D{2}-D{4}'],
  KS: ['LD{8}', 'LDLDL', 'KD{2}-D{2}-D{4}'],
  KY: ['LD{8}', 'LD{2}-D{3}-D{3}', 'D{9}'],
  LA: ['D{8,9}'],
  MA: ['LD{8}', 'D{9}', 'SLD{7}'],
  MD: ['LD{12}', 'L-D{3}-D{3}-D{3}-D{3}'],
  ME: ['D{7}L?', 'D{8}'],
  MI: ['LD{12}', 'LD{10}', 'L D{3} D{3} D{3} D{3}'],
  MN: ['LD{12}', 'L-D{3}-D{3}-D{3}-D{3}'],
  MO: ['LD{5,9}', 'D{8}LL', 'D{9}L?', 'D{3}LD{6}'],
  MS: ['D{9}', 'D{3}-D{2}-D{4}'],
  MT: ['D{13,14}', 'D{9}', 'LD{8}'],
  NC: ['D{8,12}'],
  ND: ['LLLD{6}', 'LLL-D{2}-D{4}', 'D{9}'],
  NE: ['LD{8}'],
  NH: ['D{2}LLLD{5}', 'NHLD{8}'],
  NJ: ['LD{14}', 'LD{4} D{5} D{5}'],
  NM: ['D{8,9}'],
  NV: ['D{10}', 'D{12}', 'XD{8}'],
  NY: ['D{9}', 'D{3} D{3} D{3}', 'LD{7}', 'LD{18}', 'D{16}'],
  OH: ['LLD{6}', 'D{8}'],
  OK: ['LD{9}', 'D{9}'],
  OR: ['D{7,9}', 'LD{6}'],
  PA: ['D{8}', 'D{2} D{3} D{3}'],
  RI: ['D{7,8}', 'LD{6}'],
  SC: ['D{7,11}'],
  SD: ['D{8}', 'D{12}'],
  TN: ['D{8,9}'],
  TX: ['D{8}'],
  UT: ['D{7,10}'],
  VA: ['LD{8}', 'D{9}', 'LD{2}-D{2}-D{4}'],
  VT: ['D{8}', 'D{7}A'],
  WA: ['L{2,7}[*]{0,5}D{3}LD', 'L{2,7}[*]{0,5}D{3}LL'],
  WI: ['LD{13}', 'LD{3}-D{4}-D{4}-D{2}'],
  WV: ['D{7}', 'LD{6}'],
  WY: ['D{9,10}', 'D{6}-D{3}'],
};

const asPattern = (format: string): string =>
  format.replace(/[LD]/g, (part) => (part === 'D' ? '\\d' : '[A-Z]'));

/** Washington's newer numbers begin with its own initials. */
const WASHINGTON = 'WDL[A-Z0-9]{9}';
const PATTERNS = [...[...new Set(Object.values(FORMATS).flat())].map(asPattern), WASHINGTON];

export const US_DRIVING_LICENSE: DataIdentifier = {
  id: 'us-driving-license',
  name: 'US driving license number',
  group: 'driving_license',
  country: 'US',
  risks: ['pii', 'glba'],
  patterns: [`\\b(?:${PATTERNS.join('|')})\\b`],
  ignoreCase: true,
  isolated: 'number',
  check: ({ compact }) => (compact.match(/\d/g)?.length ?? 0) >= 3 && !/^(\d)\1+$/.test(compact),
  keywords: [
    ...['driver license', 'drivers license', "driver's license", 'driver’s license', 'driver licence', 'driving license', 'driver license number'],
    ...['license number', 'license no', 'licence number', 'dl', 'dl no', 'dl number', 'dln', 'dmv', "driver's lic", 'driver lic', 'operator license'],
    ...['permit number', 'learner permit', 'licencia de conducir', 'número de licencia', 'drivers licence', "driver's licence", 'permis de conduire'],
  ],
  within: 40,
  reported: 'narrow',
  rank: 0,
  examples: {
    matching: [
      ["My driver's license is D1234567", 'D1234567'],
      ['DL no. F255-921-50-094-0', 'F255-921-50-094-0'],
      ['driver license number 099 999 912', '099 999 912'],
      ['license number: S530-4607-9870', 'S530-4607-9870'],
    ],
    clean: ['D1234567', "My driver's license expires in 2027", 'license number: 12345'],
  },
  source: 'American Association of Motor Vehicle Administrators, license number formats of the states',
};
