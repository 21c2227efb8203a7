export const words = {
  PEOPLE_ANONYMOUS:
    'People are anonymous to you, and this would identify them. Ask an admin whose access profile shows names.',
  NEEDS_TWO_PEOPLE:
    'Ending anonymization takes two people: send a request with a reason, and have someone else approve it.',
  REVEAL_LIMIT: 'You have {limit} pending requests, the maximum. Cancel one, or wait for a decision.',
  REVEAL_OWN: 'You can’t decide your own request. Ask another approver.',
  REVEAL_APPROVER_TOO_NEW:
    'You received permission to approve less than a day before this request. Someone who has had it longer can approve; you can deny.',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'You and the requester aren’t independent: one of your accounts was created, promoted or given access by the other, or the same person created both in the last 30 days. Someone else must approve; you can deny.',
  REVEAL_NO_APPROVER:
    'No one can approve your request. An approver must have been a sysadmin, or had the permission to approve, for at least a day, and you must not have created, promoted or given access to their account. Ask another administrator to send the request, or add a second sysadmin: after 30 days they can ask, and you can approve.',
  REVEAL_DECIDED: 'This request has already been decided or has ended. Reload the page.',
  'problem.names_nobody': 'Name at least one person.',
  'problem.person_unknown': '{person} hasn’t been seen in your traffic.',
} as const;
