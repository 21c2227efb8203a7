import { isAbaRouting } from '../../checks/aba-routing.ts';
import { stdnumCheck } from '../../checks/stdnum.ts';
import type { DataIdentifier } from '../identifier.ts';

const ACCOUNT_WORDS = [
  'account',
  'acct',
  'account no',
  'account number',
  'bank account',
  'checking',
  'savings',
];

/** Banks and accounts in the Americas. */
export const AMERICAN_ACCOUNTS: readonly DataIdentifier[] = [
  {
    id: 'us-aba-routing',
    name: 'US bank routing number (ABA)',
    group: 'bank',
    country: 'US',
    risks: ['glba'],
    patterns: ['\\b\\d{9}\\b', '\\b\\d{4}-\\d{4}-\\d\\b'],
    isolated: 'number',
    check: ({ text, compact }) => isAbaRouting(compact) && (text.includes('-') || 'beside_keyword'),
    keywords: [
      ...[
        'aba',
        'aba number',
        'aba routing',
        'routing',
        'routing number',
        'routing no',
        'routing transit number',
        'rtn',
        'transit number',
      ],
      ...['bank routing', 'wire', 'ach', 'fedwire', 'direct deposit', 'bankleitzahl', 'número de ruta'],
    ],
    within: 40,
    reported: 'medium',
    rank: 3,
    examples: {
      matching: [
        ['Routing number: 021000021', '021000021'],
        ['3222-7162-7', '3222-7162-7'],
      ],
      clean: ['Routing number: 021000022', 'we counted 021000021 of them', '1234-0000-0'],
    },
    source: 'American Bankers Association, routing number policy',
  },
  {
    id: 'ca-bank-transit',
    name: 'Canadian bank transit number',
    group: 'bank',
    country: 'CA',
    risks: ['pii'],
    patterns: [
      '\\b\\d{5}-(?:00[1-9]|01[0-9]|0[2-9]\\d|[1-3]\\d\\d|540|614|6[0-2]\\d|8\\d\\d)\\b',
      '\\b0(?:00[1-9]|01[06]|030|039|[1-3]\\d\\d|540|614|8\\d\\d)\\d{5}\\b',
    ],
    isolated: 'number',
    keywords: [
      'transit',
      'transit number',
      'transit no',
      'institution number',
      'institution',
      'branch',
      'eft',
      'void cheque',
      'numéro de transit',
      'succursale',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['Transit number: 10009-001', '10009-001'],
        ['EFT 000412345', '000412345'],
      ],
      clean: ['ZIP 10009-0012', 'Transit in 2026'],
    },
    source: 'Payments Canada, rule on financial institution numbers',
  },
  {
    id: 'mx-clabe',
    name: 'Mexican bank account (CLABE)',
    group: 'bank',
    country: 'MX',
    risks: ['pii'],
    patterns: ['\\b\\d{18}\\b', '\\b\\d{3} \\d{3} \\d{11} \\d\\b'],
    isolated: 'number',
    check: (candidate) => stdnumCheck('MX', 'clabe')(candidate) && 'beside_keyword',
    keywords: [
      'clabe',
      'clabe interbancaria',
      'cuenta',
      'cuenta clabe',
      'transferencia',
      'spei',
      'depósito',
      'banco',
    ],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['CLABE: 032180000118359719', '032180000118359719'],
        ['cuenta 002010077777777771', '002010077777777771'],
      ],
      clean: ['CLABE: 032180000118359710', '032180000118359719'],
    },
    source: 'Banco de México; Asociación de Bancos de México, CLABE',
  },
  {
    id: 'ar-cbu',
    name: 'Argentine bank account (CBU)',
    group: 'bank',
    country: 'AR',
    risks: ['pii'],
    patterns: ['\\b\\d{22}\\b', '\\b\\d{8}[ -]\\d{14}\\b'],
    isolated: 'number',
    check: stdnumCheck('AR', 'cbu'),
    keywords: ['cbu', 'cvu', 'cuenta', 'clave bancaria', 'transferencia', 'alias'],
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['CBU 2850590940090418135201', '2850590940090418135201'],
        ['CBU: 28505909 40090418135201', '28505909 40090418135201'],
      ],
      clean: ['CBU 2850590940090418135202', '2850590940090418135203'],
    },
    source: 'Banco Central de la República Argentina, Clave Bancaria Uniforme',
  },
  {
    id: 'br-bank-account',
    name: 'Brazilian bank account',
    group: 'bank',
    country: 'BR',
    risks: ['pii'],
    patterns: [
      '(?i)\\bag(?:[êe]ncia|\\.)?:? ?\\d{4}(?:-\\d)?[ ,;/-]{1,3}(?:c/?c|conta(?: corrente| poupança)?)[.:]? ?(\\d{4,12}-[\\dxX])\\b',
      '(?i)\\bconta(?: corrente| poupança| bancária)?(?: n[ºo°]?\\.?)?:? ?(\\d{4,12}-[\\dxX])\\b',
    ],
    isolated: 'number',
    keywords: ['conta', 'conta corrente', 'agência', 'banco', 'poupança', 'pix', 'c/c'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['Agência 1234-5, conta corrente 123456-7', '123456-7'],
        ['conta: 0098765-x', '0098765-x'],
      ],
      clean: ['CEP 01310-100', 'conta com 3 itens'],
    },
    source: 'Banco Central do Brasil, Sistema de Pagamentos Brasileiro; FEBRABAN',
  },
  {
    id: 'us-bank-account',
    name: 'US bank account number',
    group: 'bank',
    country: 'US',
    risks: ['glba'],
    patterns: ['\\b\\d{8,17}\\b', '\\b\\d{3,6}-\\d{3,6}-\\d{3,6}\\b'],
    isolated: 'number',
    check: ({ compact, before }) =>
      !/^(\d)\1+$/.test(compact) &&
      !/^(?:19|20)\d\d(?:0[1-9]|1[0-2])/.test(compact) &&
      !/\b(?:phone|telephone|tel|mobile|cell|fax|call)\.?["']? ?(?:no\.?|number)?[:=]? ?["']?$/i.test(before),
    keywords: [
      ...ACCOUNT_WORDS.slice(2),
      ...[
        'checking account',
        'savings account',
        'deposit account',
        'debit account',
        'acct no',
        'acct number',
        'bank acct',
        'account #',
        'acct #',
        'bank of america',
      ],
    ],
    within: 24,
    reported: 'narrow',
    rank: -5,
    examples: {
      matching: [
        ['checking account 4457002918', '4457002918'],
        ['Bank account number: 000123456789', '000123456789'],
      ],
      clean: [
        'we sold 4457002918 of them',
        'account number 12345',
        'Home phone: 010-4985-3599\nBank account: none',
      ],
    },
    source: 'Nacha Operating Rules, DFI account number',
  },
];
