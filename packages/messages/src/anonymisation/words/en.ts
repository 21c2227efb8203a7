/** Anonymous people, and who asks who they are. */
export const words = {
  'anonymisation.title': 'Anonymous people',
  'anonymisation.sentence':
    'Who may not see names sees numbers instead. It takes two people to find out who somebody is.',
  'anonymisation.setting': 'In this company',
  'anonymisation.on': 'People are anonymous',
  'anonymisation.off': 'People have their names',
  'anonymisation.on.hint':
    'Audit shows anon-user.N to everybody whose access profile does not show names. Their addresses, devices, the pages they opened and raw log lines are hidden, and nothing can be filtered, sorted or searched by them.',
  'anonymisation.off.hint': 'Everybody who may open Audit reads who used what.',
  'anonymisation.you.names': 'You see names: your access profile shows them.',
  'anonymisation.you.hidden': 'You see numbers.',
  'anonymisation.deciders':
    '{count, plural, =0 {Nobody else can approve your requests yet.} one {# other person can approve your requests.} other {# other people can approve your requests.}}',
  'anonymisation.deciders.tooNew':
    '{count, plural, one {# more has held the right for less than a day.} other {# more have held the right for less than a day.}}',
  'anonymisation.deciders.notIndependent':
    '{count, plural, one {# more is not independent of you: one of the two accounts made the other, or one person made both in the last 30 days.} other {# more are not independent of you: one of the accounts made the other, or one person made both in the last 30 days.}}',
  'anonymisation.deciders.none':
    'Add a second sysadmin, or give somebody a profile that approves in the area Account. An account that you create, promote or give a password to can never approve your own requests; after 30 days it can ask, and you can approve.',
  'anonymisation.onlySysadmin':
    'Only a sysadmin can change this, signed in to the console: it decides what everybody else may do.',
  'anonymisation.switchOn': 'Make people anonymous',
  'anonymisation.switchOn.title': 'Make people anonymous?',
  'anonymisation.switchOn.explain':
    'It holds at once, for everybody whose access profile does not show names, sysadmins included. To end it takes two: somebody asks, and somebody else approves.',
  'anonymisation.switchOff': 'Ask to end it',
  'anonymisation.switchOff.title': 'Ask that people have their names again',
  'anonymisation.switchOff.explain':
    'Somebody else who may approve decides. Everybody who may open Audit then reads names. Request and decision are written to the history.',
  'anonymisation.requests': 'Requests',
  'anonymisation.requests.nothing': 'No requests',
  'anonymisation.requests.nothing.hint':
    'To find out who an anonymous person is, open them in Audit and ask.',
  'anonymisation.column.about': 'About',
  'anonymisation.column.by': 'Asked by',
  'anonymisation.column.reason': 'Reason',
  'anonymisation.column.state': 'State',
  'anonymisation.column.decision': 'Decision',
  'anonymisation.everybody': 'Names for everybody',
  'anonymisation.gone': 'Somebody who left',
  'anonymisation.you': 'You',
  'anonymisation.state.asked': 'Waits',
  'anonymisation.state.lapsed': 'Lapsed',
  'anonymisation.state.refused': 'Refused',
  'anonymisation.state.holds': 'Shown until {time}',
  'anonymisation.state.done': 'Approved, over',
  'anonymisation.state.ended': 'Ended',
  'anonymisation.approve': 'Approve',
  'anonymisation.refuse': 'Refuse',
  'anonymisation.end': 'End now',
  'anonymisation.giveUp': 'Give up',
  'anonymisation.ask': 'Ask who this is',
  'anonymisation.ask.title': 'Ask who {person} is',
  'anonymisation.ask.explain':
    'Somebody else who may approve decides. Then you, and nobody else, see the name for an hour. Request and decision are written to the history.',
  'anonymisation.reason': 'Reason',
  'anonymisation.reason.hint': '10 to 500 characters. Write no name: the reason stays in the history.',
  'anonymisation.reason.short': 'Say in at least 10 characters why you ask.',
  'anonymisation.send': 'Ask',
  'anonymisation.sent': 'Asked. You get a notice once somebody has decided.',
  'anonymisation.hidden': 'Hidden while people are anonymous.',
  'anonymisation.notice': 'People are anonymous to you: names, addresses and devices are hidden.',
  'anonymisation.field.disabled': 'Disabled due to anonymization',
  'anonymisation.agents': 'Names that agents send',
  'anonymisation.agents.switch': 'Take lines from programs only where people are replaced by tokens',
  'anonymisation.agents.hint':
    'It holds for agents (casbah collect) and for whatever pushes lines. What still names people is refused and stays where it was written. Uploads, folders and syslog are taken as they are.',
  'anonymisation.agents.none': 'No agent replaces people yet. Start one with --token-key.',
  'anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE':
    'Shown as a token: the agent replaced the name before it sent the line, and cannot be asked from here.',
  'anonymisation.token': 'Token',
  'anonymisation.token.whose': 'Whose token?',
  'anonymisation.token.title': 'Whose is {token}?',
  'anonymisation.token.how':
    'Casbah never had the name. Whoever has the agent’s key finds it in a list of names, on their own machine:',
  'anonymisation.token.agents': 'Agents that send tokens: {names}',
  'anonymisation.token.close': 'Close',
} as const;
