import { mlprofilesCalls } from '@casbah/contract/mlprofiles';
import { area } from '../areas/define.ts';
import { ApiFailure } from '../http/failure.ts';

const unavailable = async (): Promise<never> => {
  throw new ApiFailure('UNAVAILABLE');
};

export const mlprofilesArea = area({
  name: 'mlprofiles',
  needs: [],
  build: () => ({
    handlers: Object.fromEntries(Object.keys(mlprofilesCalls).map((call) => [call, unavailable])),
  }),
});
