import { withSeparators } from '../../checks/separators.ts';
import { isRepeated, weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';

/** The check digit that modulo 11 asks for; 10 and 11 become 0. */
const closing = (sum: number): number => ((sum * 10) % 11) % 10;

function isCpf(compact: string): boolean {
  if (isRepeated(compact)) return false;
  const first = closing(weightedSum(compact, [10, 9, 8, 7, 6, 5, 4, 3, 2]));
  const second = closing(weightedSum(compact, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]));
  return compact.endsWith(`${first}${second}`);
}

/** Since July 2026 the first twelve may be letters, which count by their ASCII code minus 48: so weightedSum counts them, too. */
function isCnpj(compact: string): boolean {
  if (isRepeated(compact)) return false;
  const first = closing(weightedSum(compact, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]));
  const second = closing(weightedSum(compact, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]));
  return compact.endsWith(`${first}${second}`);
}

const isPis = (compact: string): boolean =>
  !isRepeated(compact) &&
  closing(weightedSum(compact, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2])) === Number(compact[10]);

function isCnh(compact: string): boolean {
  if (isRepeated(compact)) return false;
  const first = weightedSum(compact, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
  const second = (weightedSum(compact, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11) - (first > 9 ? 2 : 0);
  const digit = second < 0 ? second + 11 : second;
  return compact.endsWith(`${first > 9 ? 0 : first}${digit > 9 ? 0 : digit}`);
}

/** Eight digits, the state from 01 to 28, and two check digits; São Paulo and Minas Gerais have 1 for 0. */
function isVoter(compact: string): boolean {
  const state = Number(compact.slice(8, 10));
  if (state < 1 || state > 28) return false;
  const close = (sum: number): number => (sum % 11 === 0 && state < 3 ? 1 : (sum % 11) % 10);
  const first = close(weightedSum(compact, [2, 3, 4, 5, 6, 7, 8, 9]));
  const second = close(weightedSum(`${compact.slice(8, 10)}${first}`, [7, 8, 9]));
  return compact.endsWith(`${first}${second}`);
}

const isCns = (compact: string): boolean =>
  weightedSum(compact, [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/** Brazil */
export const BR: readonly DataIdentifier[] = [
  {
    id: 'br-cpf',
    name: 'Brazilian personal tax number (CPF)',
    group: 'national_id',
    country: 'BR',
    risks: ['pii'],
    patterns: [String.raw`\d{3}[ .]?\d{3}[ .]?\d{3}[ -]?\d{2}`],
    isolated: 'number',
    check: withSeparators(isCpf),
    keywords: [
      'cpf',
      'c p f',
      'cadastro de pessoas físicas',
      'cadastro de pessoa física',
      'cpf/mf',
      'brazilian tax number',
      'brazil cpf',
      'contribuinte',
      'brazilian national identifier',
      'brazilian personal number',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['cpf: 127.951.477-93', '127.951.477-93'],
        ['See 127.951.477-93 in the file', '127.951.477-93'],
      ],
      clean: ['cpf: 127.951.477-94', 'cpf: 06309977998', 'Room 7, item 06309977997, two pieces'],
    },
    source: 'Receita Federal, Cadastro de Pessoas Físicas',
  },
  {
    id: 'br-cnpj',
    name: 'Brazilian company number (CNPJ)',
    group: 'company',
    country: 'BR',
    risks: [],
    patterns: [String.raw`[0-9A-Z]{2}[ .]?[0-9A-Z]{3}[ .]?[0-9A-Z]{3}[ ./-]?[0-9A-Z]{4}[ -]?\d{2}`],
    ignoreCase: true,
    isolated: 'number',
    check: withSeparators((compact) => /\d/.test(compact.slice(0, 12)) && isCnpj(compact)),
    keywords: [
      'cnpj',
      'c n p j',
      'cadastro nacional da pessoa jurídica',
      'cnpj/mf',
      'brazilian company number',
      'brazil cnpj',
      'brazilian company identifier',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['cnpj: E5.3H7.EW3 ZE7P-61', 'E5.3H7.EW3 ZE7P-61'],
        ['See E5.3H7.EW3 ZE7P-61 in the file', 'E5.3H7.EW3 ZE7P-61'],
      ],
      clean: ['cnpj: E5.3H7.EW3 ZE7P-62', 'cnpj: VM28L71NUFV945', 'Room 7, item VM28L71NUFV944, two pieces'],
    },
    source: 'Receita Federal, CNPJ and Instrução Normativa RFB 2.229/2024 (letters)',
  },
  {
    id: 'br-pis',
    name: 'Brazilian social number (PIS, PASEP, NIS)',
    group: 'national_id',
    country: 'BR',
    risks: ['pii'],
    patterns: [String.raw`[12]\d{2}\.?\d{5}[ .]?\d{2}[ -]?\d`],
    isolated: 'number',
    check: ({ compact }) => isPis(compact),
    keywords: [
      'pis',
      'pasep',
      'nis',
      'nit',
      'pis/pasep',
      'programa de integração social',
      'número de identificação social',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['pis: 128.84714.18-0', '128.84714.18-0'],
        ['17248779375 (pasep)', '17248779375'],
      ],
      clean: ['pis: 128.84714.18-1', 'pis: 17248779376', 'Room 7, item 128.84714.18-0, two pieces'],
    },
    source: 'Caixa Econômica Federal, PIS/PASEP',
  },
  {
    id: 'br-voter',
    name: 'Brazilian voter number',
    group: 'national_id',
    country: 'BR',
    risks: ['pii'],
    patterns: [String.raw`\d{4}[ ]?\d{4}[ ]?\d{4}`],
    isolated: 'number',
    check: ({ compact }) => isVoter(compact),
    keywords: [
      'título de eleitor',
      'titulo de eleitor',
      'título eleitoral',
      'inscrição eleitoral',
      'brazilian voter',
      'eleitor',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['título de eleitor: 1563 2446 1562', '1563 2446 1562'],
        ['048424460736 (titulo de eleitor)', '048424460736'],
      ],
      clean: [
        'título de eleitor: 1563 2446 1563',
        'título de eleitor: 048424460737',
        'Room 7, item 1563 2446 1562, two pieces',
      ],
    },
    source: 'Tribunal Superior Eleitoral, Resolução 21.538/2003',
  },
  {
    id: 'br-cns',
    name: 'Brazilian health card number (CNS)',
    group: 'health',
    country: 'BR',
    risks: ['pii', 'hipaa'],
    patterns: [String.raw`[1-27-9]\d{2}[ .]?\d{4}[ .]?\d{4}[ .]?\d{4}`],
    isolated: 'number',
    check: ({ compact }) => isCns(compact),
    keywords: ['cns', 'cartão nacional de saúde', 'cartão sus', 'cartao sus', 'sus', 'brazilian health card'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['cns: 156.1205.0620.3736', '156.1205.0620.3736'],
        ['262184866517400 (cartão nacional de saúde)', '262184866517400'],
      ],
      clean: [
        'cns: 156.1205.0620.3737',
        'cns: 262184866517401',
        'Room 7, item 156.1205.0620.3736, two pieces',
      ],
    },
    source: 'Ministério da Saúde, Cartão Nacional de Saúde',
  },
  {
    id: 'br-driving-license',
    name: 'Brazilian driving license number (CNH)',
    group: 'driving_license',
    country: 'BR',
    risks: ['pii'],
    patterns: [String.raw`\d{11}`],
    isolated: 'number',
    check: ({ compact }) => isCnh(compact),
    keywords: [
      'cnh',
      'carteira nacional de habilitação',
      'carteira de habilitação',
      'habilitação',
      'brazilian driving license',
      'nº registro',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['cnh: 24932479102', '24932479102'],
        ['56360621618 (carteira nacional de habilitação)', '56360621618'],
      ],
      clean: ['cnh: 24932479103', 'cnh: 24932479104', 'Room 7, item 24932479102, two pieces'],
    },
    source: 'Senatran, Carteira Nacional de Habilitação',
  },
  {
    id: 'br-rg',
    name: 'Brazilian identity card number (RG)',
    group: 'national_id',
    country: 'BR',
    risks: ['pii'],
    patterns: [String.raw`\d{1,2}\.\d{3}\.\d{3}(?:-[0-9X])?`, String.raw`\d{7,9}-?[0-9X]`],
    ignoreCase: true,
    isolated: 'number',
    keywords: [
      'rg',
      'registro geral',
      'carteira de identidade',
      'cédula de identidade',
      'brazilian identity card',
    ],
    within: 40,
    reported: 'narrow',
    rank: -1,
    examples: {
      matching: [
        ['rg: 5.754.494', '5.754.494'],
        ['6596939-8 (registro geral)', '6596939-8'],
      ],
      clean: ['Room 7, item 5.754.494, two pieces', 'rg: 5.754.49', 'rg: 6596939-'],
    },
    source: 'Lei 7.116/1983, carteiras de identidade',
  },
  {
    id: 'br-passport',
    name: 'Brazilian passport number',
    group: 'passport',
    country: 'BR',
    risks: ['pii'],
    patterns: [String.raw`[A-Z]{2}[ ]?\d{6}`],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'passaporte',
      'passaporte brasileiro',
      'nº do passaporte',
      'brazilian passport',
      'brazil passport',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['passaporte: ZB 743222', 'ZB 743222'],
        ['SQ614528 (passaporte brasileiro)', 'SQ614528'],
      ],
      clean: ['Room 7, item ZB 743222, two pieces', 'passaporte: ZB 74322', 'passaporte: SQ61452'],
    },
    source: 'Polícia Federal, Passaporte',
  },
];
