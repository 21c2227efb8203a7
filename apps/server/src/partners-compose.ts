import type { ControlStore } from '@casbah/stores/control/control-store';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './http/failure.ts';
import { partnersRoutes } from './partners/routes.ts';
import { PartnersService } from './partners/service.ts';
import type { SessionArea } from './session-compose.ts';

/** Where a partner's people choose which company they go into. */
const CUSTOMERS_PAGE = '/ui/settings/partners';

/** Companies that look after others: what they may, and the door that they come in by. */
export function composePartners(parts: {
  control: ControlStore;
  clock: () => number;
  session: Pick<SessionArea, 'entrance'>;
}): { routes(app: FastifyInstance): void } {
  const { entrance } = parts.session;
  const service = new PartnersService({
    ...parts,
    entering: {
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
    },
  });
  return { routes: (app) => partnersRoutes(app, service) };
}
