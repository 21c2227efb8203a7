/** File-sharing apps by ID; a sign-up from one of them shows Casbah's features for it. */
export const FILE_SHARING_APPS = {
  box: 'Box',
  dropbox: 'Dropbox',
  egnyte: 'Egnyte',
  googleapps: 'Google Drive',
  office365: 'OneDrive and SharePoint',
  sharefile: 'ShareFile',
} as const;
export type FileSharingApp = keyof typeof FILE_SHARING_APPS;

export function isFileSharingApp(id: string): id is FileSharingApp {
  return Object.hasOwn(FILE_SHARING_APPS, id);
}
