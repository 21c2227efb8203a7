import { POLICY_FILE_MAX, type PolicyFileAnswer } from '@casbah/contract/policies';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { FileDrop } from '@casbah/widgets/file-drop/FileDrop.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import { ChangeList } from '../history/ChangeList.tsx';
import css from '../Policies.module.css';
import { refreshPolicies } from '../queries.ts';

interface ReadFile {
  name: string;
  yaml: string;
  /** What it would change. */
  found: PolicyFileAnswer;
}

/** Imports a YAML file: first shows what it would change, then saves that as drafts. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const say = useWords<typeof policiesWords>();
  const navigate = useNavigate();
  const [file, setFile] = useState<ReadFile>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ name: string; error: unknown }>();

  const attempt = async (name: string, work: () => Promise<void>): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure({ name, error });
    } finally {
      setPending(false);
    }
  };
  const read = (given: File) =>
    attempt(given.name, async () => {
      setFile(undefined);
      // One character more than allowed, so that the server says what the limit is.
      const yaml = await given.slice(0, POLICY_FILE_MAX + 1).text();
      const found = await call('POST /protect/policies/diff', { body: { yaml } });
      setFile({ name: given.name, yaml, found });
    });
  const save = ({ name, yaml }: ReadFile) =>
    attempt(name, async () => {
      const { policies } = await call('POST /protect/policies/import', { body: { yaml } });
      await refreshPolicies();
      onClose();
      showToast({
        tone: 'low',
        title: say('policies.import.done', { count: changedOf(policies).length }),
        action: {
          label: say('policies.import.show'),
          onAction: () => void navigate({ to: '/protect/policies', search: { filter: 'draft = yes' } }),
        },
      });
    });

  const changed = file === undefined ? [] : changedOf(file.found.policies);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={say('policies.import.title')}
      actions={
        <>
          {file === undefined ? null : (
            <Button variant="ghost" isDisabled={isPending} onPress={() => setFile(undefined)}>
              {say('policies.import.choose')}
            </Button>
          )}
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          {file === undefined ? null : (
            <Button
              variant="primary"
              isPending={isPending}
              isDisabled={changed.length === 0}
              onPress={() => void save(file)}
            >
              {say('policies.import.accept')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack} aria-busy={isPending}>
        {file === undefined ? (
          <FileDrop
            title={say('policies.import.drop')}
            accept=".yaml,.yml"
            extensions={['yaml', 'yml']}
            multiple={false}
            disabled={isPending}
            onFiles={([given]) => {
              if (given !== undefined) void read(given);
            }}
          >
            {say('policies.import.hint')}
          </FileDrop>
        ) : (
          <FoundChanges found={file.found} />
        )}
        {failure === undefined ? null : (
          <ErrorView
            error={failure.error}
            title={say('policies.import.failed', { file: failure.name })}
            compact
          />
        )}
      </div>
    </Dialog>
  );
}

function changedOf(policies: PolicyFileAnswer['policies']): PolicyFileAnswer['policies'] {
  return policies.filter(({ change }) => change !== 'unchanged');
}

/** What a file would change, policy by policy. */
function FoundChanges({ found: { policies } }: { found: PolicyFileAnswer }) {
  const say = useWords<typeof policiesWords | typeof policiesNamesWords>();
  const count = (wanted: (typeof policies)[number]['change']) =>
    policies.filter(({ change }) => change === wanted).length;
  const changed = changedOf(policies);
  return (
    <>
      <p>
        {changed.length === 0
          ? say('policies.import.nothing')
          : say('policies.import.counts', {
              added: count('added'),
              changed: count('changed'),
              unchanged: count('unchanged'),
            })}
      </p>
      <ul className={css.imported}>
        {changed.map(({ type, name, change, changes }) => (
          <li key={`${type} ${name}`}>
            <p className={css.importedName}>
              <strong>{name}</strong>
              <span className={css.quiet}>
                {say(`policy.type.${type}`)} ·{' '}
                {say(change === 'added' ? 'policies.import.added' : 'policies.import.changed')}
              </span>
            </p>
            {change === 'added' ? null : <ChangeList changes={changes} />}
          </li>
        ))}
      </ul>
    </>
  );
}
