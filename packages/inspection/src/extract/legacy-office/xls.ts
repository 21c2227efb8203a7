import { openCompoundFile } from '../compound-file/compound-file.ts';
import { readEmbedded } from '../compound-file/embedded-object.ts';
import { readVbaStorage } from '../office/vba-project.ts';
import type { Reader } from '../reader.ts';
import { Unreadable } from '../unreadable.ts';
import { BiffWorkbook } from './biff-workbook.ts';
import { readPropertySets } from './property-set.ts';

/** xls of Excel 5 to 2003. Source: [MS-XLS]. */
export const xls: Reader = {
  async read(bytes, context) {
    const root = openCompoundFile(bytes);
    const unpacking = context.budget.container(bytes.length);
    const stream = (root.stream('Workbook') ?? root.stream('Book'))?.read(unpacking);
    if (stream === undefined || stream.length < 8)
      throw new Unreadable('corrupt', 'The workbook stream is damaged');
    new BiffWorkbook(stream, context).read();
    readPropertySets(root, unpacking, context);
    const macros = root.storage('_VBA_PROJECT_CUR');
    if (macros !== undefined) {
      context.mark({ hasMacros: true });
      readVbaStorage(macros, unpacking, context);
    }
    for (const storage of root.storages)
      if (storage.name.startsWith('MBD')) await readEmbedded(storage, unpacking, context);
  },
};
