import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { Link } from '@tanstack/react-router';
import type { Scope } from '../../scope/scope.ts';
import { useWords } from '../../words/useWords.ts';

/** Number of requests, linked to their log lines. */
export function EventCount({ count, scope }: { count: number; scope: Scope }) {
  const say = useWords();
  const format = useFormat();
  const words = format.number(count);
  return count === 0 ? (
    words
  ) : (
    <Link to="/appAudit/events" search={scope}>
      {words}
      <VisuallyHidden> {say('audit.viewEvents')}</VisuallyHidden>
    </Link>
  );
}
