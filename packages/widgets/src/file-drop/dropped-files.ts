/** Maximum files per dropped folder, so an accident can't queue a whole disk. */
export const MOST_FILES = 1000;

/** The parts of a browser's file entry used here, so tests can fake it. */
export interface Entry {
  readonly isFile: boolean;
  readonly isDirectory: boolean;
  readonly name: string;
}
export interface FileEntry extends Entry {
  file: (found: (file: File) => void, failed: (error: unknown) => void) => void;
}
export interface FolderEntry extends Entry {
  createReader: () => {
    readEntries: (found: (entries: readonly Entry[]) => void, failed: (error: unknown) => void) => void;
  };
}

const isFileEntry = (entry: Entry): entry is FileEntry => entry.isFile && 'file' in entry;
const isFolderEntry = (entry: Entry): entry is FolderEntry => entry.isDirectory && 'createReader' in entry;

/** Files of entries, including folder contents. Omits hidden and unreadable ones. */
export async function filesOfEntries(entries: readonly Entry[]): Promise<File[]> {
  const files: File[] = [];
  const waiting = [...entries];
  while (waiting.length > 0 && files.length < MOST_FILES) {
    const entry = waiting.shift();
    if (entry === undefined || entry.name.startsWith('.')) continue;
    try {
      if (isFileEntry(entry))
        files.push(await new Promise<File>((found, failed) => entry.file(found, failed)));
      else if (isFolderEntry(entry)) waiting.push(...(await childrenOf(entry)));
    } catch {
      // Skips a file that vanished or is unreadable.
    }
  }
  return files;
}

/** A reader returns a folder in batches; the last one is empty. */
async function childrenOf(folder: FolderEntry): Promise<readonly Entry[]> {
  const reader = folder.createReader();
  const children: Entry[] = [];
  for (;;) {
    const portion = await new Promise<readonly Entry[]>((found, failed) => reader.readEntries(found, failed));
    if (portion.length === 0 || children.length >= MOST_FILES) return children;
    children.push(...portion);
  }
}
