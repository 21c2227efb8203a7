import { area } from '../areas/define.ts';
import { Alternatives } from './alternatives.ts';
import { blockedHandlers } from './routes.ts';

export const blockedArea = area({
  name: 'blocked',
  needs: ['catalogue', 'scoring'],
  build({ catalogue, scoring }) {
    const alternatives = new Alternatives({ catalogue, score: scoring.byDefault });
    return { handlers: blockedHandlers({ alternatives }) };
  },
});
