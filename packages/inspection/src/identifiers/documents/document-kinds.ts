import type { DocumentKind } from './document-kind.ts';
import { BANK_STATEMENT } from './kinds/bank-statement.ts';
import { CONTRACT } from './kinds/contract.ts';
import { CV } from './kinds/cv.ts';
import { EMPLOYMENT_CONTRACT } from './kinds/employment-contract.ts';
import { FINANCIAL_STATEMENT } from './kinds/financial-statement.ts';
import { INVOICE } from './kinds/invoice.ts';
import { LAB_REPORT } from './kinds/lab-report.ts';
import { MEDICAL_RECORD } from './kinds/medical-record.ts';
import { MEETING_MINUTES } from './kinds/meeting-minutes.ts';
import { NDA } from './kinds/nda.ts';
import { PATENT } from './kinds/patent.ts';
import { PAYSLIP } from './kinds/payslip.ts';
import { PRESCRIPTION } from './kinds/prescription.ts';
import { PURCHASE_ORDER } from './kinds/purchase-order.ts';
import { SOURCE_MAP } from './kinds/source-map.ts';
import { STUDENT_RECORD } from './kinds/student-record.ts';
import { TAX_FORM_1040 } from './kinds/tax-form-1040.ts';
import { TAX_FORM_1099 } from './kinds/tax-form-1099.ts';
import { TAX_FORM_W2 } from './kinds/tax-form-w2.ts';
import { TAX_RETURN } from './kinds/tax-return.ts';

/** Kinds of documents that are known by their content, in English, Spanish, French, German and Japanese. */
export const DOCUMENT_KINDS: readonly DocumentKind[] = [
  CV,
  PAYSLIP,
  CONTRACT,
  NDA,
  EMPLOYMENT_CONTRACT,
  INVOICE,
  PURCHASE_ORDER,
  BANK_STATEMENT,
  FINANCIAL_STATEMENT,
  TAX_FORM_W2,
  TAX_FORM_1099,
  TAX_FORM_1040,
  TAX_RETURN,
  MEDICAL_RECORD,
  LAB_REPORT,
  PRESCRIPTION,
  STUDENT_RECORD,
  PATENT,
  MEETING_MINUTES,
  SOURCE_MAP,
];
