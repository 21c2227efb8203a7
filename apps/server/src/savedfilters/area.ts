import { area } from '../areas/define.ts';
import { savedFilterResource } from './resource.ts';
import { SavedFiltersService } from './service.ts';

export const savedFiltersArea = area({
  name: 'savedfilters',
  needs: ['control', 'clock', 'peopleSeenBy'],
  build: (parts) => ({ resources: savedFilterResource(new SavedFiltersService(parts)) }),
});
