export const words = {
  'notice.policy-hit.subject': '{policy} matched services',
  'notice.policy-hit.text': 'The alert rule {policy} matched these services in new traffic: {services}.',
} as const;
