import { ALL_IDENTIFIERS } from '@casbah/inspection/identifiers/all';
import { area } from '../areas/define.ts';
import { dataidentifiersHandlers } from './routes.ts';
import { DataIdentifiersService } from './service.ts';

export const dataidentifiersArea = area({
  name: 'dataidentifiers',
  needs: ['control', 'clock', 'contentDefinitions', 'identifierProblem'],
  build({ contentDefinitions, ...parts }) {
    const service = new DataIdentifiersService({
      ...parts,
      definitions: contentDefinitions,
      included: ALL_IDENTIFIERS,
    });
    return { handlers: dataidentifiersHandlers(service) };
  },
});
