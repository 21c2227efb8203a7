/** Devices, their agent, the browser extension, and the result of a connector setup. */
export const words = {
  'session.device.guest': 'Whose device is this?',
  'session.device.guest.intro': 'Your company asks this before company data reaches a new device.',
  'session.device.corporate': 'Company device',
  'session.device.corporate.text':
    'Install the agent. It protects company data on this device and registers it.',
  'session.device.personal': 'Personal device',
  'session.device.personal.text':
    'Nothing to install. You work in the browser, and some downloads of company data may be blocked.',
  'session.device.personal.forced':
    'Your company requires the agent on personal devices too. Install it to continue.',
  'session.device.download': 'Download agent',
  'session.device.goOn': 'Continue in browser',
  'session.device.after': 'After installing, start the agent and open the app again.',
  'session.device.pending': 'Device waiting for approval',
  'session.device.pending.text':
    'The agent is installed and this device is registered. You can continue once your administrator approves it.',
  'session.device.pending.state': 'Waiting',
  'session.device.again': 'Check again',
  'session.device.blocked': 'Device blocked',
  'session.device.blocked.text':
    'Your administrator has blocked this device. Use another one, or ask your administrator to unblock it.',
  'session.device.blocked.state': 'Blocked',
  'session.device.loadFailed': 'Couldn’t load your company’s device settings. Try again in a minute.',
  'session.device.console': 'Go to Casbah',
  'session.connector.app': 'App: {app}',
  'session.connector.success': 'App connected',
  'session.connector.success.text': 'Casbah now monitors this app. You can close this window.',
  'session.connector.success.state': 'Connected',
  'session.connector.pending': 'Connecting the app',
  'session.connector.pending.text':
    'The app is still setting up access, which can take a few minutes. The Store shows when it’s done.',
  'session.connector.pending.state': 'Waiting',
  'session.connector.denied': 'The app refused access',
  'session.connector.denied.text':
    'Sign in to the app with an admin account and grant all requested permissions.',
  'session.connector.denied.state': 'Refused',
  'session.connector.expired': 'Connection timed out',
  'session.connector.expired.text': 'The request to the app has expired. Start again in the Store.',
  'session.connector.expired.state': 'Expired',
  'session.connector.failed': 'Couldn’t connect the app',
  'session.connector.failed.text':
    'Try again in the Store. If it keeps failing, send your administrator the code below.',
  'session.connector.failed.state': 'Failed',
  'session.connector.code': 'Code: {code}',
  'session.connector.store': 'Go to Store',
  'session.reach.heading': 'Agent installed',
  'session.reach.text': 'The agent has connected to Casbah. You can close this window.',
  'session.reach.state': 'Installed',
  'session.extension.heading': 'Waiting for the browser extension',
  'session.extension.text':
    'Company data in this browser goes through Casbah’s gateway. Install and enable the extension; this page continues automatically.',
  'session.extension.state': 'Waiting',
  'session.extension.step.install': 'Install the Casbah extension that your administrator gave you.',
  'session.extension.step.allow': 'Allow it on all sites, and in private windows if you use them.',
  'session.extension.step.stay': 'Keep this page open; it continues automatically.',
  'session.extension.found': 'Extension found',
  'session.extension.foundText': 'You’ll be redirected in a moment.',
  'session.extension.foundState': 'Found',
} as const;
