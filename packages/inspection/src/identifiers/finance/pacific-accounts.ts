import { stdnumCheck } from '../../checks/stdnum.ts';
import type { DataIdentifier } from '../identifier.ts';

/** Banks and accounts in Asia and Oceania. */
export const PACIFIC_ACCOUNTS: readonly DataIdentifier[] = [
  {
    id: 'au-bsb',
    name: 'Australian bank state branch (BSB)',
    group: 'bank',
    country: 'AU',
    risks: ['pii'],
    patterns: ['\\b\\d{3}[- ]?\\d{3}\\b'],
    isolated: 'number',
    keywords: ['bsb', 'bsb number', 'bsb no', 'bank state branch'],
    within: 20,
    reported: 'narrow',
    examples: {
      matching: [
        ['BSB 062-000', '062-000'],
        ['bsb: 733128', '733128'],
      ],
      clean: ['pages 062-000', 'BSB of banks'],
    },
    source: 'Australian Payments Network, BSB numbers',
  },
  {
    id: 'au-bank-account',
    name: 'Australian bank account',
    group: 'bank',
    country: 'AU',
    risks: ['pii'],
    patterns: [
      '(?i)\\bbsb:? ?\\d{3}[- ]?\\d{3}[ ,;/-]{1,3}(?:(?:account|acct?|a/c)[a-z ]*\\.?:? ?)?(\\d{2,4}[ -]?\\d{2,4}[ -]?\\d{0,4})\\b',
    ],
    isolated: 'number',
    keywords: ['bsb', 'account', 'acc', 'account number'],
    within: 40,
    reported: 'narrow',
    examples: {
      matching: [
        ['BSB 062-000, account 1234 5678', '1234 5678'],
        ['BSB: 733128 Acc: 765432', '765432'],
      ],
      clean: ['account 1234 5678', 'BSB 062-000 is in Sydney'],
    },
    source: 'Australian Payments Network, BECS procedures',
  },
  {
    id: 'in-ifsc',
    name: 'Indian bank branch code (IFSC)',
    group: 'bank',
    country: 'IN',
    risks: ['pii'],
    patterns: ['\\b[A-Z]{4}0[A-Z0-9]{6}\\b'],
    ignoreCase: true,
    isolated: 'word',
    check: ({ text }) => (/^[A-Z]{4}0\d{6}$/.test(text) ? true : 'beside_keyword'),
    keywords: ['ifsc', 'ifsc code', 'neft', 'rtgs', 'imps', 'bank', 'branch', 'account', 'a/c'],
    within: 60,
    reported: 'medium',
    examples: {
      matching: [
        ['IFSC: SBIN0001234', 'SBIN0001234'],
        ['ifsc code hdfc0abc123', 'hdfc0abc123'],
      ],
      clean: ['IFSC: SBIN1001234', 'code hdfc0abc123x'],
    },
    source: 'Reserve Bank of India, IFSC',
  },
  {
    id: 'in-bank-account',
    name: 'Indian bank account',
    group: 'bank',
    country: 'IN',
    risks: ['pii'],
    patterns: ['\\b\\d{9,18}\\b'],
    isolated: 'number',
    keywords: ['a/c no', 'a/c number', 'saving account', 'savings a/c', 'ifsc', 'खाता', 'खाता संख्या'],
    within: 20,
    reported: 'narrow',
    rank: -6,
    examples: {
      matching: [
        ['A/c no. 50100234567890', '50100234567890'],
        ['खाता संख्या 30123456789', '30123456789'],
      ],
      clean: ['50100234567890', 'A/c no. 50100'],
    },
    source: 'Reserve Bank of India, account number practices of banks',
  },
  {
    id: 'nz-bank-account',
    name: 'New Zealand bank account',
    group: 'bank',
    country: 'NZ',
    risks: ['pii'],
    patterns: ['\\b\\d{2}[- ]\\d{4}[- ]\\d{7}[- ]\\d{2,3}\\b', '\\b\\d{15,16}\\b'],
    isolated: 'number',
    check: (candidate) =>
      stdnumCheck('NZ', 'bank')(candidate) && (/[ -]/.test(candidate.text) || 'beside_keyword'),
    keywords: ['bank account', 'account', 'account number', 'acct'],
    within: 40,
    reported: 'medium',
    examples: {
      matching: [
        ['account 01-0902-0068389-00', '01-0902-0068389-00'],
        ['pay 08-6523-1954512-001', '08-6523-1954512-001'],
      ],
      clean: ['account 01-0902-0068390-00', '77-0902-0068389-00'],
    },
    source: 'Inland Revenue NZ, bank account number validation',
  },
  {
    id: 'jp-bank-account',
    name: 'Japanese bank account',
    group: 'bank',
    country: 'JP',
    risks: ['pii'],
    patterns: [
      '(?:普通|当座|貯蓄|口座番号)(?:預金|口座)?(?:[ 　:：]{0,3}(?:番号|No\\.?))?[ 　:：]{0,3}(\\d{7})\\b',
    ],
    isolated: 'word',
    keywords: ['普通', '当座', '口座番号', '支店', '銀行', '振込先'],
    within: 30,
    reported: 'narrow',
    examples: {
      matching: [
        ['東京支店 普通 1234567', '1234567'],
        ['口座番号：7654321', '7654321'],
      ],
      clean: ['普通 12345678', '電話 7654321'],
    },
    source: 'Japanese Bankers Association (Zengin), account numbers',
  },
];
