export const words = {
  USER_EMAIL_TAKEN: 'A user with the address {email} already exists. Search the list for them.',
  USER_OUT_OF_REACH:
    'Your permissions don’t cover this person: they are limited to some domains or organizational units. Ask a sysadmin.',
  USER_HOLDS_MORE:
    '{email} has more permissions than you. Only someone with the same permissions can change this account.',
  USER_OWN_ACCOUNT: 'You can’t do this to your own account. Ask another administrator.',
  USER_LAST_SYSADMIN: 'At least one active sysadmin must remain. Make someone else a sysadmin first.',
  USER_ACTION_INVALID: 'Invalid action selected.',
  USER_SEARCH_INVALID: 'Type at least two characters to search for people.',
  USERS_UNCHANGED: 'No changes required',
  USERS_NOT_RESETTABLE: 'No users are allowed for password reset.',
} as const;
