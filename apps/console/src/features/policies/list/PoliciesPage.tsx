import { address } from '@casbah/contract/client';
import type { PolicySummary } from '@casbah/contract/policies';
import { ALL } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { POLICY_LIST_FIELDS } from '@casbah/domain/policy/policy-list';
import type { routeWords } from '@casbah/messages/every-area';
import type { policiesWords } from '@casbah/messages/policies';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../../../request/session.ts';
import { textOf } from '../../../scope/scope.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Policies.module.css';
import { policiesQuery } from '../queries.ts';
import { BulkBar } from './BulkBar.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { NewPolicyDialog } from './NewPolicyDialog.tsx';
import type { Move } from './order.ts';
import { PolicyFilter } from './PolicyFilter.tsx';
import { PolicyTable } from './PolicyTable.tsx';
import { useReorder } from './useReorder.ts';

const NONE: ReadonlySet<string> = new Set();

/** A company's policies in their order, filtered by the URL. */
export function PoliciesPage() {
  const say = useWords<typeof policiesWords | typeof routeWords>();
  const navigate = useNavigate();
  const mayModify = useMay('protect.modify');
  const mayActivate = useMay('protect.activate');
  const mayImport = useMay('protect.import');
  const mayExport = useMay('protect.export');
  const text = textOf(useSearch({ strict: false }).filter) ?? '';
  const { data, error, refetch } = useQuery(policiesQuery(text));
  const reorder = useReorder();
  const [selection, setSelection] = useState(NONE);
  const [dialog, setDialog] = useState<'new' | 'import'>();
  const [moved, setMoved] = useState<{ name: string; place: number }>();
  const focusNext = useRef<string>(undefined);
  const { filter = ALL } = parseFilter(text, POLICY_LIST_FIELDS);

  // A row that moved in the document has lost the focus.
  useEffect(() => {
    const button = document.querySelector<HTMLElement>(`[data-move="${focusNext.current}"]:not([disabled])`);
    focusNext.current = undefined;
    button?.focus();
  });
  const move = ({ id, name }: PolicySummary, where: Move): void => {
    const place = reorder(id, where);
    if (place === undefined) return;
    setMoved({ name, place });
    if (where === 'up' || where === 'down') focusNext.current = `${where} ${id}`;
  };
  const rows = data?.policies;
  const selectable = rows?.filter(({ edited_as }) => edited_as === 'policy') ?? [];
  const chosen = selectable.filter(({ id }) => selection.has(id));
  const isEmpty = rows?.length === 0 && text === '';
  const add = mayModify ? (
    <Button variant="primary" onPress={() => setDialog('new')}>
      {say('policies.add')}
    </Button>
  ) : null;
  return (
    <>
      <PageHead
        title={say('route.protect.policies')}
        actions={
          <>
            <Link to="/protect/dlpprofiles/responses/prioritize" className={buttonClass()}>
              {say('route.protect.prioritize')}
            </Link>
            {mayImport ? <Button onPress={() => setDialog('import')}>{say('policies.import')}</Button> : null}
            {mayExport && !isEmpty ? (
              <a
                className={buttonClass()}
                href={address('GET /protect/policies/export', { query: { filter: text } })}
                download="policies.yaml"
              >
                {say('policies.export')}
              </a>
            ) : null}
            {isEmpty ? null : add}
          </>
        }
      >
        {say('policies.sentence')}
      </PageHead>
      {isEmpty ? null : (
        <PolicyFilter
          filter={filter}
          onFilter={(next) => {
            const printed = printFilter(next, POLICY_LIST_FIELDS);
            void navigate({ to: '.', search: printed === '' ? {} : { filter: printed }, replace: true });
          }}
        />
      )}
      {chosen.length === 0 ? null : (
        <BulkBar
          policies={chosen}
          onAll={
            chosen.length === selectable.length
              ? undefined
              : () => setSelection(new Set(selectable.map(({ id }) => id)))
          }
          onDone={() => setSelection(NONE)}
        />
      )}
      <p role="status" className={css.hidden}>
        {moved === undefined ? '' : say('policies.moved', moved)}
      </p>
      {rows === undefined ? (
        <Card>
          {error === null ? (
            <Skeleton height={320} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : isEmpty ? (
        <Card>
          <EmptyState title={say('policies.none')} action={add}>
            {say('policies.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <Card flush>
          <PolicyTable
            rows={rows}
            selection={selection}
            onSelection={setSelection}
            onMove={mayActivate && text === '' ? move : undefined}
            mayChange={mayModify || mayActivate}
          />
        </Card>
      )}
      {dialog === 'new' ? <NewPolicyDialog onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'import' ? <ImportDialog onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
