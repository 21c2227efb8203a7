import { area } from '../areas/define.ts';
import { operatorKeyOf } from '../keys.ts';
import { OperatorAccess } from './operator-access.ts';
import { makeOperatorCode } from './operator-code.ts';
import { operatorHandlers } from './routes.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Recognizes the operator's browser. */
    operator: Pick<OperatorAccess, 'isOperator'> & { newCode(): string };
  }
}

export const operatorArea = area({
  name: 'operator',
  needs: ['clock', 'keys', 'isLocalOnly'],
  gives: ['operator'],
  build({ clock, keys, isLocalOnly }) {
    const key = operatorKeyOf(keys);
    const access = new OperatorAccess({ key, clock, isOpenToThisMachine: isLocalOnly });
    return {
      handlers: operatorHandlers({ operator: access }),
      provides: {
        operator: {
          isOperator: (request) => access.isOperator(request),
          newCode: () => makeOperatorCode(key, clock()),
        },
      },
    };
  },
});
