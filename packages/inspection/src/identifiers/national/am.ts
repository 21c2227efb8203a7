import type { DataIdentifier } from '../identifier.ts';

/** Armenia */
export const AM: readonly DataIdentifier[] = [
  {
    id: 'am-psn',
    name: 'Armenian public services number',
    group: 'national_id',
    country: 'AM',
    risks: ['pii'],
    patterns: [String.raw`[1-8]\d[01]\d{7}`],
    isolated: 'number',
    keywords: [
      'հծհ',
      'հանրային ծառայությունների համարանիշ',
      'psn armenia',
      'public services number',
      'armenian social card',
      'armenian personal number',
    ],
    within: 60,
    reported: 'narrow',
    examples: {
      matching: [
        ['հծհ: 1018858590', '1018858590'],
        ['6806585657 (հանրային ծառայությունների համարանիշ)', '6806585657'],
      ],
      clean: ['Room 7, item 1018858590, two pieces', 'հծհ: 101885859', 'հծհ: 680658565'],
    },
    source: 'Law of the Republic of Armenia HO-170-N (2011), public services number',
  },
  {
    id: 'am-tin',
    name: 'Armenian tax number (HVHH)',
    group: 'tax',
    country: 'AM',
    risks: ['pii'],
    patterns: [String.raw`\d{8}`],
    isolated: 'number',
    keywords: [
      'հվհհ',
      'հարկ վճարողի հաշվառման համար',
      'hvhh',
      'armenian tin',
      'armenian tax number',
      'armenia tin',
    ],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['հվհհ: 94218273', '94218273'],
        ['11178286 (հարկ վճարողի հաշվառման համար)', '11178286'],
      ],
      clean: ['Room 7, item 94218273, two pieces', 'հվհհ: 9421827', 'հվհհ: 1117828'],
    },
    source: 'OECD, Armenia: information on tax identification numbers',
  },
];
