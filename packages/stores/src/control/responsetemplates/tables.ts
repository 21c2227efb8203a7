import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { TemplateMessages } from '@casbah/domain/response-template/messages';
import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** What a company's policies say. Default templates aren't stored. */
interface ResponseTemplates {
  tenant_id: string;
  id: string;
  /** Unique within the tenant, ignoring case. */
  name: string;
  policy_type: PolicyType;
  description: string;
  enable_aggregation: boolean;
  status: boolean;
  template: ColumnType<TemplateMessages, string, string>;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    response_templates: ResponseTemplates;
  }
}
