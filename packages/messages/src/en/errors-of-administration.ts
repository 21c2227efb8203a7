/**
 * What went wrong where a company is administered: these words come with the pages that can say them, the server has them all. As
 * in `errors.ts`.
 */
export const administrationErrors = {
  SSO_METADATA_INVALID:
    'The metadata cannot be used: {problem}. Take the file or the address that your identity provider offers for service providers.',
  SSO_PROVIDER_UNREACHABLE:
    'The identity provider at {host} does not answer as it should: {problem}. Check the address, and that this server may reach it.',
  SSO_ADDRESS_REFUSED:
    '{host} stands in a private network, which Casbah does not call by itself. Ask whoever runs this Casbah to allow the host, or take the metadata from a file.',
  SSO_PROVIDER_NAME_TAKEN: 'There is an identity provider of this name already. Choose another one.',
  SSO_PROVIDER_LIMIT: 'A company has at most {limit} identity providers. Remove one that nobody uses.',
  SSO_DOMAIN_TAKEN:
    'People of {domain} sign in with another company’s provider already. Ask whoever runs this Casbah who owns the domain.',
  SSO_NO_WAY_BACK:
    'First let at least one active sysadmin sign in by password in any case: otherwise a broken provider would lock everybody out.',
  DATASOURCE_NAME_TAKEN: 'There is a data source with the name {name} already. Choose another name.',
  DATASOURCE_LIMIT: 'There can be {limit} data sources at most. Delete one that is no longer needed.',
  UPLOAD_OFFSET_WRONG: 'The file goes on at byte {expected}, not at {given}. Send the bytes from there.',
  UPLOAD_FINISHED: 'All bytes of this file have arrived already. There is nothing left to send.',
  NO_DATASOURCE_AVAILABLE: 'There is no such data source. Add one under Sources, or ask without one.',
  SOURCE_TOKEN_INVALID:
    'This token opens no such source: it is mistyped, was taken back, or belongs to another source. Make a new one under Sources.',
  USERS_MUST_BE_TOKENS:
    'This company takes no names of people: replace them before the lines are sent (casbah collect --token-key), and say so with the header Casbah-Users: tokens.',
  SYSLOG_SENDER_TAKEN:
    'Another source, or this one twice, takes the lines of one of these senders. Name each sender once.',
  API_KEY_INVALID:
    'This API key does not work: it is mistyped, has ended or was removed, or who made it may no longer do what it allows. Make a new one under Settings, API keys.',
  API_KEY_NAME_TAKEN: 'There is an API key of this name already. Choose another one.',
  API_KEY_LIMIT: 'A company has at most {limit} API keys. Remove one that nobody uses.',
  GRANTS_TOO_MUCH:
    'Nobody gives more than they hold: “{profile}” allows more than you may do yourself. Ask a system administrator.',
  PREVIEW_ONLY:
    'You see the console as the access profile “{profile}” allows: nothing can be changed meanwhile. Leave the preview first.',
  ACCESS_PROFILE_NAME_TAKEN: 'There is an access profile with the name {name} already. Choose another name.',
  GROUP_NAME_TAKEN: 'There is a group with the name {name} already. Choose another name.',
  GROUP_OF_DIRECTORY:
    '{name} comes from your directory. Change it there: the next synchronisation brings it here.',
  ORG_UNIT_NAME_TAKEN:
    'There is a unit with the name {name} in this place already. Choose another name or place.',
  ORG_UNIT_NOT_EMPTY: 'Other units stand under {name}. Delete or move them first.',
  SAVED_FILTER_NAME_TAKEN: 'You have a saved filter with the name {name} here already. Choose another name.',
  SAVED_FILTER_LIMIT:
    'There can be {limit} saved filters of your own in one list. Delete one that you no longer need.',
  PEOPLE_ANONYMOUS:
    'People are anonymous to you, and this names them. Ask somebody whose access profile shows names.',
  NEEDS_TWO_PEOPLE:
    'It takes two to end that people are anonymous: ask for it with a reason, and let somebody else approve.',
  REVEAL_LIMIT: '{limit} requests of yours wait to be decided. Give one up, or wait.',
  SETTING_NEEDS_SYSADMIN:
    'Only a sysadmin can change this setting, signed in to the console: it decides what everybody else may do. Ask a sysadmin.',
  REVEAL_OWN: 'Somebody else has to decide over your request.',
  REVEAL_APPROVER_TOO_NEW:
    'You have held the right to approve for less than a day before this request was made. Somebody who has held it longer can approve it; you can refuse it.',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'You and the person who asked are not independent: one of your accounts was created, promoted or given access by the other’s, or the same person made both in the last 30 days. Somebody else has to approve it; you can refuse it.',
  REVEAL_NO_APPROVER:
    'Nobody can approve your request. It takes somebody who has been a sysadmin, or has had the right to approve, for at least a day, and whose account you did not create, promote or give access to. Ask another administrator to make the request instead, or add a second sysadmin: 30 days later they can ask, and you can approve.',
  REVEAL_DECIDED: 'This request is decided or over already. Load the page again.',
  MAINTENANCE_LIMIT: 'There can be {limit} periods at most. Take back those that are over.',
  TAG_NAME_TAKEN: 'There is a tag with the name {name} already. Choose another name.',
  TAG_LIMIT: 'A company has at most {limit} tags of its own. Remove one that is no longer needed.',
  SYSTEM_TAG_FIXED: '{name} is a tag of the system and stays as it is. Make a tag of your own instead.',
  SYSTEM_TAG_DELETION_ERROR: 'System tags cannot be deleted. Choose only tags that your company has made.',
  NAME_TAKEN: 'There is one already: {name}.',
  LIMIT_REACHED: 'There can be at most {limit}. Remove one first.',
  LIMIT_BELOW_USE: 'There are {used} already. Remove some first, or allow {used} or more.',
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
  DIRECTORY_BUSY:
    'Another run of the directory is under way. Wait until it has ended, or stop it, and try again.',
  SCIM_INVALID: 'SCIM does not allow this: {problem}.',
  SCIM_NOT_UNIQUE: 'This is taken already: {problem}.',
  PARTNER_CODE_TAKEN: 'Another company has the partner code {code} already. Choose another one.',
} as const;
