import type { DocumentKind } from '../document-kind.ts';

export const TAX_FORM_W2: DocumentKind = {
  id: 'document-tax-form-w2',
  name: 'US tax form W-2',
  risks: ['pii', 'glba'],
  minimum: 9,
  signs: [
    {
      weight: 4,
      at: 'anywhere',
      phrases: ['form w-2', 'w-2 wage and tax statement', 'wage and tax statement'],
    },
    {
      weight: 2,
      at: 'anywhere',
      phrases: [
        'wages, tips, other compensation',
        'federal income tax withheld',
        'social security wages',
        'social security tax withheld',
        'medicare wages and tips',
        'medicare tax withheld',
        'employer identification number',
        "employee's social security number",
        'allocated tips',
        'nonqualified plans',
        'dependent care benefits',
        'state wages, tips',
        'locality name',
        'control number',
      ],
    },
  ],
  examples: {
    matching: [
      'Form W-2 Wage and Tax Statement 2025\na Employee’s social security number 000-00-0000\n1 Wages, tips, other compensation 52,000.00\n2 Federal income tax withheld 5,100.00\n3 Social security wages 52,000.00',
      'W-2 Wage and Tax Statement\nMedicare wages and tips 48,000  Medicare tax withheld 696\nEmployer identification number (EIN)',
    ],
    clean: ['You get a form W-2 from each employer by the end of January. Keep it for your records.'],
  },
};
