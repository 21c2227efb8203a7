/** Sources: where logs come from, the files they delivered, the lines that could not be read. */
export const datasources = {
  'datasources.title': 'Sources',
  'datasources.sentence':
    '{count} of {limit, plural, one {# source} other {# sources}} · {events} events · everything received is stored, read or set aside with its reason',
  'datasources.sentence.empty':
    'Casbah reads the logs of your proxies and firewalls: everything received is stored, read or set aside with its reason',

  'datasources.drop': 'Drop log files here',
  'datasources.drop.detail': ', gzip and zip too.',
  'datasources.drop.promise': 'The format is found from the content; nothing leaves this machine.',
  'datasources.mayNot': 'Your role may look at sources, but not add files. A system administrator can.',

  'datasources.add.title': '{count, plural, one {Add # file} other {Add # files}}',
  'datasources.add.where': 'Where do these logs come from?',
  'datasources.add.new': 'A new source',
  'datasources.add.name': 'Name of the source',
  'datasources.add.nameHint': 'The proxy or firewall, and where it stands: “Lyon FortiGate”.',
  'datasources.add.submit': '{count, plural, one {Upload # file} other {Upload # files}}',
  'datasources.add.more': '{count, plural, one {and # more file} other {and # more files}}',
  'datasources.add.limit':
    'There can be {limit} sources at most. Choose one that is there, or delete one that is no longer needed.',
  'datasources.add.empty': 'An empty file was left out: {names}.',

  'datasources.format': 'Format',
  'datasources.format.auto': 'Found from the content',
  'datasources.timezone': 'Time zone',
  'datasources.timezone.hint': 'Used only where the log’s times carry none.',
  'datasources.name': 'Name',
  'datasources.nameInvalid':
    'Use 1 to 64 characters, without any of < > ; * ` ~ and without brackets, braces or quotes.',
  'datasources.nameTaken': 'There is a source with this name already. Choose another.',

  'datasources.find': 'Find a source',
  'datasources.find.any': 'Every state',
  'datasources.find.attention': 'Needs a look',
  'datasources.find.moving': 'Under way',
  'datasources.find.read': 'Read',
  'datasources.find.waiting': 'Waiting for a file',
  'datasources.find.nothing': 'No source matches',
  'datasources.find.nothing.text': 'Search for less, or in every state.',
  'datasources.find.clear': 'Clear the search',
  'datasources.list': 'Sources',
  'datasources.column.source': 'Source',
  'datasources.column.state': 'State',
  'datasources.column.last': 'Last event',
  'datasources.column.events': 'Events',
  'datasources.column.aside': 'Set aside',
  'datasources.column.activity': 'Last 48 h with data',
  'datasources.activity':
    '{events} events in the last {hours, plural, one {hour} other {# hours}} with data, at most {most} in one hour',
  'datasources.activity.none': 'No events yet',
  'datasources.files': '{count, plural, one {# file} other {# files}}',

  'datasources.state.waiting': 'Waiting for a file',
  'datasources.state.uploading': 'Uploading {share}',
  'datasources.state.interrupted': 'Upload interrupted',
  'datasources.state.stopped': 'Upload stopped at {share}',
  'datasources.state.queued': 'Queued',
  'datasources.state.processing': 'Processing {share}',
  'datasources.state.failed': 'Stopped: {reason}',
  'datasources.state.read': 'Read',
  'datasources.state.duplicate': 'Already here',
  'datasources.state.someAside': '{count, plural, one {# line set aside} other {# lines set aside}}',
  'datasources.state.allAside':
    'Needs you: {count, plural, one {# line set aside} other {# lines set aside}}',

  'datasources.upload.waiting': 'Waits for its turn',
  'datasources.upload.sending': 'Uploading {share}',
  'datasources.upload.interrupted': 'Interrupted at {share}',
  'datasources.upload.failed': 'Stopped at {share}',
  'datasources.upload.stopOf': 'Stop uploading {name}',
  'datasources.upload.dismissOf': 'Dismiss the message about {name}',
  'datasources.upload.sent': '{sent} of {size}',
  'datasources.upload.goesOn': 'It goes on by itself from where it stopped.',
  'datasources.upload.list': 'Files on their way',
  'datasources.upload.stopped':
    'The upload stopped at {share}. Choose the same file again to go on from there.',

  'datasources.detail.filesOf': 'Files of {name}',
  'datasources.detail.noFiles': 'No file yet. Drop one above.',
  'datasources.detail.moreFiles': 'The newest {shown} of {total} are shown.',
  'datasources.file': 'File',
  'datasources.file.state': 'State',
  'datasources.file.events': 'Events',
  'datasources.file.aside': 'Set aside',
  'datasources.file.format': 'Format',
  'datasources.file.span': 'From – to',
  'datasources.file.added': 'Added',
  'datasources.file.showOf': 'See what {name} holds',
  'datasources.file.duplicate': 'The same bytes were read before; nothing was counted twice.',
  'datasources.file.retry': 'Go on',
  'datasources.file.progressOf': 'Reading {name}',

  'datasources.done.title': '{name} is read',
  'datasources.done.detail':
    '{events, plural, =0 {No events} one {{eventsWords} event} other {{eventsWords} events}}{rejects, plural, =0 {} one {, # line set aside} other {, # lines set aside}}',
  'datasources.done.show': 'See what it holds',
  'datasources.failed.title': '{name} could not be read to the end',

  'datasources.loadError.not_a_log': 'this is no log',
  'datasources.loadError.truncated_archive': 'the archive is cut off',
  'datasources.loadError.unsupported_archive': 'the archive cannot be opened',
  'datasources.loadError.archive_too_large': 'the archive unpacks to too much',
  'datasources.loadError.no_space': 'the disk is full',
  'datasources.loadError.event_store_unavailable': 'the event store does not answer',
  'datasources.loadError.internal': 'an error inside Casbah',
  'datasources.loadError.not_a_log.next':
    'The file holds binary data: an image, a program or a database. Choose the log itself, as text, gzip or zip.',
  'datasources.loadError.truncated_archive.next':
    'What came before the cut is kept. Copy the file again from where it was made, then drop it here: nothing is counted twice.',
  'datasources.loadError.unsupported_archive.next':
    'It is encrypted or packed in a way Casbah does not know. Unpack it and drop the log itself, or pack it as gzip or zip.',
  'datasources.loadError.archive_too_large.next':
    'It unpacks beyond the limits that protect this server. Unpack it yourself and drop the logs one by one.',
  'datasources.loadError.no_space.next':
    'Make room on the server, then go on: nothing that was stored is lost.',
  'datasources.loadError.event_store_unavailable.next':
    'It usually comes back by itself within a minute. Then go on: nothing is counted twice.',
  'datasources.loadError.internal.next':
    'Go on once more. If it stays, the server’s log says more under this file’s name.',

  'datasources.rejects.title': 'Lines set aside, {name}',
  'datasources.rejects.hidden': 'The lines name people: they are hidden while people are anonymous to you.',
  'datasources.rejects.download': 'Download all',
  'datasources.rejects.none': 'Every line was read.',
  'datasources.rejects.reasons': 'Reasons',
  'datasources.rejects.samples': 'Samples: {reason}',
  'datasources.rejects.where': '{file}, line {line}: {detail}',
  'datasources.reject.unknown_format': 'No known format',
  'datasources.reject.incomplete_line': 'Line cut off or incomplete',
  'datasources.reject.unreadable_time': 'Time not readable',
  'datasources.reject.unreadable_field': 'A field is not readable',
  'datasources.reject.line_too_long': 'Line longer than 1 MiB',
  'datasources.reject.binary_data': 'Binary data',
  'datasources.reject.not_traffic': 'Not about traffic',

  'datasources.reading.title': 'How {name} is read',
  'datasources.reading.aside': 'holds for the next files, and for lines read again',
  'datasources.reading.save': 'Save',
  'datasources.reading.saved': 'Saved',
  'datasources.reading.again': '{count, plural, one {Read # line again} other {Read # lines again}}',
  'datasources.reading.saveAndAgain':
    '{count, plural, one {Save and read # line again} other {Save and read # lines again}}',
  'datasources.reading.started': 'The lines are read again',
  'datasources.reading.helps': 'If these lines have a format you know, choose it and read them again.',

  'datasources.rename': 'Rename',
  'datasources.rename.title': 'Rename {name}',
  'datasources.rename.submit': 'Rename',
  'datasources.delete': 'Delete',
  'datasources.delete.title': 'Delete {name}?',
  'datasources.delete.text':
    'Its {events, plural, =0 {no events} one {# event} other {# events}}, {rejects, plural, =0 {no lines} one {# line} other {# lines}} set aside and {files, plural, =0 {no files} one {# file} other {# files}} will be gone from every page, list and export. This cannot be undone.',
  'datasources.delete.submit': 'Delete source',
  'datasources.delete.done': '{name} is deleted',

  'datasources.empty': 'No source yet',
  'datasources.empty.text':
    'Drop a log file of a proxy or firewall above. Squid, ProxySG, Zscaler, Palo Alto, FortiGate, Cisco, Check Point and more are recognised.',
} as const;
