import type { CollectionTest } from '@casbah/contract/collection';
import {
  COLLECTION_MINUTES,
  FTPS_MODES,
  type FtpsMode,
  SQL_ENGINES,
  type SqlEngine,
} from '@casbah/domain/collection';
import type { collectionWords } from '@casbah/messages/collection';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { call } from '../../../request/api.ts';
import { formatsQuery } from '../../../request/formats-query.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Collection.module.css';
import { collectionKindsQuery } from './collection-kinds-query.ts';
import { HttpFields } from './HttpFields.tsx';
import {
  type DraftText,
  FIELDS,
  isPlaceRight,
  type PlaceDraft,
  placeOf,
  problemOfField,
  secretOf,
  usualPort,
} from './place-draft.ts';

const EXAMPLES: Partial<Record<DraftText, string>> = {
  host: 'logs.company.example',
  pattern: '*.log, *.gz',
  address: 'https://s3.company.example',
  query: 'select * from traffic',
  column: 'id',
};
const LONGEST: Partial<Record<DraftText, number>> = { query: 8192, certificate: 16_384, privateKey: 16_384 };
const ROWS: Partial<Record<DraftText, number>> = { query: 4, certificate: 3, privateKey: 3 };
const SECRETS: readonly DraftText[] = ['password', 'passphrase'];

/** Remote source and schedule, with a test before saving. */
export function PlaceFields({
  draft,
  onChange,
  wasTried,
  kept,
}: {
  draft: PlaceDraft;
  onChange: (draft: PlaceDraft) => void;
  wasTried: boolean;
  /** ID of the source whose stored password is used if none is entered. */
  kept?: string | undefined;
}) {
  const say = useWords<typeof collectionWords>();
  const kinds = useQuery(collectionKindsQuery);
  const { kind } = draft;
  const test = useMutation({
    mutationFn: (asked: PlaceDraft) => {
      const secret = secretOf(asked);
      return call('POST /admin/collection/test', {
        body: {
          place: placeOf(asked),
          identity: asked.identity,
          ...(secret === undefined ? {} : { secret }),
          ...(kept === undefined ? {} : { datasource_id: kept }),
        },
      });
    },
  });
  const change = (part: Partial<PlaceDraft>): void => {
    test.reset();
    onChange({ ...draft, ...part });
  };
  const agree = (identity: string): void => {
    const agreed = { ...draft, identity };
    onChange(agreed);
    test.mutate(agreed);
  };
  const hintOf = (field: DraftText): string | undefined => {
    switch (field) {
      case 'path':
        return kind === 'folder'
          ? say('datasources.way.path.hint', { folders: kinds.data?.folders.join(', ') ?? '' })
          : undefined;
      case 'password':
        return kept === undefined ? undefined : say('datasources.way.password.kept');
      case 'host':
      case 'pattern':
      case 'address':
      case 'certificate':
      case 'query':
      case 'column':
        return say(`datasources.way.${field}.hint`);
      default:
        return undefined;
    }
  };
  const errorOf = (field: DraftText): string | undefined => {
    const problem = problemOfField(draft, field);
    if (problem === 'missing')
      return wasTried
        ? say(kind === 'folder' ? 'datasources.way.path.missing' : 'datasources.way.missing')
        : undefined;
    if (problem === undefined) return undefined;
    switch (field) {
      case 'host':
      case 'pattern':
      case 'address':
      case 'region':
      case 'certificate':
      case 'query':
      case 'column':
        return wasTried || field === 'query' ? say(`datasources.way.${field}.wrong`) : undefined;
      default:
        return undefined;
    }
  };
  const labelOf = (field: DraftText): string => {
    if (kind === 's3' && field === 'user') return say('datasources.way.accessKey');
    if (kind === 's3' && field === 'password') return say('datasources.way.secretKey');
    return say(`datasources.way.${field}`);
  };
  const identity = test.data?.identity ?? null;
  const isAsked = test.data?.problem === 'identity_unknown' || test.data?.problem === 'identity_changed';
  return (
    <>
      <div className={css.fields}>
        {kind === 'sql' ? (
          <div className={css.whole}>
            <Select
              label={say('datasources.way.engine')}
              options={SQL_ENGINES.map((value) => ({ value, label: say(`datasources.way.engine.${value}`) }))}
              value={draft.engine}
              onChange={(engine: SqlEngine) => change({ engine, port: null })}
            />
          </div>
        ) : null}
        {kind === 'http' ? (
          <HttpFields
            draft={draft.http}
            onChange={(http) => change({ http })}
            wasTried={wasTried}
            isKept={kept !== undefined}
          />
        ) : null}
        {FIELDS[kind].map((field) => (
          <Fragment key={`${kind}.${field}`}>
            <div className={ROWS[field] === undefined ? undefined : css.whole}>
              <TextField
                name={SECRETS.includes(field) ? 'secret' : field}
                isRequired={problemOfField({ ...draft, [field]: '' }, field) === 'missing'}
                label={labelOf(field)}
                hint={hintOf(field)}
                placeholder={EXAMPLES[field]}
                rows={ROWS[field]}
                type={SECRETS.includes(field) ? 'password' : 'text'}
                autoComplete={SECRETS.includes(field) ? 'new-password' : 'off'}
                value={draft[field]}
                // A trusted key belongs to the server that presented it.
                onChange={(text) =>
                  change({ [field]: text, ...(field === 'host' ? { identity: null } : {}) })
                }
                error={errorOf(field)}
                maxLength={LONGEST[field] ?? 1024}
              />
            </div>
            {field === 'host' ? (
              <NumberField
                label={say('datasources.way.port')}
                value={draft.port ?? usualPort(draft)}
                onChange={(port) => change({ port, identity: null })}
                min={1}
                max={65_535}
              />
            ) : null}
          </Fragment>
        ))}
        {kind === 'ftps' ? (
          <Select
            label={say('datasources.way.mode')}
            options={FTPS_MODES.map((value) => ({ value, label: say(`datasources.way.mode.${value}`) }))}
            value={draft.mode}
            onChange={(mode: FtpsMode) => change({ mode, port: null })}
          />
        ) : null}
        <NumberField
          label={say('datasources.way.minutes')}
          value={draft.everyMinutes}
          onChange={(everyMinutes) => change({ everyMinutes })}
          min={COLLECTION_MINUTES.minimum}
          max={COLLECTION_MINUTES.maximum}
        />
      </div>
      {kind === 'sql' ? (
        <Checkbox isSelected={draft.isEncrypted} onChange={(isEncrypted) => change({ isEncrypted })}>
          {say('datasources.way.encrypted')}
        </Checkbox>
      ) : null}
      <div className={css.buttons}>
        <Button
          isPending={test.isPending}
          isDisabled={!isPlaceRight(draft)}
          onPress={() => test.mutate(draft)}
        >
          {say('datasources.way.test')}
        </Button>
        <span role="status">
          {test.data === undefined ? null : (
            <TestOutcome result={test.data} isRows={kind === 'sql' || kind === 'http'} />
          )}
        </span>
      </div>
      {isAsked && identity !== null ? (
        <div className={css.form}>
          <p className={css.identity}>{say('datasources.way.identity.shown', { identity })}</p>
          <div className={css.buttons}>
            <Button onPress={() => agree(identity)}>{say('datasources.way.identity.agree')}</Button>
          </div>
        </div>
      ) : null}
      {test.data?.ok === true ? <TestFound result={test.data} /> : null}
      {test.isError ? <ErrorView error={test.error} compact /> : null}
    </>
  );
}

function TestOutcome({ result, isRows }: { result: CollectionTest; isRows: boolean }) {
  const say = useWords<typeof collectionWords>();
  const { ok, total, problem, detail, identity } = result;
  if (ok)
    return (
      <Chip tone="low">
        {say(isRows ? 'datasources.way.test.rows' : 'datasources.way.test.right', { total })}
      </Chip>
    );
  return (
    <span className={css.note}>
      {say(`datasources.way.problem.${problem ?? 'internal'}`)} {identity === null ? detail : null}
    </span>
  );
}

function TestFound({ result: { preview } }: { result: CollectionTest }) {
  const say = useWords<typeof collectionWords>();
  const { data: formats } = useQuery(formatsQuery);
  if (preview === null) return null;
  const title = formats?.formats.find(({ name }) => name === preview.format)?.title ?? preview.format;
  return (
    <div>
      <p className={css.second}>
        {title === null
          ? say('datasources.way.test.unknown', { file: preview.path })
          : say('datasources.way.test.format', {
              file: preview.path,
              format: title,
              events: preview.events,
              rejects: preview.rejects,
            })}
      </p>
      {preview.lines.length === 0 ? null : <pre className={css.lines}>{preview.lines.join('\n')}</pre>}
    </div>
  );
}
