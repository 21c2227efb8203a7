/** What the apps of the store do, a sentence or two each. Said by the server, in the language that it is asked for. */
export const words = {
  'storeApp.audit':
    'Finds the cloud services that people of the company use, from the logs of firewalls and proxies, and says how risky each is and why.',
  'storeApp.detect':
    'Finds what is unusual in what people and accounts do, and scores how much of a threat it is.',
  'storeApp.investigate': 'Shows who did what, where and when, down to the single line of a log.',
  'storeApp.protect': 'Policies that say what may happen to data in cloud apps, and block the rest.',
  'storeApp.analyze': 'Asks questions of everything that was stored, and keeps the answers as dashboards.',
  'storeApp.gateway':
    'Stands between people and the web: lets through, inspects and blocks. Takes apps of your own, too.',
  'storeApp.endpoint': 'Watches what leaves computers: files, copies, prints.',
  'storeApp.dspm': 'Finds where sensitive data lies in the cloud, and who can reach it.',
  'storeApp.iaas':
    'Checks how accounts of cloud infrastructure are set up, and what is open that should not be.',
  'storeApp.template.api':
    'Connects an account of {app}: what is stored there, whom it is shared with, and what people do.',
  'storeApp.template.gateway':
    'Watches {app} at the gateway while people use it, and blocks what policies forbid.',
  'storeApp.template.both':
    'Connects an account of {app}, and watches it at the gateway while people use it.',
} as const;
