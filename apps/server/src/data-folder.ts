import { readdirSync, statSync } from 'node:fs';
import { makePrivate, type OpenToOthers, OTHERS } from '@casbah/stores/private-folder';
import { StartError } from './start-error.ts';

/** Any of these shows that Casbah has used a folder before. */
const OURS = ['keys.json', 'metrics-token', 'casbah.lock', 'control', 'events', 'files'];

/**
 * Creates the data folder for this user alone, or repairs its permissions. Returns what other users can still access.
 * @throws StartError for a folder with someone else's files: restricting it would break other programs.
 */
export function openDataFolder(folder: string): OpenToOthers[] {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() && (found.mode & OTHERS) !== 0) {
    const names = readdirSync(folder);
    const foreign = names.find((name) => !name.startsWith('.') && name !== 'lost+found');
    if (foreign !== undefined && !OURS.some((name) => names.includes(name)))
      throw new StartError(
        `${folder} contains other files, such as ${foreign}. Casbah restricts its data folder to its own user: set CASBAH_DATA to an empty folder.`,
      );
  }
  return makePrivate(folder);
}
