/** Sources: origins of logs, their files, and rejected lines. */
export const words = {
  'datasources.sentence':
    '{count} of {limit, plural, one {# source} other {# sources}} · {events} events · every line is kept, parsed or rejected with a reason',
  'datasources.sentence.empty':
    'Casbah reads the logs of your proxies, firewalls and cloud apps. Every line is kept, parsed or rejected with a reason.',

  'datasources.drop': 'Drop log files here',
  'datasources.drop.detail': ', including gzip and zip.',
  'datasources.drop.promise': 'Casbah detects the format; nothing leaves this server.',
  'datasources.mayNot': 'You can view sources but not add files. Ask a sysadmin for permission.',

  'datasources.add.title': '{count, plural, one {Add # file} other {Add # files}}',
  'datasources.add.where': 'Where do these logs come from?',
  'datasources.add.new': 'New source',
  'datasources.add.name': 'Source name',
  'datasources.add.nameHint': 'For example, the device and its location: “Lyon FortiGate”.',
  'datasources.add.submit': '{count, plural, one {Upload # file} other {Upload # files}}',
  'datasources.add.more': '{count, plural, one {and # more file} other {and # more files}}',
  'datasources.add.limit':
    'You can have up to {limit} sources. Choose an existing one, or delete one you don’t need.',
  'datasources.add.empty': 'Empty files skipped: {names}.',

  'datasources.format': 'Format',
  'datasources.format.auto': 'Detect automatically',
  'datasources.format.audit': 'Audit log: {title}',
  'datasources.format.hint': 'Casbah recognizes traffic and audit logs from their content.',
  'datasources.timezone': 'Time zone',
  'datasources.timezone.hint': 'Used only for log lines without a time zone.',
  'datasources.name': 'Name',
  'datasources.nameInvalid': 'Use 1 to 64 characters, without < > ; * ` ~, brackets, braces or quotes.',
  'datasources.nameTaken': 'A source with this name already exists. Choose another name.',

  'datasources.find': 'Find a source',
  'datasources.find.any': 'Any status',
  'datasources.find.attention': 'Needs attention',
  'datasources.find.moving': 'In progress',
  'datasources.find.read': 'Read',
  'datasources.find.waiting': 'Waiting for a file',
  'datasources.find.nothing': 'No matching sources',
  'datasources.find.nothing.text': 'Try a shorter search, or any status.',
  'datasources.find.clear': 'Clear search',
  'datasources.list': 'Sources',
  'datasources.column.source': 'Source',
  'datasources.column.state': 'Status',
  'datasources.column.last': 'Last event',
  'datasources.column.events': 'Events',
  'datasources.showEvents': 'View events of {name}',
  'datasources.showRejects': 'View rejected lines of {name}',
  'datasources.column.aside': 'Rejected',
  'datasources.column.activity': 'Last 48 hours with data',
  'datasources.activity':
    '{events} events in the last {hours, plural, one {hour} other {# hours}} with data, peak {most} per hour',
  'datasources.activity.none': 'No events yet',
  'datasources.files': '{count, plural, one {# file} other {# files}}',

  'datasources.state.waiting': 'Waiting for files',
  'datasources.state.uploading': 'Uploading {share}',
  'datasources.state.interrupted': 'Upload interrupted',
  'datasources.state.stopped': 'Upload stopped at {share}',
  'datasources.state.queued': 'Queued',
  'datasources.state.processing': 'Processing {share}',
  'datasources.state.failed': 'Failed: {reason}',
  'datasources.state.read': 'Read',
  'datasources.state.readAside': 'Read, {count, plural, one {# line rejected} other {# lines rejected}}',
  'datasources.state.failedFiles':
    '{count, plural, one {# file couldn’t be read} other {# files couldn’t be read}}',
  'datasources.state.duplicate': 'Duplicate',
  'datasources.state.someAside': '{count, plural, one {# line rejected} other {# lines rejected}}',
  'datasources.state.allAside':
    'Needs attention: {count, plural, one {# line rejected} other {# lines rejected}}',

  'datasources.upload.waiting': 'Queued',
  'datasources.upload.sending': 'Uploading {share}',
  'datasources.upload.interrupted': 'Interrupted at {share}',
  'datasources.upload.failed': 'Stopped at {share}',
  'datasources.upload.stopOf': 'Stop uploading {name}',
  'datasources.upload.dismissOf': 'Dismiss message about {name}',
  'datasources.upload.sent': '{sent} of {size}',
  'datasources.upload.goesOn': 'It resumes automatically.',
  'datasources.upload.list': 'Uploads in progress',
  'datasources.upload.stopped': 'The upload stopped at {share}. Choose the same file again to resume.',

  'datasources.detail.filesOf': 'Files of {name}',
  'datasources.detail.noFiles': 'No files yet. Drop one above.',
  'datasources.detail.moreFiles': 'Showing the newest {shown} of {total}.',
  'datasources.file': 'File',
  'datasources.file.state': 'Status',
  'datasources.file.events': 'Events',
  'datasources.file.aside': 'Rejected',
  'datasources.file.format': 'Format',
  'datasources.file.span': 'Time range',
  'datasources.file.added': 'Added',
  'datasources.file.showOf': 'View data in {name}',
  'datasources.file.duplicate': 'This file was already read. Nothing was counted twice.',
  'datasources.file.retry': 'Retry',
  'datasources.file.actions': 'Actions',
  'datasources.file.showRejects': 'View lines rejected from {name}',
  'datasources.file.delete': 'Delete {name}',
  'datasources.file.delete.title': 'Delete {name}?',
  'datasources.file.delete.text':
    '{events, plural, =0 {No events} one {# event} other {# events}} and {rejects, plural, =0 {no rejected lines} one {# rejected line} other {# rejected lines}} from this file are deleted from every page, list and export. This can’t be undone, but you can upload the file again.',
  'datasources.file.delete.submit': 'Delete file',
  'datasources.file.delete.done': '{name} deleted',
  'datasources.file.delete.failed': 'Couldn’t delete {name}',
  'datasources.file.progressOf': 'Reading {name}',

  'datasources.done.title': '{name} was read',
  'datasources.done.detail':
    '{events, plural, =0 {No events} one {{eventsWords} event} other {{eventsWords} events}}{rejects, plural, =0 {} one {, # line rejected} other {, # lines rejected}}',
  'datasources.done.show': 'View data',
  'datasources.failed.title': 'Couldn’t finish reading {name}',

  'datasources.loadError.not_a_log': 'not a log file',
  'datasources.loadError.truncated_archive': 'truncated archive',
  'datasources.loadError.unsupported_archive': 'unsupported archive',
  'datasources.loadError.archive_too_large': 'archive too large',
  'datasources.loadError.parser_slow': 'slow parser',
  'datasources.loadError.no_space': 'disk full',
  'datasources.loadError.event_store_unavailable': 'event store unavailable',
  'datasources.loadError.internal': 'internal error',
  'datasources.loadError.not_a_log.next':
    'The file contains binary data, such as an image, a program or a database. Upload the log as text, gzip or zip.',
  'datasources.loadError.truncated_archive.next':
    'Everything before the cut was kept. Copy the file again and upload it; nothing is counted twice.',
  'datasources.loadError.unsupported_archive.next':
    'The archive is encrypted or in an unsupported format. Upload the log itself, or pack it as gzip or zip.',
  'datasources.loadError.archive_too_large.next':
    'Unpacked, it exceeds the limits that protect this server. Unpack it and upload the logs one at a time.',
  'datasources.loadError.parser_slow.next':
    'Make the parser’s pattern simpler, then retry. Its lines take longer than 10 ms each.',
  'datasources.loadError.no_space.next':
    'Free up disk space on the server, then retry. Nothing stored is lost.',
  'datasources.loadError.event_store_unavailable.next':
    'It usually recovers within a minute. Then retry; nothing is counted twice.',
  'datasources.loadError.internal.next':
    'Retry. If it fails again, search the server log for this file name.',

  'datasources.rejects.title': 'Rejected lines of {name}',
  'datasources.rejects.hidden':
    'These lines identify people and are hidden while people are anonymous to you.',
  'datasources.parsers': 'Custom parsers',
  'datasources.parsers.of': 'Create parser from these lines',
  'datasources.rejects.download': 'Download all',
  'datasources.rejects.all': 'View all lines',
  'datasources.rejects.none': 'No rejected lines.',
  'datasources.rejects.reasons': 'Reasons',
  'datasources.rejects.samples': 'Samples: {reason}',
  'datasources.rejects.where': '{file}, line {line}: {detail}',

  'datasources.role': 'Log type',
  'datasources.role.traffic': 'Traffic or audit log',
  'datasources.role.who_is_where': 'Identity mapping',
  'datasources.role.traffic.hint':
    'Requests from proxies, firewalls and DNS, or the audit log of a cloud app.',
  'datasources.role.who_is_where.hint':
    'Sign-ins, DHCP leases and VPN sessions that link users to IP addresses. Casbah uses them to name users in traffic that has only IP addresses. Traffic lines are read too.',
  'datasources.holdHours': 'Mapping lifetime (hours)',
  'datasources.holdHours.hint': 'A mapping expires this long after its last line.',
  'datasources.signs': '{count, plural, one {{words} mapping} other {{words} mappings}}',
  'datasources.signs.text':
    '{count, plural, =0 {No identity mappings yet.} one {{words} identity mapping found.} other {{words} identity mappings found.}} They name users in traffic read from now on; earlier events don’t change.',
  'datasources.byAddress': '{words} users found by IP address',
  'datasources.usersByAddress':
    '{count, plural, one {{words} event} other {{words} events}} got a user from identity mapping, because the log had only an IP address.',
  'datasources.file.signsLeftOut':
    'Some IP addresses weren’t looked up: too many mappings, or the lookup took longer than 30 seconds. Send logs in time order, in files of one day or less.',

  'datasources.reading.title': 'Parsing settings for {name}',
  'datasources.reading.aside': 'Applies to new files and reparsed lines',
  'datasources.reading.save': 'Save',
  'datasources.reading.saved': 'Saved',
  'datasources.reading.again': '{count, plural, one {Reparse # line} other {Reparse # lines}}',
  'datasources.reading.saveAndAgain':
    '{count, plural, one {Save and reparse # line} other {Save and reparse # lines}}',
  'datasources.reading.started': 'Reparsing started',
  'datasources.reading.done':
    '{read, plural, =0 {No line could be read} one {# line read} other {# lines read}}, {rejected, plural, =0 {none rejected} one {# still rejected} other {# still rejected}}',
  'datasources.reading.helps': 'If you know the format of these lines, choose it and reparse them.',

  'datasources.arrivals.title': 'Arrival times for {name}',
  'datasources.arrivals.range': 'Time range',
  'datasources.arrivals.days': 'Last {days} days',
  'datasources.arrivals.newest': 'Latest event',
  'datasources.arrivals.lag': 'Typical lag',
  'datasources.arrivals.lag.sentence': 'Lines arrive about {duration} after the event.',
  'datasources.arrivals.lag.unknown': 'Unknown: no files were read in this period.',
  'datasources.arrivals.gaps': 'Missing hours',
  'datasources.arrivals.gaps.early': 'Available from {date}, after two weeks of data.',
  'datasources.arrivals.gaps.none': 'No missing hours.',
  'datasources.arrivals.gaps.latest': 'Latest: {range}',
  'datasources.arrivals.gaps.since': 'Available from {date}.',
  'datasources.arrivals.usual':
    'An hour is missing if it’s empty but the same hour had events in three of the last four weeks, and its lines should have arrived by now.',
  'datasources.arrivals.silent':
    'No logs since {date} ({since}): this source has stopped sending. Check the system that sends its logs.',
  'datasources.arrivals.byHour': 'Events per hour',
  'datasources.arrivals.byDay': 'Events per day',
  'datasources.arrivals.noEvents': 'No events in this period. Choose a longer one.',
  'datasources.arrivals.overTime': 'Lag over time',
  'datasources.arrivals.minutes': 'Lag (minutes)',

  'datasources.rename': 'Rename',
  'datasources.actions': 'Actions for {name}',
  'datasources.rename.title': 'Rename {name}',
  'datasources.rename.submit': 'Rename',
  'datasources.delete.title': 'Delete {name}?',
  'datasources.delete.text':
    '{events, plural, =0 {No events} one {# event} other {# events}}, {rejects, plural, =0 {no rejected lines} one {# rejected line} other {# rejected lines}} and {files, plural, =0 {no files} one {# file} other {# files}} are deleted from every page, list and export. This can’t be undone.',
  'datasources.delete.submit': 'Delete source',
  'datasources.delete.done': '{name} deleted',

  'datasources.empty': 'No sources yet',
  'datasources.empty.text':
    'Drop a proxy or firewall log above. Casbah recognizes Squid, ProxySG, Zscaler, Palo Alto, FortiGate, Cisco, Check Point and more.',
} as const;
