export const words = {
  'history.did.ml_profile.training_started': 'Started to train ML profile {name}',
  'history.did.ml_profile.trained': 'Trained ML profile {name}',
  'history.did.ml_sample.added': 'Added sample {file} to ML profile {name}',
  'history.did.ml_sample.deleted': 'Deleted sample {file} of ML profile {name}',
} as const;
