/** Risks that a rule of type `risk_type` looks for (SH-K065 to SH-K077), in the order in which pages list them. */
export const CONTENT_RISKS = [
  'hipaa',
  'pci',
  'pii',
  'source_code',
  'malware',
  'managed_dlp',
  'encryption',
  'vba_macros',
  'contentiq_profile',
  'glba',
  'ferpa',
  'malicious_url',
  'malicious_ip',
] as const;
export type ContentRisk = (typeof CONTENT_RISKS)[number];

const RISKS: ReadonlySet<string> = new Set(CONTENT_RISKS);
export const isContentRisk = (value: string): value is ContentRisk => RISKS.has(value);
