export const words = {
  USER_EMAIL_TAKEN: 'There is somebody with the address {email} already. Look for them in the list.',
  USER_OUT_OF_REACH:
    'Your rights end before people like this one: they reach some domains or organisation units only. Ask a system administrator.',
  USER_HOLDS_MORE:
    '{email} may do more than you may. Only somebody who holds as much can change this account.',
  USER_OWN_ACCOUNT: 'This is your own account. Somebody else has to do that.',
  USER_LAST_SYSADMIN: 'At least one active system administrator has to remain. Make somebody else one first.',
  USER_ACTION_INVALID: 'Invalid action selected.',
  USER_SEARCH_INVALID: 'Type at least two characters to look for people.',
  USERS_UNCHANGED: 'No changes required',
  USERS_NOT_RESETTABLE: 'No users are allowed for password reset.',
} as const;
