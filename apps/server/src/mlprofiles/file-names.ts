/** Where an ML profile's files are in the file store: one folder per profile, so that all can be deleted at once. */
export const folderOfProfile = (tenant: string, id: string): string => `content/${tenant}/ml/${id}`;

export const sampleFile = (tenant: string, id: string, sample: string): string =>
  `${folderOfProfile(tenant, id)}/sample-${sample}`;

export const modelFile = (tenant: string, id: string, training: string): string =>
  `${folderOfProfile(tenant, id)}/model-${training}`;
