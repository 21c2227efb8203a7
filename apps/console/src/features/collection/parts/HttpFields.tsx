import {
  CLIENT_SECRET_WAYS,
  type ClientSecretWay,
  FIRST_DAYS,
  NEXT_PAGE_WAYS,
  type NextPageWay,
  OVERLAP_MINUTES,
  REQUEST_METHODS,
  REQUEST_PAGES,
  type RequestMethod,
} from '@casbah/domain/collection-request';
import type { collectionWords } from '@casbah/messages/collection';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Collection.module.css';
import {
  type HttpDraft,
  type HttpText,
  httpCredentials,
  httpTexts,
  presetOf,
  problemOfHttp,
  withPreset,
} from './http-draft.ts';
import { HTTP_PRESETS } from './http-presets.ts';

const WIDE: readonly HttpText[] = ['url', 'body', 'nextBody', 'nextUrl', 'tokenUrl', 'parameters'];
const SECRETS: readonly HttpText[] = ['token', 'refreshToken'];
const EXAMPLES: Partial<Record<HttpText, string>> = {
  url: 'https://api.company.example/logs?since={from}&until={until}',
  body: '{"start": "{from}"}',
  nextBody: '{"cursor": "{next}"}',
  records: 'data.events',
  time: 'created_at',
  recordId: 'id',
  nextPath: 'meta.next',
  nextParameter: 'cursor',
  more: 'has_more',
  parameters: 'scope=logs.read',
};

/** The request to an API: the credentials, and how to ask and read, which presets know. */
export function HttpFields({
  draft,
  onChange,
  wasTried,
  isKept,
}: {
  draft: HttpDraft;
  onChange: (draft: HttpDraft) => void;
  wasTried: boolean;
  /** Whether a stored token is used if none is entered. */
  isKept: boolean;
}) {
  const say = useWords<typeof collectionWords>();
  const change = (part: Partial<HttpDraft>): void => onChange({ ...draft, ...part });
  const preset = presetOf(draft);
  const hintOf = (field: HttpText): string | undefined => {
    switch (field) {
      case 'token':
      case 'refreshToken':
        return isKept ? say('datasources.way.http.kept') : undefined;
      case 'url':
        return say('datasources.way.http.url.hint', { from: '{from}', until: '{until}', ms: '{from:ms}' });
      case 'nextBody':
        return say('datasources.way.http.nextBody.hint', { next: '{next}' });
      case 'records':
      case 'recordId':
      case 'more':
      case 'nextUrl':
        return say(`datasources.way.http.${field}.hint`);
      default:
        return undefined;
    }
  };
  const errorOf = (field: HttpText): string | undefined => {
    const problem = problemOfHttp(draft, field);
    if (problem === undefined || !wasTried) return undefined;
    if (problem === 'missing') return say('datasources.way.missing');
    switch (field) {
      case 'url':
      case 'tokenUrl':
        return say('datasources.way.http.url.wrong');
      case 'nextUrl':
        return say('datasources.way.http.nextUrl.wrong');
      case 'body':
      case 'nextBody':
        return say('datasources.way.http.body.wrong');
      case 'token':
      case 'refreshToken':
        return say('datasources.way.http.token.wrong');
      case 'nextParameter':
      case 'header':
      case 'scheme':
        return say('datasources.way.http.name.wrong');
      default:
        return say('datasources.way.http.path.wrong');
    }
  };
  const text = (field: Exclude<HttpText, 'preset' | 'given'>) => (
    <div key={field} className={WIDE.includes(field) ? css.whole : undefined}>
      <TextField
        name={SECRETS.includes(field) ? 'secret' : `http.${field}`}
        isRequired={problemOfHttp({ ...draft, [field]: '' }, field) === 'missing'}
        label={say(
          field === 'token' && draft.hasOauth
            ? 'datasources.way.http.clientSecret'
            : `datasources.way.http.${field}`,
        )}
        hint={hintOf(field)}
        placeholder={EXAMPLES[field]}
        rows={field === 'body' ? 3 : undefined}
        type={SECRETS.includes(field) ? 'password' : 'text'}
        autoComplete={SECRETS.includes(field) ? 'new-password' : 'off'}
        value={draft[field]}
        onChange={(value) => change({ [field]: value })}
        error={errorOf(field)}
        maxLength={8192}
      />
    </div>
  );
  const isText = (field: HttpText): field is Exclude<HttpText, 'preset' | 'given'> =>
    field !== 'preset' && field !== 'given';
  return (
    <>
      <Select
        label={say('datasources.way.http.preset')}
        options={[
          { value: '', label: say('datasources.way.http.preset.other') },
          ...HTTP_PRESETS.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={draft.preset}
        onChange={(id: string) => onChange(withPreset(draft, id, ''))}
      />
      {preset?.ask === undefined ? null : (
        <TextField
          name="http.given"
          isRequired
          label={say(`datasources.way.http.ask.${preset.ask.what}`)}
          placeholder={preset.ask.example}
          value={draft.given}
          onChange={(given) => onChange(withPreset(draft, draft.preset, given))}
          error={wasTried && draft.given.trim() === '' ? say('datasources.way.missing') : undefined}
          maxLength={253}
        />
      )}
      {httpCredentials(draft).filter(isText).map(text)}
      <details className={css.whole} open={draft.preset === '' ? true : undefined}>
        <summary>{say('datasources.way.http.request')}</summary>
        <div className={css.fields}>
          <Select
            label={say('datasources.way.http.method')}
            options={REQUEST_METHODS.map((value) => ({ value, label: value }))}
            value={draft.method}
            onChange={(method: RequestMethod) => change({ method })}
          />
          <Select
            label={say('datasources.way.http.next')}
            options={NEXT_PAGE_WAYS.map((value) => ({
              value,
              label: say(`datasources.way.http.next.${value}`),
            }))}
            value={draft.nextBy}
            onChange={(nextBy: NextPageWay) => change({ nextBy })}
          />
          {httpTexts(draft).filter(isText).map(text)}
          <NumberField
            label={say('datasources.way.http.pages')}
            value={draft.mostPages}
            onChange={(mostPages) => change({ mostPages })}
            min={REQUEST_PAGES.minimum}
            max={REQUEST_PAGES.maximum}
          />
          <NumberField
            label={say('datasources.way.http.overlap')}
            hint={say('datasources.way.http.overlap.hint')}
            value={draft.overlapMinutes}
            onChange={(overlapMinutes) => change({ overlapMinutes })}
            min={OVERLAP_MINUTES.minimum}
            max={OVERLAP_MINUTES.maximum}
          />
          <NumberField
            label={say('datasources.way.http.days')}
            value={draft.firstDays}
            onChange={(firstDays) => change({ firstDays })}
            min={FIRST_DAYS.minimum}
            max={FIRST_DAYS.maximum}
          />
          <div className={css.whole}>
            <Checkbox isSelected={draft.hasOauth} onChange={(hasOauth) => change({ hasOauth })}>
              {say('datasources.way.http.oauth')}
            </Checkbox>
          </div>
          {draft.hasOauth ? (
            <>
              {text('tokenUrl')}
              {text('parameters')}
              <Select
                label={say('datasources.way.http.clientSecretIn')}
                options={CLIENT_SECRET_WAYS.map((value) => ({
                  value,
                  label: say(`datasources.way.http.clientSecretIn.${value}`),
                }))}
                value={draft.clientSecretIn}
                onChange={(clientSecretIn: ClientSecretWay) => change({ clientSecretIn })}
              />
            </>
          ) : null}
        </div>
      </details>
    </>
  );
}
