import { area } from '../areas/define.ts';
import { mlprofilesHandlers } from './routes.ts';
import { MlProfilesService } from './service.ts';
import { Trainings } from './trainings.ts';

export const mlprofilesArea = area({
  name: 'mlprofiles',
  needs: ['control', 'clock', 'files', 'filesFolder', 'onFault', 'bodyPatience', 'contentDefinitions'],
  build({ contentDefinitions, bodyPatience, ...needed }) {
    const parts = { ...needed, definitions: contentDefinitions };
    const service = new MlProfilesService(parts);
    return {
      handlers: mlprofilesHandlers(service, bodyPatience),
      jobs: [new Trainings(parts).job],
    };
  },
});
