/** Names of policy types, for every page that shows policies. */
export const words = {
  'policy.type.documentshare': 'File Sharing via Gatelets',
  'policy.type.documentshareapi': 'Data Exposure via Securlets',
  'policy.type.accessenforceapi': 'Access Monitoring via Securlets',
  'policy.type.filexfer': 'Data Transfer via Gatelets',
  'policy.type.anomalydetect': 'Threat Score Based',
  'policy.type.accessenforcement': 'Access Enforcement via Gatelets',
  'policy.type.shadowitviaaudit': 'Shadow IT',
  'policy.type.configassessmentapi': 'Configuration Assessment',
  'policy.type.filterpolicy': 'Inspection Filter',
  'policy.type.clouddlpwss': 'Cloud SWG',
  'policy.type.clouddlpemail': 'Cloud Email',
  'policy.type.clouddlpendpoint': 'Endpoint',
  'policy.type.clouddlpgenericrest': 'REST Detection',
  'policy.type.documentsecurity': 'Document Security',
} as const;
