export const words = {
  'notice.incident-assigned.subject': 'Incident {name} assigned to you',
  'notice.incident-assigned.text': '{by} assigned incidents to you: {incidents}. The latest is {name}.',
} as const;
