/** Words of the frame around every page: few, for they come with the first page. */
export const widgets = {
  'widgets.permission.reason': 'Your role does not allow this. Ask your administrator for it.',
} as const;
