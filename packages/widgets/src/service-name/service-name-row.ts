/** Where a service is used: apps for phones, or the service itself. */
export const APP_TYPES = ['iOS', 'Android', 'cloud'] as const;
export type AppType = (typeof APP_TYPES)[number];

/** A service in the first column of a list. */
export interface ServiceNameRow {
  /** Its id in the catalogue. */
  id: string;
  name: string;
  /** In words. */
  category: string;
  tags: readonly { name: string; colour: number; pattern?: number | undefined }[];
  /** The identity provider that people sign in to it with; absent where none does. */
  idp?: string | undefined;
  /** First seen in the time that the list shows. */
  isNew: boolean;
  /** A policy denies it. */
  isDenied: boolean;
  appTypes: readonly AppType[];
}
