/** Messages of the frame around every page: few, because they load with the first page. */
export const words = {
  'widgets.skipLink.content': 'Skip to content',
  'widgets.sidebar.collapse': 'Collapse sidebar',
  'widgets.sidebar.expand': 'Expand sidebar',
  'widgets.sidebar.close': 'Close navigation',
  'widgets.key.ctrl': 'Ctrl',
  'widgets.key.shift': 'Shift',
  'widgets.key.enter': 'Enter',
  'widgets.key.esc': 'Esc',
  'widgets.key.tab': 'Tab',
  'widgets.key.backspace': 'Backspace',
  'widgets.key.home': 'Home',
  'widgets.key.end': 'End',
  'widgets.key.pageUp': 'Page Up',
  'widgets.key.pageDown': 'Page Down',
  'widgets.language.title': 'Language',
  'widgets.language.use': 'Language: {language}',
  'widgets.error.requestId': 'Request ID {id}',
  'widgets.storage.notOk':
    'This browser doesn’t store site data, so your choices are lost when you leave. Allow this site to store data, then reload.',
  'widgets.permission.reason': 'You don’t have permission to do this. Ask your administrator.',
} as const;
