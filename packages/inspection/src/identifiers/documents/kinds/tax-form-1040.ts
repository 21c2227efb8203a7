import type { DocumentKind } from '../document-kind.ts';

export const TAX_FORM_1040: DocumentKind = {
  id: 'document-tax-form-1040',
  name: 'US tax form 1040',
  risks: ['pii', 'glba'],
  minimum: 9,
  signs: [
    {
      weight: 4,
      at: 'anywhere',
      phrases: ['form 1040', 'form 1040-sr', 'u.s. individual income tax return'],
    },
    {
      weight: 2,
      at: 'anywhere',
      phrases: [
        'filing status',
        'married filing jointly',
        'married filing separately',
        'head of household',
        'qualifying surviving spouse',
        'adjusted gross income',
        'standard deduction',
        'taxable income',
        'total tax',
        'amount you owe',
        'dependents',
        "spouse's social security number",
        'your social security number',
        'qualified business income deduction',
        'earned income credit',
        'presidential election campaign',
        'digital assets',
      ],
    },
  ],
  examples: {
    matching: [
      'Form 1040 U.S. Individual Income Tax Return 2025\nFiling Status: Single / Married filing jointly\nYour social security number 000-00-0000\n11 Adjusted gross income 61,200',
      'Form 1040\nHead of household  Dependents (2)\nStandard deduction 22,500\nTaxable income 38,700\nAmount you owe 0',
    ],
    clean: [
      'The standard deduction lowers your taxable income. See the instructions for your filing status.',
    ],
  },
};
