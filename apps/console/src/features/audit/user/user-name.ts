import type { Say } from '../../../words/useWords.ts';

/**
 * What a person is called; traffic whose log names no one has a name of ours. An anonymous one has the name that is shown to
 * the reader, where it is.
 */
export function userName({ user, name }: { user: string; name?: string | undefined }, say: Say): string {
  return name ?? (user === '' ? say('audit.user.unknown') : user);
}
