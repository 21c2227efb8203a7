import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import { z } from 'zod';

/** Start data of a training thread, which opens the file store itself. */
const threadData = z.object({ folder: z.string() });
export type ThreadData = z.output<typeof threadData>;

export const openFiles = async (given: unknown) => openFolderFileStore(threadData.parse(given).folder);
