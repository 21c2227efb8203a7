import type { DataIdentifier } from '../identifier.ts';
import { cardScheme } from './scheme.ts';

/** Schemes of one country in Africa, Asia and Europe. */
export const DOMESTIC_CARDS: readonly DataIdentifier[] = [
  cardScheme({
    id: 'card-mir',
    name: 'Mir card number',
    country: 'RU',
    ranges: [[2200, 2204]],
    lengths: [16, 17, 18, 19],
    plainLengths: [17, 18, 19],
    keywords: ['mir', 'мир', 'карта мир'],
    rank: 10,
    examples: {
      matching: [
        ['Mir 2200128374650193 is blocked', '2200128374650193'],
        ['card 2200 1283 7465 0193', '2200 1283 7465 0193'],
      ],
      clean: ['Mir 2200128374650194 is blocked', 'order number 2200-1283-7465-0193'],
    },
    source: 'Mir payment system rules, National Payment Card System (NSPK)',
  }),
  cardScheme({
    id: 'card-rupay',
    name: 'RuPay card number',
    country: 'IN',
    ranges: [508, [606985, 607984], [608001, 608500], [652150, 653149], [817200, 819899], 8200],
    lengths: [16],
    keywords: ['rupay', 'ru pay', 'रुपे'],
    rank: 12,
    examples: {
      matching: [
        ['RuPay 6530128374650914 is blocked', '6530128374650914'],
        ['card 6530 1283 7465 0914', '6530 1283 7465 0914'],
      ],
      clean: ['RuPay 6530128374650915 is blocked', 'order number 6530-1283-7465-0914'],
    },
    source: 'National Payments Corporation of India (NPCI), RuPay BIN ranges',
  }),
  cardScheme({
    id: 'card-troy',
    name: 'Troy card number',
    country: 'TR',
    ranges: [[979200, 979289], 65],
    lengths: [16],
    keywords: ['troy', 'troy kart'],
    rank: 8,
    examples: {
      matching: [
        ['Troy 9792438374650195 is blocked', '9792438374650195'],
        ['card 9792 4383 7465 0195', '9792 4383 7465 0195'],
      ],
      clean: ['Troy 9792438374650196 is blocked', 'order number 9792-4383-7465-0195'],
    },
    source: 'BKM, Troy card scheme',
  }),
  cardScheme({
    id: 'card-verve',
    name: 'Verve card number',
    country: 'NG',
    ranges: [
      [506099, 506198],
      [507865, 507964],
      [650002, 650027],
    ],
    lengths: [16, 18, 19],
    keywords: ['verve', 'interswitch'],
    rank: 12,
    examples: {
      matching: [
        ['Verve 5061098374615069 is blocked', '5061098374615069'],
        ['card 5061 0983 7461 5069', '5061 0983 7461 5069'],
      ],
      clean: ['Verve 5061098374615060 is blocked', 'order number 5061-0983-7461-5069'],
    },
    source: 'Interswitch, Verve card BIN ranges',
  }),
  cardScheme({
    id: 'card-dankort',
    name: 'Dankort number',
    country: 'DK',
    ranges: [5019, 4571],
    lengths: [16],
    keywords: ['dankort', 'visa dankort', 'betalingskort'],
    rank: 12,
    examples: {
      matching: [
        ['Dankort 5019718374650914 is blocked', '5019718374650914'],
        ['card 5019 7183 7465 0914', '5019 7183 7465 0914'],
      ],
      clean: ['Dankort 5019718374650915 is blocked', 'order number 5019-7183-7465-0914'],
    },
    source: 'Nets, Dankort rules',
  }),
  cardScheme({
    id: 'card-switch',
    name: 'Switch or Solo card number',
    country: 'GB',
    ranges: [4903, 4905, 4911, 4936, 564182, 633110, 6333, 6334, 6767, 6759],
    lengths: [16, 18, 19],
    plainLengths: [18, 19],
    keywords: ['switch', 'solo', 'maestro uk'],
    rank: 11,
    examples: {
      matching: [
        ['Switch or Solo 4936988374650916 is blocked', '4936988374650916'],
        ['card 4936 9883 7465 0916', '4936 9883 7465 0916'],
      ],
      clean: ['Switch or Solo 4936988374650917 is blocked', 'order number 4936-9883-7465-0916'],
    },
    source: 'https://en.wikipedia.org/wiki/Payment_card_number',
  }),
  cardScheme({
    id: 'card-uzcard',
    name: 'Uzcard number',
    country: 'UZ',
    ranges: [8600, 5614],
    lengths: [16],
    keywords: ['uzcard'],
    rank: 11,
    examples: {
      matching: [
        ['Uzcard 8600128374650915 is blocked', '8600128374650915'],
        ['card 8600 1283 7465 0915', '8600 1283 7465 0915'],
      ],
      clean: ['Uzcard 8600128374650916 is blocked', 'order number 8600-1283-7465-0915'],
    },
    source: 'Uzcard payment system, BIN ranges',
  }),
  cardScheme({
    id: 'card-humo',
    name: 'Humo card number',
    country: 'UZ',
    ranges: [9860],
    lengths: [16],
    keywords: ['humo'],
    rank: 11,
    examples: {
      matching: [
        ['Humo 9860128374650918 is blocked', '9860128374650918'],
        ['card 9860 1283 7465 0918', '9860 1283 7465 0918'],
      ],
      clean: ['Humo 9860128374650919 is blocked', 'order number 9860-1283-7465-0918'],
    },
    source: 'Humo payment system (NIPC), BIN range',
  }),
  cardScheme({
    id: 'card-napas',
    name: 'Napas card number',
    country: 'VN',
    ranges: [9704],
    lengths: [16, 19],
    plainLengths: [19],
    keywords: ['napas', 'thẻ', 'thẻ atm', 'số thẻ'],
    rank: 11,
    examples: {
      matching: [
        ['Napas 9704368374650910 is blocked', '9704368374650910'],
        ['card 9704 3683 7465 0910', '9704 3683 7465 0910'],
      ],
      clean: ['Napas 9704368374650911 is blocked', 'order number 9704-3683-7465-0910'],
    },
    source: 'NAPAS domestic card standard (VCCS)',
  }),
  cardScheme({
    id: 'card-ukrcard',
    name: 'UkrCard number',
    country: 'UA',
    ranges: [[604001, 604200]],
    lengths: [16, 17, 18, 19],
    plainLengths: [17, 18, 19],
    keywords: ['ukrcard', 'укркарт'],
    rank: 12,
    examples: {
      matching: [
        ['UkrCard 6040018374650910 is blocked', '6040018374650910'],
        ['card 6040 0183 7465 0910', '6040 0183 7465 0910'],
      ],
      clean: ['UkrCard 6040018374650911 is blocked', 'order number 6040-0183-7465-0910'],
    },
    source: 'https://en.wikipedia.org/wiki/Payment_card_number',
  }),
  cardScheme({
    id: 'card-lankapay',
    name: 'LankaPay card number',
    country: 'LK',
    ranges: [357111],
    lengths: [16],
    keywords: ['lankapay'],
    rank: 14,
    examples: {
      matching: [
        ['LankaPay 3571118374650912 is blocked', '3571118374650912'],
        ['card 3571 1183 7465 0912', '3571 1183 7465 0912'],
      ],
      clean: ['LankaPay 3571118374650913 is blocked', 'order number 3571-1183-7465-0912'],
    },
    source: 'https://en.wikipedia.org/wiki/Payment_card_number',
  }),
  cardScheme({
    id: 'card-borica',
    name: 'BORICA card number',
    country: 'BG',
    ranges: [2205],
    lengths: [16],
    keywords: ['borica', 'борика', 'карта'],
    rank: 11,
    examples: {
      matching: [
        ['BORICA 2205008374650192 is blocked', '2205008374650192'],
        ['card 2205 0083 7465 0192', '2205 0083 7465 0192'],
      ],
      clean: ['BORICA 2205008374650193 is blocked', 'order number 2205-0083-7465-0192'],
    },
    source: 'https://en.wikipedia.org/wiki/Payment_card_number',
  }),
  cardScheme({
    id: 'card-mada',
    name: 'mada card number',
    country: 'SA',
    ranges: [
      446404, 440795, 440647, 421141, 474491, 588845, 968208, 968201, 968205, 457997, 588848, 604906, 636120,
      446393, 588850, 968203, 968202, 588982, 493428, 539931, 558848, 557606, 524130, 514930, 529415, 535825,
      543357, 549760, 437980,
    ],
    lengths: [16],
    keywords: ['mada', 'مدى'],
    rank: 13,
    examples: {
      matching: [
        ['mada 9682018374650198 is blocked', '9682018374650198'],
        ['card 9682 0183 7465 0198', '9682 0183 7465 0198'],
      ],
      clean: ['mada 9682018374650199 is blocked', 'order number 9682-0183-7465-0198'],
    },
    source: 'Saudi Payments, mada BIN list',
  }),
];
