export const words = {
  'notice.training-failed.subject': 'Couldn’t train ML profile {profile}',
  'notice.training-failed.text':
    'Open the ML profile {profile} for the reason, change its samples, then train it again. Until then, the previous model stays in use, if there is one.',
} as const;
