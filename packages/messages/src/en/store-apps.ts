/** What the apps of the store do, a sentence or two each. Said by the server, in the language that it is asked for. */
export const storeApps = {
  'storeApp.audit':
    'Finds the cloud services that people of the company use, from the logs of firewalls and proxies, and says how risky each is and why.',
  'storeApp.detect':
    'Finds what is unusual in what people and accounts do, and scores how much of a threat it is.',
  'storeApp.investigate': 'Shows who did what, where and when, down to the single line of a log.',
  'storeApp.protect': 'Says what may happen to data in cloud apps, and stops what may not.',
  'storeApp.analyze': 'Asks questions of everything that was stored, and keeps the answers as dashboards.',
  'storeApp.gateway':
    'Stands between people and the web: lets through, looks into, and stops. Takes apps of your own, too.',
  'storeApp.endpoint': 'Watches what leaves computers: files, copies, prints.',
  'storeApp.dspm': 'Finds where sensitive data lies in the cloud, and who can reach it.',
  'storeApp.iaas':
    'Checks how accounts of cloud infrastructure are set up, and what is open that should not be.',
  'storeApp.template.api':
    'Connects an account of {app}: what is stored there, whom it is shared with, and what people do.',
  'storeApp.template.gateway':
    'Looks at {app} while people use it, at the gateway, and stops what may not happen.',
  'storeApp.template.both':
    'Connects an account of {app} and looks at it while people use it: what is stored, shared and sent.',
} as const;
