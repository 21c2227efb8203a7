import type { DocumentKind } from '../document-kind.ts';

export const TAX_FORM_1099: DocumentKind = {
  id: 'document-tax-form-1099',
  name: 'US tax form 1099',
  risks: ['pii', 'glba'],
  minimum: 8,
  signs: [
    {
      weight: 4,
      at: 'anywhere',
      phrases: [
        'form 1099',
        '1099-nec',
        '1099-misc',
        '1099-int',
        '1099-div',
        '1099-b',
        '1099-k',
        '1099-r',
        '1099-g',
        '1099-s',
      ],
    },
    {
      weight: 2,
      at: 'anywhere',
      phrases: [
        "payer's tin",
        "recipient's tin",
        "payer's name",
        "recipient's name",
        'nonemployee compensation',
        'miscellaneous income',
        'interest income',
        'ordinary dividends',
        'qualified dividends',
        'backup withholding',
        'federal income tax withheld',
        'fatca filing requirement',
        'gross proceeds',
        '2nd tin not',
        'taxable amount',
        'omb no. 1545',
      ],
    },
  ],
  examples: {
    matching: [
      'Form 1099-NEC  OMB No. 1545-0116\nPAYER’S TIN 00-0000000  RECIPIENT’S TIN 000-00-0000\n1 Nonemployee compensation $12,300.00\n4 Federal income tax withheld',
      '1099-INT Interest Income\nPayer’s name: First Bank\nRecipient’s name: Jane Roe\n1 Interest income 120.44',
    ],
    clean: ['Freelancers get a 1099-NEC if they earned 600 dollars or more from one client.'],
  },
};
