import type { ServiceRequestAnswer } from '@casbah/contract/servicerequests';
import { isoTime } from '@casbah/domain/iso-time';
import {
  SEND_EMAIL,
  type ServiceRequestPriority,
  type ServiceRequestState,
} from '@casbah/domain/service-request';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { notify } from '@casbah/stores/control/notifications/notifications';
import {
  addServiceRequest,
  countOpenRequests,
  findServiceRequest,
  type ListedRequest,
  listServiceRequests,
  moveServiceRequest,
  type RequestFilter,
} from '@casbah/stores/control/servicerequests/service-requests';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';

interface Wish {
  kind: 'service' | 'review';
  service_id: string | null;
  service_name: string;
  service_url: string;
  comments: string;
  priority: ServiceRequestPriority;
  send_email: boolean;
}

/** Maximum open requests per company; beyond it, some must be handled first. */
export const MOST_OPEN_REQUESTS = 1000;
/** Requests read per query for a download. */
const PIECE = 500;

/** Requests for services and reviews, and their progress. */
export class ServiceRequestsService {
  readonly #parts: {
    control: ControlStore;
    clock: () => number;
    nameOf: (id: string) => string | undefined;
  };

  constructor(parts: {
    control: ControlStore;
    clock: () => number;
    /** Name of a catalog service. */
    nameOf: (id: string) => string | undefined;
  }) {
    this.#parts = parts;
  }

  async list(
    tenant: string,
    filter: RequestFilter & { before?: number | undefined; limit: number },
  ): Promise<{ requests: ServiceRequestAnswer[]; next: number | null; open: number }> {
    const { found, open } = await this.#parts.control.inTenant(tenant, async (tx) => ({
      found: await listServiceRequests(tx, filter),
      open: await countOpenRequests(tx),
    }));
    return {
      requests: found.map(requestAnswer),
      next: found.length < filter.limit ? null : (found.at(-1)?.number ?? null),
      open,
    };
  }

  /** Yields all matching requests in chunks. */
  async *all(tenant: string, filter: RequestFilter): AsyncGenerator<ServiceRequestAnswer[]> {
    let before: number | null | undefined;
    while (before !== null) {
      const { requests, next } = await this.list(tenant, { ...filter, before, limit: PIECE });
      if (requests.length > 0) yield requests;
      before = next;
    }
  }

  /** Requests a review of a service in the catalog. */
  async review(
    actor: Actor,
    { service_id, ...rest }: Omit<Wish, 'kind' | 'service_id'> & { service_id: string },
  ): Promise<ServiceRequestAnswer> {
    const name = this.#parts.nameOf(service_id);
    if (name === undefined) throw new ApiFailure('NOT_FOUND');
    return this.#add(actor, { ...rest, kind: 'review', service_id, service_name: name });
  }

  async ask(actor: Actor, wish: Omit<Wish, 'kind' | 'service_id'>): Promise<ServiceRequestAnswer> {
    return this.#add(actor, { ...wish, kind: 'service', service_id: null });
  }

  async #add(actor: Actor, wish: Wish): Promise<ServiceRequestAnswer> {
    const { tenant, user } = actor;
    return change(this.#parts, actor, async (tx, { time, record }) => {
      if ((await countOpenRequests(tx)) >= MOST_OPEN_REQUESTS)
        throw new ApiFailure('LIMIT_REACHED', { limit: MOST_OPEN_REQUESTS });
      const id = crypto.randomUUID();
      await addServiceRequest(tx, {
        ...wish,
        tenant_id: tenant,
        id,
        state: 'new',
        answer: '',
        created_on: time,
        created_by: user,
        modified_on: time,
        modified_by: user,
      });
      record({ object: id, details: { name: wish.service_name, url: wish.service_url } });
      return this.#find(await findServiceRequest(tx, id));
    });
  }

  /** Notifies the requester, unless they made the change themselves. */
  async move(
    actor: Actor,
    id: string,
    given: { state?: ServiceRequestState | undefined; answer?: string | undefined },
  ): Promise<ServiceRequestAnswer> {
    const { tenant, user } = actor;
    return change(this.#parts, actor, async (tx, { time, record }) => {
      const before = await findServiceRequest(tx, id);
      if (before === undefined) throw new ApiFailure('NOT_FOUND');
      const { state = before.state, answer = before.answer } = given;
      await moveServiceRequest(tx, { tenant, id, state, answer, time, by: user });
      record({
        event: 'service_request.changed',
        object: id,
        details: { name: before.service_name },
        changes: changesBetween({ state: before.state, answer: before.answer }, { state, answer }),
      });
      if (before.send_email && before.created_by !== null && before.created_by !== user)
        await notify(tx, {
          tenant,
          to: [before.created_by],
          time,
          template: 'service-request-moved',
          values: { service: before.service_name },
          action: 'DETAILS',
          url: '/appAudit/requestedservices',
        });
      return this.#find(await findServiceRequest(tx, id));
    });
  }

  #find(found: ListedRequest | undefined): ServiceRequestAnswer {
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return requestAnswer(found);
  }
}

function requestAnswer(kept: ListedRequest): ServiceRequestAnswer {
  const { id, number, kind, service_id, service_name, service_url, comments, priority, state, answer } = kept;
  return {
    id,
    number,
    kind,
    service_id,
    service_name,
    service_url,
    comments,
    priority,
    state,
    answer,
    send_email: kept.send_email ? SEND_EMAIL.yes : SEND_EMAIL.no,
    created_on: isoTime(kept.created_on),
    created_by: kept.created_by_email,
    modified_on: isoTime(kept.modified_on),
    modified_by: kept.modified_by_email,
  };
}
