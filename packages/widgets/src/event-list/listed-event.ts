export type Severity = 'low' | 'medium' | 'high' | 'none';
export const SEVERITIES: readonly Severity[] = ['none', 'low', 'medium', 'high'];

export interface ListedEvent {
  id: string;
  /** Ms since 1970 UTC. */
  time: number;
  /** Its lane: a service, device or person. Empty if all have the same. */
  lane: string;
  title: string;
  detail?: string | undefined;
  severity?: Severity | undefined;
}
