import type { auditEventsWords } from '@casbah/messages/audit';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { rejectedCountQuery } from './rejects-query.ts';

/** Switches between events and rejected lines, with their counts. */
export function ViewSwitch({ view }: { view: 'read' | 'rejected' }) {
  const say = useWords<typeof auditEventsWords>();
  const format = useFormat();
  const { change } = useScope();
  const { data: rejected } = useQuery(rejectedCountQuery);
  return (
    <SegmentedControl
      label={say('events.view')}
      value={view}
      segments={[
        { value: 'read', label: say('events.view.read') },
        {
          value: 'rejected',
          label:
            rejected === undefined
              ? say('events.rejected')
              : say('events.view.rejected', { words: format.compact(rejected) }),
        },
      ]}
      onChange={(next) =>
        change({
          view: next === 'rejected' ? next : undefined,
          selected: undefined,
          columns: undefined,
          datasource: undefined,
          reason: undefined,
          load: undefined,
        })
      }
    />
  );
}
