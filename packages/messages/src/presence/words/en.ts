/** When people were there, and what they came with. */
export const words = {
  'presence.sessions': 'Sessions',
  'presence.sessions.hint':
    '{count, plural, one {{words} session} other {{words} sessions}}. A session ends after {pause} without a request.',
  'presence.sessions.pause': 'Pause that ends a session',
  'presence.sessions.nothing': 'There is no session in this time.',
  'presence.sessions.more': 'Older sessions',
  'presence.sessions.csv': 'Sessions as CSV',
  'presence.sessions.ndjson': 'Sessions as NDJSON',
  'presence.begin': 'Begin',
  'presence.end': 'End',
  'presence.length': 'Length',
  'presence.services': 'Services',
  'presence.services.more': 'and {count, number} more',
  'presence.services.nothing': 'none of the catalogue',
  'presence.requests': 'Requests',
  'presence.requests.take':
    '{count, plural, one {{words} request, as NDJSON} other {{words} requests, as NDJSON}}',
  'presence.uploaded': 'Uploaded',
  'presence.downloaded': 'Downloaded',
  'presence.cut.before': 'began before the time you look at',
  'presence.cut.after': 'goes on after the time you look at',
  'presence.devices': 'Devices',
  'presence.devices.hint':
    'Devices by the name that logs give them. Requests without one are put together by type and operating system.',
  'presence.devices.hidden':
    'People are anonymous. Names of devices tell whose they are, so only their type and operating system are shown.',
  'presence.devices.nothing': 'The logs of this time say nothing about devices.',
  'presence.devices.more': 'More devices',
  'presence.devices.csv': 'Devices as CSV',
  'presence.devices.ndjson': 'Devices as NDJSON',
  'presence.device': 'Device',
  'presence.noName': 'no name',
  'presence.type': 'Type',
  'presence.os': 'Operating system',
  'presence.browsers': 'Browsers',
  'presence.first': 'First seen',
  'presence.last': 'Last seen',
  'presence.people': '{count, plural, one {# person} other {# people}}',
  'presence.service.hint': 'What people come with, and how much they upload from there.',
  'presence.service.untold':
    '{count, plural, one {Of {words} request no log tells the type.} other {Of {words} requests no log tells the type.}}',
} as const;
