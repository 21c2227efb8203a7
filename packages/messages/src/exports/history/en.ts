export const words = {
  'history.did.export.streamed': 'Downloaded {list} as {format}',
  'history.did.export.started': 'Started export {file}',
  'history.did.export.finished': 'Finished export {file} ({rows} rows)',
  'history.did.export.failed': 'Export {file} failed',
  'history.did.export.canceled': 'Canceled export {file}',
  'history.did.export.deleted': 'Deleted export {file}',
  'history.did.export.link_created': 'Created a link to export {file}',
  'history.did.export.links_revoked': 'Revoked the links to export {file}',
  'history.did.export.downloaded': 'Downloaded export {file}',
} as const;
