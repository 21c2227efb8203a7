import { area } from '../areas/define.ts';
import { IndexBuilds } from './builds.ts';
import { indicesHandlers } from './routes.ts';
import { IndicesService } from './service.ts';
import { TableUploads } from './table-uploads.ts';

export const indicesArea = area({
  name: 'indices',
  needs: [
    'control',
    'clock',
    'files',
    'filesFolder',
    'seal',
    'onFault',
    'bodyPatience',
    'contentDefinitions',
  ],
  build({ contentDefinitions, ...needed }) {
    const parts = { ...needed, definitions: contentDefinitions };
    const service = new IndicesService(parts);
    const uploads = new TableUploads(parts);
    const builds = new IndexBuilds(parts);
    return {
      handlers: indicesHandlers({ service, uploads, bodyPatience: parts.bodyPatience }),
      jobs: [builds.job, uploads.cleanup],
    };
  },
});
