import type {
  ServiceRequestKind,
  ServiceRequestPriority,
  ServiceRequestState,
} from '@casbah/domain/service-request';
import type { Generated } from 'kysely';
import type { Millis } from '../database.ts';

/** Service requests: to add a service that the catalog lacks, or to review one again. */
interface ServiceRequests {
  tenant_id: string;
  /** Increases with each request. */
  number: Generated<number>;
  id: string;
  kind: ServiceRequestKind;
  service_id: string | null;
  service_name: string;
  service_url: string;
  comments: string;
  priority: ServiceRequestPriority;
  send_email: boolean;
  state: ServiceRequestState;
  /** The reviewer's answer. */
  answer: string;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    service_requests: ServiceRequests;
  }
}
