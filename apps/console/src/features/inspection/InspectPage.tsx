import type { InspectedDocument } from '@casbah/contract/inspection';
import type { inspectionWords } from '@casbah/messages/inspection';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { FileDrop } from '@casbah/widgets/file-drop/FileDrop.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useEffect, useRef, useState } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { DocumentResult } from './DocumentResult.tsx';
import css from './Inspect.module.css';
import { inspectFiles, inspectText } from './inspect-documents.ts';

interface Inspection {
  /** Number of documents that were given. */
  readonly given: number;
  readonly documents: readonly InspectedDocument[];
  readonly state: 'running' | 'done' | { error: unknown };
}

/** Tries out what inspection finds in files or text. */
export function InspectPage() {
  const say = useWords<typeof inspectionWords>();
  const [text, setText] = useState('');
  const [inspection, setInspection] = useState<Inspection>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (
    given: number,
    work: (add: (document: InspectedDocument) => void, signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const change = (next: (before: Inspection) => Inspection): void => {
      if (!controller.signal.aborted)
        setInspection((before) => (before === undefined ? before : next(before)));
    };
    setInspection({ given, documents: [], state: 'running' });
    try {
      await work(
        (document) => change((before) => ({ ...before, documents: [...before.documents, document] })),
        controller.signal,
      );
      change((before) => ({ ...before, state: 'done' }));
    } catch (error) {
      change((before) => ({ ...before, state: { error } }));
    }
  };
  const onText = () =>
    void run(1, async (add, signal) => {
      for (const document of await inspectText(text, signal)) add(document);
    });
  const onFiles = (files: readonly File[]) =>
    void run(files.length, (add, signal) => inspectFiles(files, add, signal));

  return (
    <>
      <PageHead title={say('route.protect.inspect')}>{say('inspection.sentence')}</PageHead>
      <div className={css.page}>
        <div className={css.input}>
          <FileDrop title={say('inspection.drop')} onFiles={onFiles}>
            {say('inspection.drop.what')}
          </FileDrop>
          <Card title={say('inspection.paste')}>
            <form
              className={css.paste}
              onSubmit={(event) => {
                event.preventDefault();
                onText();
              }}
            >
              <TextField label={say('inspection.text')} rows={10} value={text} onChange={setText} />
              <Button type="submit" variant="primary" isDisabled={text.trim() === ''}>
                {say('inspection.run')}
              </Button>
            </form>
          </Card>
        </div>
        <div className={css.results} aria-live="polite" aria-busy={inspection?.state === 'running'}>
          <Results inspection={inspection} />
        </div>
      </div>
    </>
  );
}

function Results({ inspection }: { inspection: Inspection | undefined }) {
  const say = useWords<typeof inspectionWords>();
  if (inspection === undefined)
    return (
      <Card>
        <EmptyState title={say('inspection.empty')}>{say('inspection.empty.text')}</EmptyState>
      </Card>
    );
  const { given, documents, state } = inspection;
  return (
    <>
      {documents.map((document, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: documents are only appended, and names may repeat
        <DocumentResult key={index} document={document} />
      ))}
      {state === 'running' ? (
        <Card>
          <p className={css.quiet}>
            {say('inspection.running', { number: Math.min(given, documents.length + 1), of: given })}
          </p>
          <Skeleton height={160} />
        </Card>
      ) : null}
      {typeof state === 'object' ? (
        <Card>
          <ErrorView error={state.error} />
        </Card>
      ) : null}
    </>
  );
}
