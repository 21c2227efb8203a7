export const words = {
  'notice.policy-hit.subject': '{policy} found services',
  'notice.policy-hit.text': 'Services that the policy {policy} found in new traffic: {services}.',
} as const;
