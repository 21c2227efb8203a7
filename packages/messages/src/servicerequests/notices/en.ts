export const words = {
  'notice.service-request-moved.subject': 'Your request about {service}',
  'notice.service-request-moved.text': 'Somebody looked into what you asked about {service}.',
} as const;
