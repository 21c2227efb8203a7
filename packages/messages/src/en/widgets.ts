/** Words inside the widgets. ICU message syntax; ids are the widgets' folders. */
export const widgets = {
  'widgets.search.clear': 'Clear',
  'widgets.comboBox.none': 'Nothing matches. Try fewer letters.',
  'widgets.risk.low': 'Low',
  'widgets.risk.medium': 'Medium',
  'widgets.risk.high': 'High',
  'widgets.risk.unresearched': 'Not researched',
  'widgets.risk.knockout': 'High, knocked out',
  'widgets.dialog.close': 'Close',
  'widgets.dialog.cancel': 'Cancel',
  'widgets.error.retry': 'Try again',
  'widgets.toast.close': 'Dismiss',
  'widgets.breadcrumb.label': 'Where you are',
} as const;
