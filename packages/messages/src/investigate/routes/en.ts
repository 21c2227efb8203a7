export const words = {
  'coming.link.activities': 'What people do in cloud apps',
  'coming.link.appActivities': 'Activities in {name}',
  'route.investigate.incidentData': 'Incident data',
  'route.investigate.activity': 'Activity',
} as const;
