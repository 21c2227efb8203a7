export const words = {
  PEOPLE_ANONYMOUS:
    'People are anonymous to you, and this names them. Ask somebody whose access profile shows names.',
  NEEDS_TWO_PEOPLE:
    'It takes two to end that people are anonymous: ask for it with a reason, and let somebody else approve.',
  REVEAL_LIMIT: '{limit} requests of yours wait to be decided. Give one up, or wait.',
  REVEAL_OWN: 'Somebody else has to decide over your request.',
  REVEAL_APPROVER_TOO_NEW:
    'You have held the right to approve for less than a day before this request was made. Somebody who has held it longer can approve it; you can refuse it.',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'You and the person who asked are not independent: one of your accounts was created, promoted or given access by the other’s, or the same person made both in the last 30 days. Somebody else has to approve it; you can refuse it.',
  REVEAL_NO_APPROVER:
    'Nobody can approve your request. It takes somebody who has been a sysadmin, or has had the right to approve, for at least a day, and whose account you did not create, promote or give access to. Ask another administrator to make the request instead, or add a second sysadmin: 30 days later they can ask, and you can approve.',
  REVEAL_DECIDED: 'This request is decided or over already. Load the page again.',
} as const;
