export const words = {
  SOURCE_TOKEN_INVALID:
    'This token opens no such source: it is mistyped, was taken back, or belongs to another source. Make a new one under Sources.',
  USERS_MUST_BE_TOKENS:
    'This company takes no names of people: replace them before the lines are sent (casbah collect --token-key), and say so with the header Casbah-Users: tokens.',
} as const;
