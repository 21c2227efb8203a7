import { BASE58_XRP, base58CheckVersion } from '../../checks/base58-check.ts';
import { isBech32 } from '../../checks/bech32.ts';
import { crc16 } from '../../checks/crc-16.ts';
import { isEthereumAddress } from '../../checks/eip-55.ts';
import type { DataIdentifier } from '../identifier.ts';

const WALLET = [
  'wallet',
  'address',
  'crypto',
  'wallet address',
  'send to',
  'payout',
  'deposit',
  'donate',
  'wallet-adresse',
  'portefeuille',
  'cartera',
  'ウォレット',
];
const common = { group: 'bank', risks: ['pii'], isolated: 'word', within: 60, reported: 'medium' } as const;

const hasVersion = (text: string, ...versions: readonly number[]): boolean =>
  versions.includes(base58CheckVersion(text) ?? -1);

/** Base 32 of 56 characters whose last two bytes are the CRC of the rest, low byte first. */
function isStellar(text: string): boolean {
  let bits = 0n;
  for (const character of text)
    bits = (bits << 5n) | BigInt('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character));
  const bytes = Buffer.from(bits.toString(16).padStart(70, '0'), 'hex');
  return crc16(bytes.subarray(0, 33)) === bytes.readUInt16LE(33);
}

/** Addresses of the larger cryptocurrencies. */
export const CRYPTO_ADDRESSES: readonly DataIdentifier[] = [
  {
    ...common,
    id: 'crypto-bitcoin',
    name: 'Bitcoin address',
    patterns: [
      '\\b[13][1-9A-HJ-NP-Za-km-z]{25,34}\\b',
      '\\b(?:bc1|tb1)[a-z0-9]{11,71}\\b',
      '\\b(?:BC1|TB1)[A-Z0-9]{11,71}\\b',
    ],
    check: ({ text }) => (/^[13]/.test(text) ? hasVersion(text, 0, 5) : isBech32(text)),
    keywords: [...WALLET, 'bitcoin', 'btc', 'bitcoin address', 'ビットコイン'],
    conclusive: true,
    examples: {
      matching: [
        ['Send to 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa please', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
        ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
      ],
      clean: [
        'Send to 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb please',
        'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
      ],
    },
    source: 'Bitcoin wiki, Base58Check encoding; BIP 173, BIP 350',
  },
  {
    ...common,
    id: 'crypto-ethereum',
    name: 'Ethereum address',
    patterns: ['\\b0x[0-9a-fA-F]{40}\\b'],
    check: ({ text }) => isEthereumAddress(text.slice(2)),
    keywords: [...WALLET, 'ethereum', 'eth', 'erc20', 'usdt', 'metamask', 'イーサリアム'],
    examples: {
      matching: [
        ['pay 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
        ['eth: 0x52908400098527886e0f7030069857d2e4169ee7', '0x52908400098527886e0f7030069857d2e4169ee7'],
      ],
      clean: [
        'pay 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
        '0x52908400098527886e0f7030069857d2e4169ee7ab',
      ],
    },
    source: 'EIP-55',
  },
  {
    ...common,
    id: 'crypto-litecoin',
    name: 'Litecoin address',
    patterns: ['\\b[LM][1-9A-HJ-NP-Za-km-z]{26,33}\\b', '\\bltc1[a-z0-9]{11,71}\\b'],
    check: ({ text }) => (text.startsWith('ltc1') ? isBech32(text) : hasVersion(text, 48, 50)),
    keywords: [...WALLET, 'litecoin', 'ltc'],
    conclusive: true,
    examples: {
      matching: [
        ['ltc LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
        ['to LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9.', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
      ],
      clean: ['ltc LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH8', 'Litecoin of LosAngelesMotorsOfTheWest'],
    },
    source: 'Litecoin Core, chain parameters',
  },
  {
    ...common,
    id: 'crypto-dogecoin',
    name: 'Dogecoin address',
    patterns: ['\\bD[5-9A-HJ-NP-U][1-9A-HJ-NP-Za-km-z]{32}\\b'],
    check: ({ text }) => hasVersion(text, 30),
    keywords: [...WALLET, 'dogecoin', 'doge'],
    conclusive: true,
    examples: {
      matching: [
        ['doge DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
        ['(DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L)', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
      ],
      clean: ['doge DH5yaieqoZN36fDVciNyRueRGvGLR3mr7M', 'Dogecoin'],
    },
    source: 'Dogecoin Core, chain parameters',
  },
  {
    ...common,
    id: 'crypto-tron',
    name: 'Tron address',
    patterns: ['\\bT[1-9A-HJ-NP-Za-km-z]{33}\\b'],
    check: ({ text }) => hasVersion(text, 0x41),
    keywords: [...WALLET, 'tron', 'trx', 'trc20', 'usdt'],
    conclusive: true,
    examples: {
      matching: [
        ['usdt TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
        ['"to":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
      ],
      clean: ['usdt TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'Tron'],
    },
    source: 'TRON developer documentation, account address format',
  },
  {
    ...common,
    id: 'crypto-xrp',
    name: 'XRP Ledger address',
    patterns: ['\\br[1-9A-HJ-NP-Za-km-z]{24,34}\\b'],
    check: ({ text }) => base58CheckVersion(text, BASE58_XRP) === 0,
    keywords: [...WALLET, 'xrp', 'ripple', 'destination tag'],
    conclusive: true,
    examples: {
      matching: [
        ['xrp rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
        ['rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59B', 'rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59B'],
      ],
      clean: ['xrp rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi', 'ripple'],
    },
    source: 'XRP Ledger documentation, base58 encodings',
  },
  {
    ...common,
    id: 'crypto-cardano',
    name: 'Cardano address',
    patterns: ['\\b(?:addr1|stake1)[a-z0-9]{50,100}\\b'],
    check: ({ text }) => isBech32(text),
    keywords: [...WALLET, 'cardano', 'ada'],
    conclusive: true,
    examples: {
      matching: [
        [
          'ada addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
          'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
        ],
        [
          'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw',
          'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw',
        ],
      ],
      clean: ['stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgx', 'addr1 of the list'],
    },
    source: 'CIP-19, Cardano addresses',
  },
  {
    ...common,
    id: 'crypto-stellar',
    name: 'Stellar address',
    patterns: ['\\bG[A-D][A-Z2-7]{54}\\b'],
    check: ({ text }) => isStellar(text),
    keywords: [...WALLET, 'stellar', 'xlm', 'lumens'],
    conclusive: true,
    examples: {
      matching: [
        [
          'xlm GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
          'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
        ],
        [
          'to=GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
          'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
        ],
      ],
      clean: ['xlm GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN6', 'GA'],
    },
    source: 'SEP-23, strkeys',
  },
  {
    ...common,
    id: 'crypto-monero',
    name: 'Monero address',
    patterns: ['\\b[48][0-9AB][1-9A-HJ-NP-Za-km-z]{93}\\b'],
    keywords: [...WALLET, 'monero', 'xmr'],
    reported: 'medium',
    examples: {
      matching: [
        [
          'xmr 44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
          '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
        ],
        [
          '{"a":"44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A"}',
          '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
        ],
      ],
      clean: ['xmr 44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3X', 'Monero'],
    },
    source: 'Monero documentation, standard addresses',
  },
];
