import { indicesCalls } from '@casbah/contract/indices';
import { area } from '../areas/define.ts';
import { ApiFailure } from '../http/failure.ts';

const unavailable = async (): Promise<never> => {
  throw new ApiFailure('UNAVAILABLE');
};

export const indicesArea = area({
  name: 'indices',
  needs: [],
  build: () => ({
    handlers: Object.fromEntries(Object.keys(indicesCalls).map((call) => [call, unavailable])),
  }),
});
