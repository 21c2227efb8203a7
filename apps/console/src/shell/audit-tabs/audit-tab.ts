import type { Permission } from '@casbah/domain/permission';
import type { MessageId } from '@casbah/messages/load';
import type { PageLink } from '../../routing/page-link.ts';

/** An Audit tab, from `features/<area>/audit-tabs.ts`. Keeps time range and filter. */
export interface AuditTab extends PageLink {
  words: MessageId;
  /** Position among the tabs: ascending. */
  order: number;
  /** Only for people who have this permission. */
  permission?: Permission;
}
