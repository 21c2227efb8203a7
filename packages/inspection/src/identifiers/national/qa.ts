import type { DataIdentifier } from '../identifier.ts';

export const QA: readonly DataIdentifier[] = [
  {
    id: 'qa-qid',
    name: 'Qatari ID number (QID)',
    group: 'national_id',
    country: 'QA',
    risks: ['pii'],
    patterns: ['[23]\\d{2}\\d{3}\\d{5}'],
    isolated: 'number',
    keywords: ['qid', 'qatar id', 'qatari id', 'qatar identity card', 'الرقم الشخصي', 'البطاقة الشخصية'],
    within: 50,
    reported: 'narrow',
    examples: {
      matching: [
        ['QID: 28563412345', '28563412345'],
        ['الرقم الشخصي 30463401234', '30463401234'],
      ],
      clean: ['Call 28563412345', 'QID: 18563412345'],
    },
    source: 'https://portal.moi.gov.qa (Ministry of Interior)',
  },
];
