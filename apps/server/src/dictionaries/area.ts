import { PREDEFINED_DICTIONARIES } from '@casbah/inspection/dictionaries/predefined/all';
import { termsOf } from '@casbah/inspection/dictionaries/predefined/predefined-dictionary';
import { area } from '../areas/define.ts';
import { dictionariesHandlers } from './routes.ts';
import { DictionariesService } from './service.ts';

export const dictionariesArea = area({
  name: 'dictionaries',
  needs: ['control', 'contentDefinitions', 'bodyPatience'],
  build({ control, contentDefinitions, bodyPatience }) {
    const service = new DictionariesService({ control, definitions: contentDefinitions });
    const predefined = PREDEFINED_DICTIONARIES.map((one) => ({
      id: one.id,
      name: one.name,
      description: one.description,
      risks: [...one.risks],
      terms: termsOf(one).length,
    }));
    return { handlers: dictionariesHandlers(service, { bodyPatience, predefined }) };
  },
});
