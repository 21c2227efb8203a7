import type { ActivityDetail } from '@casbah/contract/investigate';
import type { investigateWords } from '@casbah/messages/investigate';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { CodeLines } from '@casbah/widgets/inline-code/InlineCode.tsx';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Investigate.module.css';
import { prettyJson } from '../pretty-json.ts';
import { maskedRecordQuery } from '../queries.ts';

/** The record as the source sent it, or masked, to pass on. */
export function Original({ detail }: { detail: ActivityDetail }) {
  const say = useWords<typeof investigateWords>();
  const [isMasked, setMasked] = useState(false);
  const masked = useQuery({ ...maskedRecordQuery(detail.id), enabled: isMasked && detail.raw !== null });
  const record = isMasked ? masked.data?.content : (detail.raw ?? undefined);
  const text = useMemo(() => (record === undefined ? undefined : prettyJson(record)), [record]);
  if (detail.raw === null)
    return (
      <EmptyState compact title={say('investigate.original.hidden')}>
        {say('investigate.original.hidden.text')}
      </EmptyState>
    );
  return (
    <PanelSection>
      <div className={css.recordTools}>
        <Switch isSelected={isMasked} onChange={setMasked}>
          {say('investigate.original.mask')}
        </Switch>
        {record === undefined ? null : (
          <CopyButton size="small" text={record}>
            {say(isMasked ? 'investigate.original.copyMasked' : 'investigate.original.copy')}
          </CopyButton>
        )}
      </div>
      {text !== undefined ? (
        <CodeLines tall label={say('investigate.original.label')}>
          {text}
        </CodeLines>
      ) : masked.error === null ? (
        <Skeleton height={240} />
      ) : (
        <ErrorView compact error={masked.error} onRetry={() => void masked.refetch()} />
      )}
    </PanelSection>
  );
}
