/** Maximum characters, and templates per company. */
export const TEMPLATE_LIMITS = {
  templates: 200,
  description: 500,
  emailSubject: 512,
  emailBody: 10_000,
  text: 420,
  browserTitle: 512,
  /** Unless the company's setting says otherwise. */
  browserBody: 256,
  fileName: 60,
  tombstoneContent: 420,
} as const;

/** Longest browser message that a company can set. */
export const LONGEST_BROWSER_BODY = 2000;
