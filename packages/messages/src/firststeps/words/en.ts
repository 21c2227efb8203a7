export const words = {
  'firststeps.title': 'First steps',
  'firststeps.sentence': 'Set up Casbah for your company, or look around with sample data',
  'firststeps.done': '{done} of {of} done',
  'firststeps.step.done': 'Done',
  'firststeps.step.open': 'To do',
  'firststeps.step.source': 'Connect a source or upload a log',
  'firststeps.step.source.text':
    'Casbah reads logs of proxies and firewalls and shows the cloud services in them.',
  'firststeps.step.domain': 'Verify your company’s domains',
  'firststeps.step.domain.text':
    'Casbah can then separate company accounts from personal ones, and single sign-on recognizes your users.',
  'firststeps.step.colleague': 'Invite another administrator',
  'firststeps.step.colleague.text':
    'A second sysadmin keeps you from being locked out and can approve requests.',
  'firststeps.step.directory': 'Import your directory',
  'firststeps.step.directory.text': 'Names and departments then appear instead of login names.',
  'firststeps.step.decision': 'Decide about a service',
  'firststeps.step.decision.text': 'Mark services as sanctioned, tolerated, in review or unsanctioned.',
  'firststeps.step.feed': 'Create a block list feed',
  'firststeps.step.feed.text': 'Your firewall or proxy fetches unsanctioned services from a URL.',
  'firststeps.step.report': 'Schedule a report',
  'firststeps.step.report.text': 'Get the audit report by email, from daily to quarterly.',
  'firststeps.sample': 'Sample data',
  'firststeps.sample.text':
    'Atlas Foods: 400 accounts with names and departments, eight sources, and a month of traffic and audit logs with incidents to find. You can remove all of it at any time.',
  'firststeps.sample.load': 'Load sample data',
  'firststeps.sample.loading': 'Loading: {events, plural, one {{words} event} other {{words} events}} so far',
  'firststeps.sample.loaded':
    'Loaded: {people, plural, one {# account} other {# accounts}}, {words} events in sources named “Sample: …”.',
  'firststeps.sample.remove': 'Remove sample data',
  'firststeps.sample.remove.title': 'Remove sample data?',
  'firststeps.sample.remove.text':
    'The sources named “Sample: …” with all their events and the {people, plural, one {# sample account} other {# sample accounts}} are deleted. Your own data stays.',
  'firststeps.sample.removed': 'Sample data removed',
  'firststeps.failed': 'Couldn’t change the sample data',
} as const;
