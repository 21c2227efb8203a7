import type { Say } from '../../../words/useWords.ts';

/** Display name of a user; traffic without a user has a fixed label. Pseudonyms are shown if the reader sees them. */
export function userName({ user, name }: { user: string; name?: string | undefined }, say: Say): string {
  return name ?? (user === '' ? say('audit.user.unknown') : user);
}
