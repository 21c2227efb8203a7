export const words = {
  'apikeys.title': 'API keys',
  'apikeys.sentence':
    'What programs sign in with. Each carries an access profile, and allows no more than its maker may do.',
  'apikeys.mayNot': 'You can see the keys. To make or remove one, you need the right to change settings.',
  'apikeys.add': 'New API key',
  'apikeys.none': 'There are no API keys yet',
  'apikeys.none.why':
    'Make one for each program that reads from or writes to Casbah: a directory, a script, a ticket system.',
  'apikeys.name': 'Name',
  'apikeys.name.hint': 'The program or the place that will use it',
  'apikeys.profile': 'Access profile',
  'apikeys.profile.hint': 'Profiles that allow no more than you may do yourself',
  'apikeys.profile.none':
    'There is no access profile that you may give. A sysadmin makes them under Access profiles.',
  'apikeys.profile.missing': 'Choose what the key may do',
  'apikeys.days': 'Holds for',
  'apikeys.days.count': '{count, plural, one {# day} other {# days}}, until {date}',
  'apikeys.networks': 'Networks',
  'apikeys.networks.all': 'Everywhere',
  'apikeys.networks.hint':
    'Addresses and networks it may be used from, with commas between. Empty: from everywhere.',
  'apikeys.networks.wrong': '{network} is neither an address nor a network like 192.0.2.0/24',
  'apikeys.state': 'State',
  'apikeys.state.works': 'Works',
  'apikeys.state.ended': 'Ended',
  'apikeys.state.maker-left': 'Its maker’s account is closed',
  'apikeys.state.maker-holds-less': 'Limited: its maker may do less now',
  'apikeys.used': 'Last used',
  'apikeys.used.never': 'Never',
  'apikeys.ends': 'Until {date}',
  'apikeys.made': 'Made by',
  'apikeys.remove': 'Remove',
  'apikeys.removed': '{name} is removed: it opens nothing any more',
  'apikeys.how': 'How a program uses one',
  'apikeys.how.sentence':
    'It sends the key with every request. Every call is described under /api; the casbah command reads CASBAH_API_KEY.',
  'apikeys.create': 'Make key',
  'apikeys.new.title': 'The key {name}',
  'apikeys.new.once':
    'Copy it now: it is shown this one time, and Casbah keeps only its hash. Whoever has it can do what its profile allows.',
  'apikeys.new.done': 'I have copied it',
} as const;
