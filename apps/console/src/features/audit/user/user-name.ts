import type { Say } from '../../../words/useWords.ts';

/** What a person is called; traffic whose log names nobody has a name of ours. */
export function userName(user: string, say: Say): string {
  return user === '' ? say('audit.user.unknown') : user;
}
