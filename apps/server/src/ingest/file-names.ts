/**
 * Where ingest files are in the file store: one folder per source, so all of a source can be deleted at once.
 */
export function folderOfSource(tenant: string, datasource: string): string {
  return `loads/${tenant}/${datasource}`;
}

export function fileOfLoad(load: { tenant_id: string; datasource_id: string; id: string }): string {
  return `${folderOfSource(load.tenant_id, load.datasource_id)}/${load.id}`;
}
