/** Descriptions of Store apps, a sentence or two each. Served in the requested language. */
export const words = {
  'storeApp.audit':
    'Finds the cloud services people use from firewall and proxy logs, and explains how risky each one is.',
  'storeApp.detect': 'Detects unusual activity by people and accounts, and scores the threat.',
  'storeApp.investigate': 'Shows who did what, where and when, down to a single log line.',
  'storeApp.protect': 'Policies for data in cloud apps: what is allowed, and what is blocked.',
  'storeApp.analyze': 'Queries all stored data and saves the answers as dashboards.',
  'storeApp.gateway': 'A web gateway that allows, inspects and blocks traffic, including your own apps.',
  'storeApp.endpoint': 'Monitors data leaving computers: files, copies, prints.',
  'storeApp.dspm': 'Finds sensitive data in the cloud, and who can access it.',
  'storeApp.iaas': 'Checks cloud infrastructure accounts for misconfigurations and exposure.',
  'storeApp.template.api':
    'Connects an account of {app} to see what is stored, who it’s shared with, and what people do.',
  'storeApp.template.gateway': 'Monitors {app} at the gateway and blocks what policies forbid.',
  'storeApp.template.both': 'Connects an account of {app}, and monitors it at the gateway.',
} as const;
