/** What logs and catalogue show to be looked at. */
export const words = {
  'threats.title': 'Threats in traffic',
  'threats.sentence':
    'What your logs and the catalogue show to be looked at, worst first. Each leads to the list behind it',
  'threats.filtered': 'Only {filter}.',
  'threats.unfiltered': 'Show everything',
  'threats.count': '{count, plural, one {# found} other {# found}}',
  'threats.more': 'Show more',
  'threats.shown': '{shown} of {count}',
  'threats.nothing': 'Nothing found of',
  'threats.noCategories':
    'Harmful verdicts: none of your logs says categories, so malware and phishing that a proxy found cannot be seen. Add the category to the fields that your proxy logs.',
  'threats.kind.harmful_verdict': 'Harmful verdicts',
  'threats.kind.harmful_service': 'Services with harmful content or ways around controls',
  'threats.kind.unknown_upload': 'Large uploads to unknown hosts',
  'threats.kind.blocked_then_allowed': 'Blocked, then allowed',
  'threats.kind.risky_service': 'High-risk services in use',
  'threats.why.harmful_verdict':
    'Your own proxies and firewalls call these hosts malware, phishing, botnet or the like.',
  'threats.why.harmful_service':
    'Services of a kind that often carries malware or unlawful content, or gets around the company’s controls, whatever their score. Each says why.',
  'threats.why.unknown_upload': 'Hosts outside the catalogue that were sent {size} or more.',
  'threats.large': 'What counts as a large upload',
  'threats.large.mb': 'From this many MB on, in the time looked at',
  'threats.large.save': 'Save',
  'threats.large.saved': 'Threats now tell uploads of {size} or more',
  'threats.why.blocked_then_allowed':
    'Hosts that were mostly blocked on one day and mostly let through on a later one: a rule was changed, or there is a way around it.',
  'threats.why.risky_service':
    'All services whose score is high by the risk profile in force, those told above among them.',
  'threats.service': 'Service',
  'threats.host': 'Host',
  'threats.users': 'Users',
  'threats.requests': 'Requests',
  'threats.blocked': 'Blocked',
  'threats.uploaded': 'Uploaded',
  'threats.last': 'Last seen',
  'threats.evidence': 'Evidence',
  'threats.evidence.of': '{list}: {name}',
  'threats.inSites': 'In sites',
  'threats.inServices': 'In services',
} as const;
