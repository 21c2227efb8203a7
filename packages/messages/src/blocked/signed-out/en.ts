/** Block pages: why a request was blocked, and alternatives. */
export const words = {
  'session.block.state': 'Blocked',
  'session.block.BLOCK_VIOLATED_POLICY': 'Blocked by a company policy',
  'session.block.BLOCK_VIOLATED_POLICY.text':
    'A policy doesn’t allow what you sent or opened. Nothing was forwarded.',
  'session.block.BLOCK_DISALLOWED_APP': 'Your company doesn’t allow this app',
  'session.block.BLOCK_DISALLOWED_APP.text':
    'It’s considered too risky for company data. There may be an approved alternative.',
  'session.block.DEVICE_CLIENT_BLOCK': 'This device isn’t allowed',
  'session.block.DEVICE_CLIENT_BLOCK.text':
    'Your company allows only registered devices. Use one of them, or have this one registered.',
  'session.block.BLOCK_DISALLOWED_USER': 'Your account can’t use this app',
  'session.block.BLOCK_DISALLOWED_USER.text':
    'Your company allows the app, but not with this account. Sign in with your work account.',
  'session.block.BLOCK_POLICY_EVENT': 'This action isn’t allowed',
  'session.block.BLOCK_POLICY_EVENT.text':
    'You can use the app, but a company policy doesn’t allow this action.',
  'session.block.SERVER_ERROR': 'Couldn’t reach the site',
  'session.block.SERVER_ERROR.text': 'This isn’t a policy block: the connection to the site failed.',
  'session.block.DNS_ERROR': 'Site name not found',
  'session.block.DNS_ERROR.text':
    'This isn’t a policy block: DNS has no address for this name. Check the spelling.',
  'session.block.unknown': 'Your company doesn’t allow this',
  'session.block.unknown.text': 'The request was blocked before it reached the site. Nothing was forwarded.',
  'session.block.facts': 'Details',
  'session.block.app': 'App',
  'session.block.address': 'Address',
  'session.block.company': 'Company',
  'session.block.account': 'Account',
  'session.block.person': 'Person',
  'session.block.reason': 'Reason',
  'session.block.way': 'Blocked by',
  'session.block.way.agentless': 'Gateway (no agent on this device)',
  'session.block.way.agent': 'Agent on this device',
  'session.block.code': 'Code',
  'session.block.next': 'If you need this for your work, send these details to your administrator.',
  'session.block.copy': 'Copy details',
  'session.block.alternatives': 'See less risky services',
  'session.alternatives.heading': 'Services you can use instead',
  'session.alternatives.intro':
    'Lower-risk alternatives to {app}. Ask your administrator which ones your company uses.',
  'session.alternatives.noApp': 'Open this page from a page that says an app is blocked.',
  'session.alternatives.none': 'No lower-risk alternatives',
  'session.alternatives.noneText':
    'The catalog has no lower-risk service of this kind. Ask your administrator what to use.',
  'session.alternatives.blocked': 'Blocked: {app}',
  'session.alternatives.list': 'Less risky services',
} as const;
