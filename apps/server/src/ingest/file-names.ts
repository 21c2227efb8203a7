/** Where the bytes of loads lie in the files store: a folder a source, so that all of one can go at once. */
export function folderOfSource(tenant: string, datasource: string): string {
  return `loads/${tenant}/${datasource}`;
}

export function fileOfLoad(load: { tenant_id: string; datasource_id: string; id: string }): string {
  return `${folderOfSource(load.tenant_id, load.datasource_id)}/${load.id}`;
}
