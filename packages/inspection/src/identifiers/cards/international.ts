import type { DataIdentifier } from '../identifier.ts';
import { cardScheme } from './scheme.ts';

/** Schemes whose cards are accepted in most countries. */
export const INTERNATIONAL_CARDS: readonly DataIdentifier[] = [
  cardScheme({
    id: 'card-visa',
    name: 'Visa card number',
    ranges: [4],
    lengths: [13, 16, 19],
    keywords: ['visa', 'visa card', 'visa electron', 'vpay', 'v pay'],
    examples: {
      matching: [
        ['Please charge 4263971802541702 for the two nights', '4263971802541702'],
        ['Visa: 4111 1111 1111 1111, thanks', '4111 1111 1111 1111'],
        ['id,number,cvc\n42,4012-8888-8888-1881,123', '4012-8888-8888-1881'],
      ],
      clean: [
        'Please charge 4263971802541703 for the two nights',
        'Order number: 4263971802541702 was shipped',
        'amount 4263971802541702.55',
        'uuid 7b3e4111-1111-4111-8111-1111111111aa',
        'pieces 1234 4111 1111 1111 1111 of a longer number',
      ],
    },
    source: 'Visa Core Rules; ISO/IEC 7812-1; https://en.wikipedia.org/wiki/Payment_card_number',
  }),
  cardScheme({
    id: 'card-mastercard',
    name: 'Mastercard number',
    ranges: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
    keywords: ['mastercard', 'master card', 'mc'],
    examples: {
      matching: [
        ['The guest pays with 5424180012793656', '5424180012793656'],
        ['Mastercard 2223 0084 5672 1935 exp 11/28', '2223 0084 5672 1935'],
      ],
      clean: ['The guest pays with 5424180012793657', 'tracking no. 5424180012793656', '2026112409153012'],
    },
    source: 'Mastercard 2-Series BIN expansion; ISO/IEC 7812-1',
  }),
  cardScheme({
    id: 'card-amex',
    name: 'American Express card number',
    ranges: [34, 37],
    lengths: [15],
    keywords: ['amex', 'american express', 'americanexpress'],
    examples: {
      matching: [
        ['Amex 3787 290416 52189 is on file', '3787 290416 52189'],
        ['paid by 378729041652189 yesterday', '378729041652189'],
      ],
      clean: ['paid by 378729041652188 yesterday', 'IMEI: 378729041652189'],
    },
    source: 'American Express merchant guide; ISO/IEC 7812-1',
  }),
  cardScheme({
    id: 'card-discover',
    name: 'Discover card number',
    ranges: [6011, [644, 649], 65],
    lengths: [16, 17, 18, 19],
    plainLengths: [17, 18, 19],
    keywords: ['discover', 'discover card'],
    examples: {
      matching: [
        ['number 6011 0099 0013 9424 of Discover', '6011 0099 0013 9424'],
        ['my card is 6446582019374608', '6446582019374608'],
      ],
      clean: ['my card is 6446582019374609', 'parcel 60110099001394241234567'],
    },
    source: 'Discover Network BIN ranges; ISO/IEC 7812-1',
  }),
  cardScheme({
    id: 'card-diners',
    name: 'Diners Club card number',
    ranges: [[300, 305], 3095, 36, 38, 39],
    lengths: [14, 15, 16, 17, 18, 19],
    plainLengths: [15, 17, 18, 19],
    keywords: ['diners', 'diners club', 'carte blanche'],
    examples: {
      matching: [
        ['Diners Club 3614 890064 7913', '3614 890064 7913'],
        ['card 3009028476150293 expires soon', '3009028476150293'],
      ],
      clean: ['Diners Club 3614 890064 7914', 'ref 36148900647913'],
    },
    source: 'Diners Club International issuer ranges; ISO/IEC 7812-1',
  }),
  cardScheme({
    id: 'card-jcb',
    name: 'JCB card number',
    ranges: [[3528, 3589], 2131, 1800],
    lengths: [15, 16, 17, 18, 19],
    plainLengths: [17, 18, 19],
    keywords: ['jcb', 'ジェーシービー'],
    examples: {
      matching: [
        ['カード番号: 3566-0020-2036-0513', '3566-0020-2036-0513'],
        ['JCB 180027364519285', '180027364519285'],
      ],
      clean: ['カード番号: 3566-0020-2036-0514', 'order id 3566002020360513'],
    },
    source: 'JCB issuer identification; ISO/IEC 7812-1',
  }),
  cardScheme({
    id: 'card-unionpay',
    name: 'UnionPay card number',
    ranges: [62, [8100, 8171]],
    lengths: [16, 17, 18, 19],
    plainLengths: [17, 18],
    keywords: ['unionpay', 'union pay', 'cup', '银联', '银联卡', '储蓄卡'],
    examples: {
      matching: [
        ['银行卡 6228482746150293849', '6228482746150293849'],
        ['UnionPay 6220 2182 7364 5100', '6220 2182 7364 5100'],
      ],
      clean: ['银行卡 6228482746150293848', 'batch 6220218273645100'],
    },
    source: 'UnionPay International BIN ranges; ISO/IEC 7812-1',
  }),
  cardScheme({
    id: 'card-maestro',
    name: 'Maestro card number',
    ranges: [50, [56, 58], 67, 6304, 6390],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    plainLengths: [12, 13, 14, 15, 17, 18, 19],
    keywords: ['maestro', 'switch', 'solo', 'laser'],
    rank: 5,
    examples: {
      matching: [
        ['Maestro card 503818273644', '503818273644'],
        ['6763 0082 7364 5199', '6763 0082 7364 5199'],
      ],
      clean: ['Maestro card 503818273645', 'call 503818273644 now'],
    },
    source: 'Mastercard Maestro Global Rules; ISO/IEC 7812-1',
  }),
  cardScheme({
    id: 'card-uatp',
    name: 'UATP travel card number',
    ranges: [1],
    lengths: [15],
    plainLengths: [15],
    keywords: ['uatp', 'air plus', 'airplus', 'travel card'],
    rank: 5,
    examples: {
      matching: [
        ['UATP 12093 84756 10297', '12093 84756 10297'],
        ['travel card 120938475610297', '120938475610297'],
      ],
      clean: ['120938475610297', 'UATP 120938475610298'],
    },
    source: 'UATP technical specifications; ISO/IEC 7812-1',
  }),
  cardScheme({
    id: 'card-interpayment',
    name: 'InterPayment card number',
    ranges: [636],
    lengths: [16, 17, 18, 19],
    plainLengths: [17, 18, 19],
    keywords: ['interpayment'],
    rank: 5,
    examples: {
      matching: [
        ['InterPayment 6361238374650915', '6361238374650915'],
        ['card no 6361 2383 7465 0915', '6361 2383 7465 0915'],
      ],
      clean: ['InterPayment 6361238374650916', 'serial 6361238374650915'],
    },
    source: 'https://en.wikipedia.org/wiki/Payment_card_number',
  }),
  cardScheme({
    id: 'card-instapayment',
    name: 'InstaPayment card number',
    ranges: [
      [637, 638],
      [6391, 6399],
    ],
    lengths: [16],
    keywords: ['instapayment'],
    rank: 5,
    examples: {
      matching: [
        ['InstaPayment 6375128374650912', '6375128374650912'],
        ['card no 6375-1283-7465-0912', '6375-1283-7465-0912'],
      ],
      clean: ['InstaPayment 6375128374650913', 'invoice 6375128374650912'],
    },
    source: 'https://en.wikipedia.org/wiki/Payment_card_number',
  }),
  cardScheme({
    id: 'card-other',
    name: 'Payment card number of another scheme',
    ranges: [[0, 9]],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    plainLengths: [12, 13, 14, 15, 16, 17, 18, 19],
    keywords: [],
    within: 25,
    rank: 0,
    examples: {
      matching: [
        ['my card number is 060412837464', '060412837464'],
        ['gift card: 9200 1283 7465 0917', '9200 1283 7465 0917'],
      ],
      clean: ['my card number is 060412837465', '9200 1283 7465 0917', 'card order 060412837464'],
    },
    source: 'ISO/IEC 7812-1',
  }),
];
