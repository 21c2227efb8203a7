export const words = {
  RESOURCE_UNKNOWN: 'There is no resource called {resource}. There are {known}.',
  ACTION_UNKNOWN: 'The resource {resource} does not know the action {action}. It knows {known}.',
} as const;
