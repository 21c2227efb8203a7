import { withOrWithout } from '../../checks/country-prefix.ts';
import { stdnumCheck } from '../../checks/stdnum.ts';
import { weightedSum } from '../../checks/weighted.ts';
import type { DataIdentifier } from '../identifier.ts';
import { looseDigits } from './loose-digits.ts';

export const PT: readonly DataIdentifier[] = [
  {
    id: 'pt-nif',
    name: 'Portuguese tax number (NIF, NIPC)',
    group: 'tax',
    country: 'PT',
    risks: ['pii'],
    patterns: ['(?:PT[ -]?)?[1-9]\\d{2}[ .-]?\\d{3}[ .-]?\\d{3}', looseDigits(9, 'PT')],
    ignoreCase: true,
    isolated: 'number',
    check: withOrWithout('PT', isNif),
    keywords: [
      'nif',
      'n.i.f.',
      'nipc',
      'contribuinte',
      'número de contribuinte',
      'nº de contribuinte',
      'nº contribuinte',
      'número de identificação fiscal',
      'numero de identificacao fiscal',
      'número de identificação de pessoa colectiva',
      'pessoa coletiva',
      'pessoa colectiva',
      'iva',
      'vat',
      'vat number',
      'vat no',
      'vat id',
      'portuguese vat',
      'portuguese tax number',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['NIF: PT 501 964 843', 'PT 501 964 843'],
        ['Contribuinte nº 123456789', '123456789'],
      ],
      clean: ['NIF: PT 501 964 840', 'Telefone 501964843'],
    },
    source: 'Decreto-Lei n.º 14/2013; https://www.portaldasfinancas.gov.pt',
  },
  {
    id: 'pt-cc',
    name: 'Portuguese citizen card number',
    group: 'national_id',
    country: 'PT',
    risks: ['pii'],
    patterns: ['\\d{8}[ -]?\\d[ -]?[A-Z0-9]{2}[ -]?\\d'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ text, compact, before, after }) =>
      isCitizenCard({ text: compact, compact, before, after }) &&
      (/[A-Z]{2}/i.test(text) || 'beside_keyword'),
    keywords: [
      'cartão de cidadão',
      'cartao de cidadao',
      'cartão cidadão',
      'número de cartão de cidadão',
      'cc',
      'cc nº',
      'citizen card',
      'documento de identificação',
      'portuguese identity card',
    ],
    within: 50,
    reported: 'medium',
    examples: {
      matching: [
        ['Cartão de cidadão 00000000 0 ZZ4', '00000000 0 ZZ4'],
        ['CC nº 12345678 9 ZX5', '12345678 9 ZX5'],
      ],
      clean: ['Cartão de cidadão 00000000 0 ZZ0', 'Cartão de cidadão 123456789'],
    },
    source: 'https://www.autenticacao.gov.pt (Validação de Número de Documento do Cartão de Cidadão)',
  },
  {
    id: 'pt-bi',
    name: 'Portuguese civil identification number (BI)',
    group: 'national_id',
    country: 'PT',
    risks: ['pii'],
    patterns: ['\\d{7,8}(?:[ -]\\d)?'],
    isolated: 'number',
    keywords: [
      'bilhete de identidade',
      'nº bi',
      'bi nº',
      'número de identificação civil',
      'nº identificação civil',
      'nic',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Bilhete de identidade nº 12345678', '12345678'],
        ['Número de identificação civil: 9876543-2', '9876543-2'],
      ],
      clean: ['Tel. 12345678', 'Bilhete de identidade nº 123'],
    },
    source: 'https://irn.justica.gov.pt (Instituto dos Registos e do Notariado)',
  },
  {
    id: 'pt-niss',
    name: 'Portuguese social security number (NISS)',
    group: 'national_id',
    country: 'PT',
    risks: ['pii'],
    patterns: ['[12]\\d{2}[ .]?\\d{3}[ .]?\\d{3}[ .]?\\d{2}', '[12]\\d{3} ?\\d{3} ?\\d{4}', looseDigits(11)],
    isolated: 'number',
    check: ({ compact }) =>
      9 - (weightedSum(compact, [29, 23, 19, 17, 13, 11, 7, 5, 3, 2]) % 10) === Number(compact[10]),
    keywords: [
      'niss',
      'n.i.s.s.',
      'segurança social',
      'seguranca social',
      'número de identificação da segurança social',
      'beneficiário',
      'portuguese social security',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['NISS: 11200456783', '11200456783'],
        ['Segurança Social 112 345 678 92', '112 345 678 92'],
      ],
      clean: ['NISS: 12001234560', 'Processo 12001234561'],
    },
    source: 'https://www.seg-social.pt (NISS)',
  },
  {
    id: 'pt-health-user-number',
    name: 'Portuguese health service user number',
    group: 'health',
    country: 'PT',
    risks: ['hipaa', 'pii'],
    patterns: ['\\d{3} ?\\d{3} ?\\d{3}'],
    isolated: 'number',
    keywords: [
      'número de utente',
      'numero de utente',
      'nº de utente',
      'nº utente',
      'utente',
      'sns',
      'cartão de utente',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['Nº de utente 123456789', '123456789'],
        ['Utente SNS: 298 765 432', '298 765 432'],
      ],
      clean: ['Telefone 298765432', 'Nº de utente 1234'],
    },
    source: 'https://www.sns.gov.pt (Registo Nacional de Utentes)',
  },
  {
    id: 'pt-passport',
    name: 'Portuguese passport number',
    group: 'passport',
    country: 'PT',
    risks: ['pii'],
    patterns: ['[A-Z]{1,2}\\d{6}'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'passaporte',
      'passaporte português',
      'nº passaporte',
      'portuguese passport',
      'portuguese passport no',
      'portuguese passport number',
    ],
    within: 50,
    reported: 'narrow',
    rank: 1,
    examples: {
      matching: [
        ['Passaporte nº L123456', 'L123456'],
        ['Portuguese passport CA654321', 'CA654321'],
      ],
      clean: ['Peça L123456', 'Passaporte nº 123456'],
    },
    source: 'https://www.consilium.europa.eu/prado (PRT-AO)',
  },
  {
    id: 'pt-driving-license',
    name: 'Portuguese driving license number',
    group: 'driving_license',
    country: 'PT',
    risks: ['pii'],
    patterns: ['[A-Z]{1,2}-?\\d{5,7} ?\\d'],
    ignoreCase: true,
    isolated: 'word',
    keywords: [
      'carta de condução',
      'carta de conducao',
      'portuguese driving licence',
      'portuguese driving license',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['Carta de condução L-1234567 8', 'L-1234567 8'],
        ['Carta de condução SA-765432 1', 'SA-765432 1'],
      ],
      clean: ['Peça L-1234567 8', 'Carta de condução 12'],
    },
    source: 'https://www.imt-ip.pt (Instituto da Mobilidade e dos Transportes)',
  },
];

const isCitizenCard = stdnumCheck('PT', 'cc');

function isNif(digits: string): boolean {
  if (digits.startsWith('0')) return false;
  const remainder = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (remainder < 2 ? 0 : 11 - remainder) === Number(digits[8]);
}
