import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const PY: readonly DataIdentifier[] = [
  {
    id: 'py-ruc',
    name: 'Paraguayan tax number (RUC)',
    group: 'tax',
    country: 'PY',
    risks: ['pii'],
    patterns: ['\\d{1,2}\\.?\\d{3}\\.?\\d{3}[- ]?\\d', '\\d{4,8}[- ]?\\d', looseDigits(9), looseDigits(8)],
    isolated: 'number',
    check: ({ compact }) => isRuc(compact),
    keywords: [
      'ruc',
      'r.u.c.',
      'ruc nº',
      'ruc number',
      'registro único de contribuyentes',
      'registro unico de contribuyentes',
      'registro único del contribuyente',
      'paraguay tax number',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['RUC: 80028061-0', '80028061-0'],
        ['RUC 45678910', '45678910'],
      ],
      clean: ['RUC: 80028061-1', 'Pedido 80028061-0'],
    },
    source: 'https://www.dnit.gov.py (Decreto 12.100, dígito verificador)',
  },
  {
    id: 'py-cedula',
    name: 'Paraguayan identity card number',
    group: 'national_id',
    country: 'PY',
    risks: ['pii'],
    patterns: ['\\d{1,2}\\.\\d{3}\\.\\d{3}', '\\d{5,7}'],
    isolated: 'number',
    keywords: [
      'cédula de identidad civil',
      'cédula de identidad paraguaya',
      'cédula paraguaya',
      'c.i.c.',
      'paraguayan id',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Cédula de identidad civil 4.567.891', '4.567.891'],
        ['Cédula paraguaya nº 4567891', '4567891'],
      ],
      clean: ['Son 4.567.891 guaraníes', 'Cédula paraguaya nº 12'],
    },
    source: 'https://www.policianacional.gov.py (Departamento de Identificaciones)',
  },
  {
    id: 'py-passport',
    name: 'Paraguayan passport number',
    group: 'passport',
    country: 'PY',
    risks: ['pii'],
    patterns: ['[A-Z]\\d{6,7}|[A-Z]{2}\\d{6}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'pasaporte paraguayo',
      'paraguayan passport',
      'paraguay passport',
      'paraguayan passport no',
      'paraguayan passport number',
      'paraguay passport no',
      'paraguay passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Pasaporte paraguayo P123456', 'P123456'],
        ['Paraguayan passport: H7654321', 'H7654321'],
      ],
      clean: ['Pieza P123456', 'Pasaporte paraguayo 123'],
    },
    source: 'ICAO Doc 9303-4',
  },
];

/** Weights from 2 on, from the right. */
function isRuc(digits: string): boolean {
  let sum = 0;
  for (let index = digits.length - 2, weight = 2; index >= 0; index -= 1, weight += 1)
    sum += Number(digits[index]) * weight;
  const remainder = sum % 11;
  return (remainder > 1 ? 11 - remainder : 0) === Number(digits.at(-1));
}
