import type { Permission } from '@casbah/domain/permission';
import type { MessageId } from '@casbah/messages/load';
import type { PageLink } from '../../routing/page-link.ts';

/** A tab of Audit, as `features/<area>/audit-tabs.ts` gives it. It keeps time and filter when people change tabs. */
export interface AuditTab extends PageLink {
  words: MessageId;
  /** Its place among the tabs: ascending. */
  order: number;
  /** Only for people who have this permission. */
  permission?: Permission;
}
