export const words = {
  'history.did.content_index.table_uploaded': 'Uploaded {file} to index {name}',
  'history.did.content_index.built': 'Built index {name}',
  'history.did.content_index.document_added': 'Added {file} to index {name}',
  'history.did.content_index.document_removed': 'Removed {file} from index {name}',
} as const;
