/** Pages that tell somebody why a request was stopped, and what to use instead. */
export const words = {
  'session.block.state': 'Blocked',
  'session.block.BLOCK_VIOLATED_POLICY': 'A policy of your company stopped this',
  'session.block.BLOCK_VIOLATED_POLICY.text':
    'What you sent or opened is not allowed by a policy. Nothing was passed on.',
  'session.block.BLOCK_DISALLOWED_APP': 'Your company does not allow this app',
  'session.block.BLOCK_DISALLOWED_APP.text':
    'It was found too risky for company data. There may be a service that does the same and is allowed.',
  'session.block.DEVICE_CLIENT_BLOCK': 'This device is not let in',
  'session.block.DEVICE_CLIENT_BLOCK.text':
    'Your company lets only devices in that it knows. Use one of them, or have this one registered.',
  'session.block.BLOCK_DISALLOWED_USER': 'Your account may not use this app',
  'session.block.BLOCK_DISALLOWED_USER.text':
    'The app is allowed in your company, but not for this account. Sign in to it with your work account.',
  'session.block.BLOCK_POLICY_EVENT': 'This action is not allowed here',
  'session.block.BLOCK_POLICY_EVENT.text':
    'You may use the app, but a policy of your company forbids what you just tried to do in it.',
  'session.block.SERVER_ERROR': 'The site could not be reached',
  'session.block.SERVER_ERROR.text':
    'No policy stopped this: something between you and the site did not work.',
  'session.block.DNS_ERROR': 'The site’s name was not found',
  'session.block.DNS_ERROR.text':
    'No policy stopped this: nobody knows an address for this name. Check how it is written.',
  'session.block.unknown': 'Your company does not allow this',
  'session.block.unknown.text': 'The request was stopped before it reached the site. Nothing was passed on.',
  'session.block.facts': 'What was stopped',
  'session.block.app': 'App',
  'session.block.address': 'Address',
  'session.block.company': 'Company',
  'session.block.account': 'Account',
  'session.block.person': 'Person',
  'session.block.reason': 'Reason given',
  'session.block.way': 'Stopped at',
  'session.block.way.agentless': 'The gateway, without an agent on this device',
  'session.block.way.agent': 'The agent on this device',
  'session.block.code': 'Code',
  'session.block.next': 'If you need this for your work, send these details to your administrator.',
  'session.block.copy': 'Copy the details',
  'session.block.alternatives': 'See services that are less risky',
  'session.alternatives.heading': 'Services you can use instead',
  'session.alternatives.intro':
    'They do what {app} does, with a lower risk. Ask your administrator which of them your company uses.',
  'session.alternatives.noApp': 'Open this page from the page that says an app is blocked: it names the app.',
  'session.alternatives.none': 'No service with a lower risk is known',
  'session.alternatives.noneText':
    'The catalogue has no service that does the same with a lower risk. Ask your administrator what to use.',
  'session.alternatives.blocked': 'Blocked: {app}',
  'session.alternatives.list': 'Less risky services',
} as const;
