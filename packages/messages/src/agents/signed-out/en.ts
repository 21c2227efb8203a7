/** Devices, their agent, the browser extension, and how setting up a connector has ended. */
export const words = {
  'session.device.guest': 'Whose device is this?',
  'session.device.guest.intro':
    'Your company asks before company data reaches a device that it does not know yet.',
  'session.device.corporate': 'A device of the company',
  'session.device.corporate.text':
    'Install the agent. It keeps company data safe on this device and registers it.',
  'session.device.personal': 'My own device',
  'session.device.personal.text':
    'Nothing is installed. You work in the browser; downloads of company data may be refused.',
  'session.device.personal.forced':
    'Your company lets nobody in without the agent, on own devices either. Install it to go on.',
  'session.device.download': 'Download the agent',
  'session.device.goOn': 'Go on in the browser',
  'session.device.after': 'After the installation, start the agent and open the app again.',
  'session.device.pending': 'This device waits for approval',
  'session.device.pending.text':
    'The agent is installed and has registered this device. As soon as your administrator approves it, you can go on.',
  'session.device.pending.state': 'Waiting',
  'session.device.again': 'Check again',
  'session.device.blocked': 'This device was blocked',
  'session.device.blocked.text':
    'Your administrator has blocked it. Use another device, or ask why and have it let in again.',
  'session.device.blocked.state': 'Blocked',
  'session.device.loadFailed': 'What your company asks of devices could not be read. Try again in a minute.',
  'session.device.console': 'To Casbah',
  'session.connector.app': 'App: {app}',
  'session.connector.success': 'The app is connected',
  'session.connector.success.text': 'Casbah reads what happens in it from now on. You can close this window.',
  'session.connector.success.state': 'Connected',
  'session.connector.pending': 'The app is being connected',
  'session.connector.pending.text':
    'The app is still preparing the access. That can take some minutes; the store shows when it is done.',
  'session.connector.pending.state': 'Waiting',
  'session.connector.denied': 'The app has refused the access',
  'session.connector.denied.text':
    'Sign in to the app with an account that administers it, and agree to all rights it asks for.',
  'session.connector.denied.state': 'Refused',
  'session.connector.expired': 'Connecting took too long',
  'session.connector.expired.text': 'The request to the app is no longer valid. Begin again in the store.',
  'session.connector.expired.state': 'Expired',
  'session.connector.failed': 'The app could not be connected',
  'session.connector.failed.text':
    'Something went wrong on the way. Try again in the store; if it stays, tell your administrator the code.',
  'session.connector.failed.state': 'Failed',
  'session.connector.code': 'Code: {code}',
  'session.connector.store': 'To the store',
  'session.reach.heading': 'The agent is installed',
  'session.reach.text':
    'It has reached Casbah from this device. Nothing else is to be done; you can close this window.',
  'session.reach.state': 'Installed',
  'session.extension.heading': 'Waiting for the browser extension',
  'session.extension.text':
    'Company data goes through Casbah’s gateway in this browser. Install and switch on the extension; this page notices by itself.',
  'session.extension.state': 'Waiting',
  'session.extension.step.install': 'Install the Casbah extension that your administrator gave you.',
  'session.extension.step.allow': 'Allow it to run on all sites, in private windows too if you use them.',
  'session.extension.step.stay': 'Leave this page open: it goes on by itself.',
  'session.extension.found': 'The extension is there',
  'session.extension.foundText': 'You are taken on in a moment.',
  'session.extension.foundState': 'Found',
} as const;
