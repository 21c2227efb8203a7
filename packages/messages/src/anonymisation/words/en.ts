/** Pseudonyms and unmask requests. */
export const words = {
  'anonymisation.title': 'Anonymization',
  'anonymisation.sentence': 'People without permission see pseudonyms. Unmasking someone takes two people.',
  'anonymisation.setting': 'Status',
  'anonymisation.on': 'People are anonymous',
  'anonymisation.off': 'Names are visible',
  'anonymisation.on.hint':
    'Audit shows anon-user.N to everyone whose access profile doesn’t show names. IP addresses, devices, URLs and raw log lines are hidden and can’t be filtered, sorted or searched.',
  'anonymisation.off.hint': 'Everyone who can open Audit sees who used what.',
  'anonymisation.you.names': 'You see names: your access profile shows them.',
  'anonymisation.you.hidden': 'You see pseudonyms.',
  'anonymisation.deciders':
    '{count, plural, =0 {No one else can approve your requests yet.} one {# other person can approve your requests.} other {# other people can approve your requests.}}',
  'anonymisation.deciders.tooNew':
    '{count, plural, one {# more got the permission less than a day ago.} other {# more got the permission less than a day ago.}}',
  'anonymisation.deciders.notIndependent':
    '{count, plural, one {# more isn’t independent of you: one account created the other, or the same person created both in the last 30 days.} other {# more aren’t independent of you: one account created the other, or the same person created both in the last 30 days.}}',
  'anonymisation.deciders.none':
    'Add a second sysadmin, or assign a profile with the Approve permission in the Account area. An account that you create, promote or set a password for can never approve your requests; after 30 days it can ask, and you can approve.',
  'anonymisation.onlySysadmin': 'Only a sysadmin signed in to the console can change this.',
  'anonymisation.switchOn': 'Anonymize people',
  'anonymisation.switchOn.title': 'Anonymize people?',
  'anonymisation.switchOn.explain':
    'Takes effect immediately for everyone whose access profile doesn’t show names, including sysadmins. Turning it off takes two people: one asks, another approves.',
  'anonymisation.switchOff': 'Request to turn off',
  'anonymisation.switchOff.title': 'Request to show names again',
  'anonymisation.switchOff.explain':
    'Another approver decides. If approved, everyone who can open Audit sees names. The request and decision are recorded in History.',
  'anonymisation.requests': 'Requests',
  'anonymisation.requests.nothing': 'No requests',
  'anonymisation.requests.nothing.hint':
    'To find out who an anonymous person is, open them in Audit and request to unmask them.',
  'anonymisation.column.about': 'Person',
  'anonymisation.column.by': 'Requested by',
  'anonymisation.column.reason': 'Reason',
  'anonymisation.column.state': 'Status',
  'anonymisation.column.decision': 'Decision',
  'anonymisation.everybody': 'Names for everyone',
  'anonymisation.gone': 'Deleted user',
  'anonymisation.you': 'You',
  'anonymisation.state.asked': 'Pending',
  'anonymisation.state.lapsed': 'Expired',
  'anonymisation.state.refused': 'Denied',
  'anonymisation.state.holds': 'Visible until {time}',
  'anonymisation.state.done': 'Approved, ended',
  'anonymisation.state.ended': 'Ended',
  'anonymisation.approve': 'Approve',
  'anonymisation.refuse': 'Deny',
  'anonymisation.end': 'End now',
  'anonymisation.giveUp': 'Cancel request',
  'anonymisation.ask': 'Request to unmask',
  'anonymisation.ask.title': 'Request to unmask {person}',
  'anonymisation.ask.explain':
    'Another approver decides. If approved, only you see the name, for one hour. The request and decision are recorded in History.',
  'anonymisation.reason': 'Reason',
  'anonymisation.reason.hint':
    '10 to 500 characters. Don’t include names: the reason is recorded in History.',
  'anonymisation.reason.short': 'Enter a reason of at least 10 characters.',
  'anonymisation.send': 'Send request',
  'anonymisation.sent': 'Request sent. You’ll be notified of the decision.',
  'anonymisation.hidden': 'Hidden because people are anonymized.',
  'anonymisation.notice': 'People are anonymous to you: names, IP addresses and devices are hidden.',
  'anonymisation.field.disabled': 'Disabled due to anonymization',
  'anonymisation.agents': 'Names sent by agents',
  'anonymisation.agents.switch': 'Require agents to replace names with tokens',
  'anonymisation.agents.hint':
    'Applies to agents (casbah collect) and anything that pushes lines. Lines with names are refused and stay at the sender. Uploads, folders and syslog aren’t affected.',
  'anonymisation.agents.none': 'No agent sends tokens yet. Start one with --token-key.',
  'anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE':
    'Shown as a token: the agent replaced the name before sending, and Casbah can’t reach the agent to look it up.',
  'anonymisation.token': 'Token',
  'anonymisation.token.whose': 'Whose token is this?',
  'anonymisation.token.title': 'Whose token is {token}?',
  'anonymisation.token.how':
    'Casbah never received the name. Anyone with the agent’s key can look it up in a list of names on their own machine:',
  'anonymisation.token.agents': 'Agents that send tokens: {names}',
  'anonymisation.token.close': 'Close',
} as const;
