export const words = {
  'route.investigate.dlpIncidents': 'Incidents',
} as const;
