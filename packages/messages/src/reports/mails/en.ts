export const words = {
  'mail.audit-report.subject': '{report}: cloud use at {company}, {span}',
  'mail.audit-report.text':
    'The audit report {report} of {company} tells of {span}. It comes along as a page and as a list of services.',
  'mail.audit-report.action': 'Open it in Casbah',
  'mail.user-digest.subject': 'The cloud services you used at {company}, {span}',
  'mail.user-digest.text':
    'These are the cloud services that you used at {company} in {span}, as its logs show. The list comes along as a file. Nobody else gets this mail. If a service surprises you, ask the people who look after security at {company}.',
} as const;
