export const words = {
  RESOURCE_UNKNOWN: 'No resource named {resource}. Available: {known}.',
  ACTION_UNKNOWN: 'The resource {resource} has no action {action}. Available: {known}.',
} as const;
