/** Findings from logs and catalog. */
export const words = {
  'threats.sentence': 'What needs attention in your logs, most serious first',
  'threats.filtered': 'Filtered by {filter}.',
  'threats.unfiltered': 'Clear filter',
  'threats.count': '{count, plural, one {# finding} other {# findings}}',
  'threats.more': 'Show more',
  'threats.shown': '{shown} of {count}',
  'threats.nothing': 'No findings for',
  'threats.noCategories':
    'Harmful verdicts: none of your logs include categories, so malware and phishing found by your proxy aren’t shown. Add the category to your proxy’s log fields.',
  'threats.kind.harmful_verdict': 'Harmful verdicts',
  'threats.kind.harmful_service': 'Services that host harmful content or bypass controls',
  'threats.kind.unknown_upload': 'Large uploads to unknown hosts',
  'threats.kind.blocked_then_allowed': 'Blocked, then allowed',
  'threats.kind.risky_service': 'High-risk services in use',
  'threats.why.harmful_verdict':
    'Hosts your own proxies and firewalls classified as malware, phishing, botnet or similar.',
  'threats.why.harmful_service':
    'Services in categories known for malware, illegal content or bypassing company controls, regardless of score.',
  'threats.why.unknown_upload': 'Hosts outside the catalog that received {size} or more.',
  'threats.large': 'Large-upload threshold',
  'threats.large.mb': 'Minimum upload (MB) in the time range',
  'threats.large.save': 'Save',
  'threats.large.saved': 'Threshold changed to {size}',
  'threats.why.blocked_then_allowed':
    'Hosts mostly blocked on one day and mostly allowed on a later one: a rule changed, or someone found a way around it.',
  'threats.why.risky_service':
    'All services with a high risk score in the active risk profile, including those listed above.',
  'threats.service': 'Service',
  'threats.host': 'Host',
  'threats.users': 'Users',
  'threats.requests': 'Requests',
  'threats.blocked': 'Blocked',
  'threats.uploaded': 'Uploaded',
  'threats.last': 'Last seen',
  'threats.evidence': 'Evidence',
  'threats.evidence.of': '{list}: {name}',
  'threats.inSites': 'View in Sites',
  'threats.inServices': 'View in Services',
} as const;
