import { Card } from '@casbah/widgets/card/Card.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { BLANK } from './draft.ts';
import { ParserEditor } from './ParserEditor.tsx';
import { parserQuery, unreadQuery } from './queries.ts';

/** The editor, once the parser or a new parser's sample lines are loaded. */
export function EditedParser({
  id,
  source,
  reason,
  onClose,
}: {
  /** Undefined for a new one. */
  id: string | undefined;
  source: string | undefined;
  reason: string | undefined;
  onClose: () => void;
}) {
  const parser = useQuery({ ...parserQuery(id ?? ''), enabled: id !== undefined });
  const unread = useQuery({ ...unreadQuery(source ?? '', reason), enabled: source !== undefined });
  const waits = [...(id === undefined ? [] : [parser]), ...(source === undefined ? [] : [unread])];
  const failed = waits.find(({ error }) => error !== null);
  if (failed !== undefined)
    return (
      <Card>
        <ErrorView error={failed.error} onRetry={() => void failed.refetch()} />
      </Card>
    );
  if (waits.some(({ data }) => data === undefined)) return <Skeleton height={320} />;
  const draft = parser.data ?? BLANK;
  return (
    <ParserEditor
      id={id}
      draft={draft}
      lines={unread.data?.lines ?? draft.tests.map(({ line }) => line)}
      source={unread.data?.source}
      onClose={onClose}
    />
  );
}
