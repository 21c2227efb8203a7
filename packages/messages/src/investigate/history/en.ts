export const words = {
  'history.did.activity.assessed': 'Assessed activities',
  'history.did.activity.note_added': 'Added a note to an activity',
  'history.did.activity.note_deleted': 'Deleted a note on an activity',
  'history.did.investigate.settings_changed': 'Changed incident data settings',
  'history.field.activities': 'Activities',
  'history.field.assessment': 'Assessment',
  'history.field.owner': 'Owner',
  'history.field.history_days': 'History (days)',
  'history.field.related_activities': 'Number of activities',
  'history.field.show_original': 'Show original records',
} as const;
