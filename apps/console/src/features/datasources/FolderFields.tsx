import type { CollectionTest } from '@casbah/contract/collection';
import { COLLECTION_MINUTES, isFilePattern } from '@casbah/domain/collection';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { collectionKindsQuery, formatsQuery } from './queries.ts';
import css from './Sources.module.css';
import { useSourceWords } from './useSourceWords.ts';

const EXAMPLE = '*.log, *.gz';

/** A folder as it is being entered. */
export interface FolderDraft {
  path: string;
  pattern: string;
  everyMinutes: number;
}

export const NEW_FOLDER: FolderDraft = { path: '', pattern: '', everyMinutes: COLLECTION_MINUTES.default };

export function isFolderRight({ path, pattern }: FolderDraft): boolean {
  return path.trim() !== '' && (pattern.trim() === '' || isFilePattern(pattern));
}

export const placeOf = ({ path, pattern }: FolderDraft) => ({
  ...{ kind: 'folder' as const, path: path.trim(), pattern: pattern.trim() },
});

/** Where logs lie and how often somebody looks, with a test that shows what is there before anything is saved. */
export function FolderFields({
  draft,
  onChange,
  wasTried,
}: {
  draft: FolderDraft;
  onChange: (draft: FolderDraft) => void;
  wasTried: boolean;
}) {
  const say = useSourceWords();
  const kinds = useQuery(collectionKindsQuery);
  const test = useMutation({
    mutationFn: () => call('POST /admin/collection/test', { body: { place: placeOf(draft) } }),
  });
  const change = (part: Partial<FolderDraft>): void => {
    test.reset();
    onChange({ ...draft, ...part });
  };
  const isPatternRight = draft.pattern.trim() === '' || isFilePattern(draft.pattern);
  return (
    <>
      <TextField
        label={say('datasources.way.path')}
        hint={say('datasources.way.path.hint', { folders: kinds.data?.folders.join(', ') ?? '' })}
        value={draft.path}
        onChange={(path) => change({ path })}
        error={wasTried && draft.path.trim() === '' ? say('datasources.way.path.missing') : undefined}
        maxLength={1024}
      />
      <div className={css.two}>
        <TextField
          label={say('datasources.way.pattern')}
          hint={say('datasources.way.pattern.hint')}
          placeholder={EXAMPLE}
          value={draft.pattern}
          onChange={(pattern) => change({ pattern })}
          error={isPatternRight ? undefined : say('datasources.way.pattern.wrong')}
          maxLength={400}
        />
        <NumberField
          label={say('datasources.way.minutes')}
          value={draft.everyMinutes}
          onChange={(everyMinutes) => change({ everyMinutes })}
          min={COLLECTION_MINUTES.minimum}
          max={COLLECTION_MINUTES.maximum}
        />
      </div>
      <div className={css.buttons}>
        <Button isPending={test.isPending} isDisabled={!isFolderRight(draft)} onPress={() => test.mutate()}>
          {say('datasources.way.test')}
        </Button>
        <span role="status">{test.data === undefined ? null : <TestChip result={test.data} />}</span>
      </div>
      {test.data?.ok === true ? <TestFound result={test.data} /> : null}
      {test.isError ? <ErrorView error={test.error} compact /> : null}
    </>
  );
}

function TestChip({ result }: { result: CollectionTest }) {
  const say = useSourceWords();
  return result.ok ? (
    <Chip tone="low">{say('datasources.way.test.right', { total: result.total })}</Chip>
  ) : (
    <span className={css.note}>{say(`datasources.way.problem.${result.problem ?? 'internal'}`)}</span>
  );
}

function TestFound({ result: { preview } }: { result: CollectionTest }) {
  const say = useSourceWords();
  const { data: formats } = useQuery(formatsQuery);
  if (preview === null) return null;
  const title = formats?.formats.find(({ name }) => name === preview.format)?.title ?? preview.format;
  return (
    <div>
      <p className={css.second}>
        {title === null
          ? say('datasources.way.test.unknown', { file: preview.path })
          : say('datasources.way.test.format', {
              ...{ file: preview.path, format: title, events: preview.events, rejects: preview.rejects },
            })}
      </p>
      {preview.lines.length === 0 ? null : <pre className={css.lines}>{preview.lines.join('\n')}</pre>}
    </div>
  );
}
