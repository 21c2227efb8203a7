import { CONFIDENCES } from '@casbah/domain/content-alias';
import { REGEX_MAX_LENGTH } from '@casbah/domain/content-rule';
import {
  CUSTOM_IDENTIFIER_LIMITS,
  CUSTOM_IDENTIFIER_RISKS,
  IDENTIFIER_CHECKS,
} from '@casbah/domain/custom-identifier';
import type { dataidentifiersWords } from '@casbah/messages/dataidentifiers';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { useProblemWords } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import { ExamplesCard } from './ExamplesCard.tsx';
import css from './Identifiers.module.css';
import { type IdentifierDraft, identifierBody } from './identifier-draft.ts';
import { refreshIdentifiers } from './queries.ts';
import { TryCard } from './TryCard.tsx';
import { useIdentifierWords } from './useIdentifierWords.ts';
import { useTriedPattern } from './useTriedPattern.ts';

const LIST = '/protect/dlpprofiles/dataidentifiers';
const { distance } = CUSTOM_IDENTIFIER_LIMITS;

/** The form of an identifier of the company, with its pattern tried beside it. */
export function OwnIdentifierForm({
  id,
  draft: given,
  usedBy,
}: {
  /** Undefined for a new one. */
  id: string | undefined;
  draft: IdentifierDraft;
  /** Names of definitions that use it. */
  usedBy: readonly string[];
}) {
  const say = useWords<typeof dataidentifiersWords>();
  const intl = useIntl();
  const errorText = useErrorWords();
  const sayProblem = useProblemWords();
  const { riskName } = useIdentifierWords();
  const mayChange = useMay('protect.modify');
  const navigate = useNavigate();
  const [draft, setDraft] = useState(given);
  const [attempts, setAttempts] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const set = (part: Partial<IdentifierDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const { name, pattern, ignoreCase, risks } = draft;
  // Any text shows whether the pattern itself is right.
  const [probe] = useTriedPattern(pattern, ignoreCase, [' ']);
  const wrong = pattern === '' ? null : (probe?.data?.problem_words ?? null);

  const saving = useMutation({
    mutationFn: () => {
      const body = identifierBody(draft);
      return id === undefined
        ? call('POST /protect/data_identifiers', { body })
        : call('PUT /protect/data_identifiers/{id}', { params: { id }, body });
    },
    onSuccess: async (saved) => {
      await refreshIdentifiers();
      showToast({
        tone: 'low',
        title: say(id === undefined ? 'identifiers.created' : 'identifiers.saved', { name: saved.name }),
      });
      void navigate({ to: LIST, search: { group: 'own' } });
    },
  });
  const save = (): void => {
    setAttempts((before) => before + 1);
    if (name.trim() !== '' && pattern.trim() !== '') saving.mutate();
  };
  const remove = async (): Promise<void> => {
    if (id === undefined) return;
    setAsked(false);
    try {
      await call('DELETE /protect/data_identifiers/{id}', { params: { id } });
      await refreshIdentifiers();
      showToast({ tone: 'low', title: say('identifiers.deleted', { name: given.name }) });
      void navigate({ to: LIST });
    } catch (failure) {
      showErrorToast(failure, {
        title: say('identifiers.delete.failed', { name: given.name }),
        detail: errorText(failure).text,
      });
    }
  };

  return (
    <form
      className={css.column}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormErrors error={saving.error} title={say('identifiers.save.failed')} attempt={attempts}>
        <div className={css.editor}>
          <div className={css.column}>
            <Card title={say('identifiers.what')}>
              <div className={css.fields}>
                <TextField
                  name="name"
                  isRequired
                  label={say('identifiers.name')}
                  value={name}
                  maxLength={64}
                  isReadOnly={!mayChange}
                  formatError={attempts > 0 && name.trim() === '' ? ' ' : undefined}
                  onChange={(next) => set({ name: next })}
                />
                <TextField
                  name="description"
                  label={say('identifiers.description')}
                  value={draft.description}
                  maxLength={1000}
                  isReadOnly={!mayChange}
                  onChange={(description) => set({ description })}
                />
                <div className={css.pattern}>
                  <TextField
                    name="pattern"
                    isRequired
                    label={say('identifiers.pattern')}
                    hint={say('identifiers.pattern.hint')}
                    rows={2}
                    value={pattern}
                    maxLength={REGEX_MAX_LENGTH}
                    spellCheck="false"
                    isReadOnly={!mayChange}
                    error={wrong === null ? undefined : sayProblem(wrong)}
                    formatError={attempts > 0 && pattern.trim() === '' ? ' ' : undefined}
                    onChange={(next) => set({ pattern: next.replaceAll(/[\r\n]+/g, '') })}
                  />
                </div>
                <Checkbox
                  isSelected={ignoreCase}
                  isDisabled={!mayChange}
                  onChange={(next) => set({ ignoreCase: next })}
                >
                  {say('identifiers.ignoreCase')}
                </Checkbox>
                <fieldset className={css.choices}>
                  <legend>{say('identifiers.risk')}</legend>
                  {CUSTOM_IDENTIFIER_RISKS.map((risk) => (
                    <Checkbox
                      key={risk}
                      isSelected={risks.includes(risk)}
                      isDisabled={!mayChange}
                      onChange={(is) =>
                        set({ risks: is ? [...risks, risk] : risks.filter((one) => one !== risk) })
                      }
                    >
                      {riskName(risk)}
                    </Checkbox>
                  ))}
                </fieldset>
                <Switch
                  isSelected={draft.isEnabled}
                  isDisabled={!mayChange}
                  onChange={(isEnabled) => set({ isEnabled })}
                >
                  {say('identifiers.enabled')}
                </Switch>
                <p className={css.quiet}>{say('identifiers.enabled.text')}</p>
              </div>
            </Card>
            <Card title={say('identifiers.certain')}>
              <div className={css.fields}>
                <div className={css.pair}>
                  <Select
                    label={say('identifiers.check')}
                    options={IDENTIFIER_CHECKS.map((value) => ({
                      value,
                      label: say(`identifiers.check.${value}`),
                    }))}
                    value={draft.check}
                    isDisabled={!mayChange}
                    onChange={(check) => set({ check })}
                  />
                  <Select
                    label={say('identifiers.confidence.report')}
                    hint={say(`identifiers.confidence.${draft.confidence}.text`)}
                    options={[...CONFIDENCES].reverse().map((value) => ({
                      value,
                      label: say(`identifiers.confidence.${value}`),
                    }))}
                    value={draft.confidence}
                    isDisabled={!mayChange}
                    onChange={(confidence) => set({ confidence })}
                  />
                </div>
                <TextField
                  name="keywords"
                  label={say('identifiers.keywords')}
                  hint={say('identifiers.keywords.hint')}
                  rows={3}
                  value={draft.keywords}
                  isReadOnly={!mayChange}
                  onChange={(keywords) => set({ keywords })}
                />
                <div className={css.pair}>
                  <NumberField
                    name="within"
                    label={say('identifiers.within')}
                    hint={say('identifiers.within.hint')}
                    value={draft.within}
                    min={distance.min}
                    max={distance.max}
                    isDisabled={!mayChange}
                    onChange={(within) => set({ within })}
                  />
                </div>
                <TextField
                  name="ignored"
                  label={say('identifiers.ignored')}
                  hint={say('identifiers.ignored.hint')}
                  rows={2}
                  value={draft.ignored}
                  isReadOnly={!mayChange}
                  onChange={(ignored) => set({ ignored })}
                />
              </div>
            </Card>
          </div>
          <div className={css.column}>
            <ExamplesCard
              pattern={pattern}
              ignoreCase={ignoreCase}
              matching={draft.matching}
              clean={draft.clean}
              isReadOnly={!mayChange}
              onChange={(kind, examples) => set({ [kind]: examples })}
            />
            <TryCard pattern={pattern} ignoreCase={ignoreCase} />
          </div>
        </div>
        {usedBy.length === 0 ? null : (
          <p className={css.quiet}>
            {say('identifiers.usedBy')}: {intl.formatList(usedBy)}
          </p>
        )}
        {mayChange ? (
          <div className={css.actions}>
            <Button type="submit" variant="primary" isPending={saving.isPending}>
              {say(id === undefined ? 'identifiers.create' : 'identifiers.save')}
            </Button>
            <Button onPress={() => void navigate({ to: LIST })}>{say('identifiers.cancel')}</Button>
            {id === undefined ? null : (
              <Button variant="danger" onPress={() => setAsked(true)}>
                {say('identifiers.delete')}
              </Button>
            )}
          </div>
        ) : null}
      </FormErrors>
      <ConfirmDialog
        open={isAsked}
        title={say('identifiers.delete.title', { name: given.name })}
        accept={say('identifiers.delete')}
        danger
        onAccept={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        {say('identifiers.delete.text')}
      </ConfirmDialog>
    </form>
  );
}
