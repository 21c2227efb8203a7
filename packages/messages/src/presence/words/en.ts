/** When people were active, and with which devices. */
export const words = {
  'presence.sessions': 'Sessions',
  'presence.sessions.hint':
    '{count, plural, one {{words} session} other {{words} sessions}}. A session ends after {pause} without a request.',
  'presence.sessions.pause': 'Session gap',
  'presence.sessions.nothing': 'No sessions in this time range.',
  'presence.sessions.more': 'Older sessions',
  'presence.sessions.csv': 'Sessions as CSV',
  'presence.sessions.ndjson': 'Sessions as NDJSON',
  'presence.begin': 'Start',
  'presence.end': 'End',
  'presence.length': 'Duration',
  'presence.services': 'Services',
  'presence.services.more': 'and {count, number} more',
  'presence.services.nothing': 'none in the catalog',
  'presence.requests': 'Requests',
  'presence.requests.take':
    '{count, plural, one {{words} request, as NDJSON} other {{words} requests, as NDJSON}}',
  'presence.uploaded': 'Uploaded',
  'presence.downloaded': 'Downloaded',
  'presence.cut.before': 'started before the time range',
  'presence.cut.after': 'continues after the time range',
  'presence.devices': 'Devices',
  'presence.devices.hint':
    'Devices by the name in the logs. Requests without a name are grouped by type and operating system.',
  'presence.devices.hidden':
    'People are anonymous. Device names identify people, so only type and operating system are shown.',
  'presence.devices.nothing': 'The logs in this time range don’t record devices.',
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
  'presence.service.hint': 'Devices people use, and how much they upload from them.',
  'presence.service.untold':
    '{count, plural, one {Device type unknown for {words} request.} other {Device type unknown for {words} requests.}}',
} as const;
