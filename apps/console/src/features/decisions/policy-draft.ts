import type { PolicyAnswer } from '@casbah/contract/shadowit';
import type { PolicyWindow } from '@casbah/domain/shadow-it';

/** A policy as it is being written. */
export interface PolicyDraft {
  name: string;
  condition: string;
  window: PolicyWindow;
  gives_notice: boolean;
  adds_tag: number | null;
}

export const NEW_POLICY: PolicyDraft = {
  ...{ name: '', condition: '', window: 'day', gives_notice: true, adds_tag: null },
};

/** Something to start from, in the words of filters. */
export const EXAMPLES = {
  risk: 'risk = high and uploaded > 100MB',
  ai: 'category = "Generative AI" and users >= 3',
  files:
    'category in ("File sharing", "Cloud storage") and not tag in (Sanctioned, Tolerated) and uploaded > 10MB',
} as const;

export function draftOf({ name, condition, window, gives_notice, adds_tag }: PolicyAnswer): PolicyDraft {
  return { name, condition, window, gives_notice, adds_tag };
}

/** What still has to be written. */
export function faultOf({ name, condition }: PolicyDraft): 'name' | 'condition' | undefined {
  if (name.trim() === '') return 'name';
  return condition.trim() === '' ? 'condition' : undefined;
}

export function isChanged(draft: PolicyDraft, policy: PolicyAnswer): boolean {
  return JSON.stringify(draft) !== JSON.stringify(draftOf(policy));
}
