import type { Provided } from '../areas/provided.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Entering } from './service.ts';

/** Page where partners choose a company to open. */
const CUSTOMERS_PAGE = '/ui/settings/partners';

/** Starts and ends a partner's visit to a company, through the sign-in entrance. */
export function enteringBy(entrance: Provided['entrance']): Entering {
  return {
    async begin(tx, exchange, known, openedFrom) {
      const admitted = await entrance.admit(tx, known, exchange.request.ip);
      if (admitted instanceof ApiFailure) throw admitted;
      const begun = await entrance.begin(tx, exchange, admitted, { method: 'partner', openedFrom });
      return async () => {
        const entered = await entrance.open(exchange, begun);
        return { redirect: entered.kind === 'signed-in' ? entered.redirect : entered.to };
      };
    },
    async goBack(tx, exchange) {
      const { user, begun } = await entrance.goBack(tx, exchange);
      return {
        owner: user,
        async open() {
          await entrance.open(exchange, begun);
          return { redirect: CUSTOMERS_PAGE };
        },
      };
    },
  };
}
