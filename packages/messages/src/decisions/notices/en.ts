export const words = {
  'notice.decision-expires.subject': 'Decision about {service} expires soon',
  'notice.decision-expires.text':
    'Your decision about {service}{more, plural, =0 {} one { and # more service} other { and # more services}} expires in {days, plural, one {# day} other {# days}}. The previous decision is then restored. To keep it, decide again.',
} as const;
