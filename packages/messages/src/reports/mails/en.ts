export const words = {
  'mail.audit-report.subject': '{report}: cloud use at {company}, {span}',
  'mail.audit-report.text':
    'Attached: the audit report {report} of {company} for {span}, and its list of services.',
  'mail.audit-report.action': 'Open in Casbah',
  'mail.user-digest.subject': 'The cloud services you used at {company}, {span}',
  'mail.user-digest.text':
    'These are the cloud services you used at {company} in {span}, according to its logs. The full list is attached. Only you receive this email. If you don’t recognize a service, contact your security team.',
} as const;
