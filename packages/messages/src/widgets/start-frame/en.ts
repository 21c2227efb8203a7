/** Words of the frame around every page: few, for they come with the first page. */
export const words = {
  'widgets.skipLink.content': 'Skip to content',
  'widgets.sidebar.collapse': 'Collapse the sidebar',
  'widgets.sidebar.expand': 'Expand the sidebar',
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
  'widgets.error.requestId': 'Request id {id}',
  'widgets.storage.notOk':
    'This browser keeps nothing between visits, so your choices are lost. Allow this site to store data, then reload.',
  'widgets.permission.reason': 'Your role does not allow this. Ask your administrator for it.',
} as const;
