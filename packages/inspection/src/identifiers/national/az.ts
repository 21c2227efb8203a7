import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The ninth digit checks eight others; the tenth tells companies (1) and persons (2) apart. */
const isVoen = (compact: string): boolean =>
  weightedSum(compact, [4, 1, 8, 6, 2, 7, 5, 3]) % 11 === Number(compact[8]);

/** Azerbaijan */
export const AZ: readonly DataIdentifier[] = [
  {
    id: 'az-tin',
    name: 'Azerbaijani tax number (VÖEN)',
    group: 'tax',
    country: 'AZ',
    risks: ['pii'],
    patterns: [String.raw`\d{3}[ -]?\d{3}[ -]?\d{3}[12]`],
    isolated: 'number',
    check: ({ compact }) => isVoen(compact),
    keywords: [
      'vöen',
      'voen',
      'vergi ödəyicisinin eyniləşdirmə nömrəsi',
      'azerbaijan tin',
      'azerbaijani tax number',
      'azerbaijan tax',
      'tin',
      'vergi identifikasiya nömrəsi',
      'azerbaijani tax identification number',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['vöen: 4423111021', '4423111021'],
        ['1933967502 (voen)', '1933967502'],
      ],
      clean: ['vöen: 4423111031', 'vöen: 4423111023', 'Room 7, item 4423111021, two pieces'],
    },
    source: 'OECD, Azerbaijan: information on tax identification numbers',
  },
  {
    id: 'az-pin',
    name: 'Azerbaijani personal number (FİN)',
    group: 'national_id',
    country: 'AZ',
    risks: ['pii'],
    patterns: ['[0-9A-HJ-NP-Z]{7}'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ compact }) => /\d/.test(compact),
    keywords: [
      'fin kod',
      'fi̇n kod',
      'fin kodu',
      'fərdi identifikasiya nömrəsi',
      'şəxsiyyət vəsiqəsi',
      'azerbaijan pin',
      'azerbaijani id',
      'azerbaijan personal identification number',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['fin kod: 7SP1HQN', '7SP1HQN'],
        ['183JNAH (fi̇n kod)', '183JNAH'],
      ],
      clean: ['Room 7, item 7SP1HQN, two pieces', 'fin kod: 183JNA'],
    },
    source: 'Azərbaycan Respublikası Daxili İşlər Nazirliyi, Fərdi identifikasiya nömrəsi',
  },
  {
    id: 'az-passport',
    name: 'Azerbaijani passport or identity card number',
    group: 'passport',
    country: 'AZ',
    risks: ['pii'],
    patterns: [String.raw`AZE[ ]?\d{8}`, String.raw`AA[ ]?\d{7}`, String.raw`[CP]\d{8}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'pasport',
      'pasportun nömrəsi',
      'şəxsiyyət vəsiqəsi',
      'azerbaijani passport',
      'azerbaijan passport',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['pasport: AZE 89401393', 'AZE 89401393'],
        ['AA 7403646 (pasportun nömrəsi)', 'AA 7403646'],
      ],
      clean: ['Room 7, item AZE 89401393, two pieces', 'pasport: AA 740364'],
    },
    source: 'Azərbaycan Respublikası Daxili İşlər Nazirliyi; ICAO Doc 9303 part 4',
  },
];
