export const words = {
  SIGN_UP_CLOSED: 'Sign-up is closed. Ask your company’s administrator for an account.',
  'problem.no_sign_up_app': 'You can’t sign up from this app.',
  'problem.sign_up_address': 'You can’t sign up with this address.',
  'problem.public_address': 'Enter your work email address.',
  'problem.other_domain': 'This isn’t the domain of the email address.',
} as const;
