export const words = {
  'history.did.job.started': 'Ran the background job {name}',
} as const;
