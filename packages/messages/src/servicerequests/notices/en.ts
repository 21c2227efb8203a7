export const words = {
  'notice.service-request-moved.subject': 'Your request about {service}',
  'notice.service-request-moved.text': 'Your request about {service} has been updated.',
} as const;
