import { area } from '../areas/define.ts';
import { dictionariesHandlers } from './routes.ts';
import { DictionariesService } from './service.ts';

export const dictionariesArea = area({
  name: 'dictionaries',
  needs: ['control', 'contentDefinitions', 'bodyPatience'],
  build({ control, contentDefinitions, bodyPatience }) {
    const service = new DictionariesService({ control, definitions: contentDefinitions });
    return { handlers: dictionariesHandlers(service, { bodyPatience, predefined: [] }) };
  },
});
