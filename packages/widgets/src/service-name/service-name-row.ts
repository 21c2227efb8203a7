/** Platform of a service: mobile apps, or the cloud service itself. */
export const APP_TYPES = ['iOS', 'Android', 'cloud'] as const;
export type AppType = (typeof APP_TYPES)[number];

/** A service in a list's first column. */
export interface ServiceNameRow {
  /** Catalog ID. */
  id: string;
  name: string;
  /** Display text. */
  category: string;
  tags: readonly { name: string; colour: number; pattern?: number | undefined }[];
  /** Identity provider for sign-in to it; absent without one. */
  idp?: string | undefined;
  /** First seen within the list's time range. */
  isNew: boolean;
  /** Denied by a policy. */
  isDenied: boolean;
  appTypes: readonly AppType[];
}
