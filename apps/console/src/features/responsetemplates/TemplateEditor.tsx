import type { ResponseTemplate } from '@casbah/contract/responsetemplates';
import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import { TEMPLATE_LIMITS } from '@casbah/domain/response-template/limits';
import { templateProblems } from '@casbah/domain/response-template/template';
import type { policiesNamesWords } from '@casbah/messages/policies';
import type { responsetemplatesWords } from '@casbah/messages/responsetemplates';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { Link, useBlocker, useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showToast } from '../../shell/toasts.ts';
import { usePattern } from '../../words/usePattern.ts';
import { useWords } from '../../words/useWords.ts';
import { DeleteTemplate } from './DeleteTemplate.tsx';
import { MessageCards } from './MessageCards.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { refreshTemplates } from './queries.ts';
import css from './Templates.module.css';
import {
  bodyOf,
  combining,
  defaultMessages,
  editOf,
  isSameEdit,
  type MessageKey,
  newEdit,
  retyped,
  type TemplateEdit,
  usedMessages,
} from './template-draft.ts';
import { useClone } from './useClone.ts';

const LIST = '/protect/dlpprofiles/templates';
const ONE = '/protect/dlpprofiles/templates/manage';

/** Editor of a template with a preview beside it; a default template can only be read and cloned. */
export function TemplateEditor({
  template,
  templates,
  browserBody,
}: {
  /** Undefined for a new one. */
  template: ResponseTemplate | undefined;
  templates: readonly ResponseTemplate[];
  /** Maximum characters of a browser message. */
  browserBody: number;
}) {
  const say = useWords<typeof responsetemplatesWords | typeof policiesNamesWords>();
  const navigate = useNavigate();
  const problemOf = usePattern();
  const mayChange = useMay('protect.modify');
  const clone = useClone();
  const defaults = useMemo(() => defaultMessages(templates), [templates]);
  const [saved, setSaved] = useState(() => (template === undefined ? newEdit(defaults) : editOf(template)));
  const [edit, setEdit] = useState(saved);
  const [previewed, setPreviewed] = useState<MessageKey>();
  const [attempts, setAttempts] = useState(0);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isDeleting, setDeleting] = useState(false);
  // A ref, because the page is left right after saving, before the next render.
  const isKept = useRef(false);

  const isIncluded = template?.is_default === true;
  const isReadOnly = isIncluded || !mayChange;
  const isNew = template === undefined;
  const isChanged = !isSameEdit(edit, saved);
  const nameProblem = problemOf('name', edit.name.trim());
  const draft = { policyType: edit.policyType, aggregates: edit.aggregates, messages: usedMessages(edit) };
  const problems = isReadOnly ? [] : templateProblems(draft, { browserBody });
  const change = (part: Partial<TemplateEdit>): void => setEdit((before) => ({ ...before, ...part }));
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isChanged && !isKept.current && (next.pathname !== current.pathname || idOf(next) !== idOf(current)),
    enableBeforeUnload: () => isChanged && !isKept.current,
    withResolver: true,
  });

  const save = async (): Promise<void> => {
    setAttempts((before) => before + 1);
    if (nameProblem !== undefined || problems.some(({ path }) => path !== undefined)) return;
    setPending(true);
    setFailure(undefined);
    try {
      const body = bodyOf(edit);
      const { template_id: id } = isNew
        ? await call('POST /protect/response_templates', { body })
        : await call('PATCH /protect/response_templates/{id}', {
            params: { id: template.template_id },
            body,
          });
      await refreshTemplates();
      setSaved(edit);
      showToast({ tone: 'low', title: say('response.saved', { name: body.template_name }) });
      if (!isNew) return;
      isKept.current = true;
      await navigate({ to: ONE, search: { id }, replace: true });
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <PageHead
        title={template?.template_name ?? say('response.add')}
        above={
          <Breadcrumb>
            <Link to={LIST}>{say('route.protect.responseTemplates')}</Link>
          </Breadcrumb>
        }
        actions={
          mayChange ? (
            <>
              {isChanged ? <Chip>{say('response.unsaved')}</Chip> : null}
              {isNew || isIncluded ? null : (
                <Button onPress={() => setDeleting(true)}>{say('response.delete')}</Button>
              )}
              {isIncluded ? (
                <Button variant="primary" onPress={() => void clone(template)}>
                  {say('response.clone')}
                </Button>
              ) : (
                <Button
                  variant="primary"
                  isPending={isPending}
                  isDisabled={!isChanged && !isNew}
                  onPress={() => void save()}
                >
                  {say('response.save')}
                </Button>
              )}
            </>
          ) : undefined
        }
      >
        {say(isIncluded ? 'response.included.sentence' : 'response.one.sentence')}
      </PageHead>
      <div className={css.page}>
        <FormErrors
          error={failure}
          title={failure === undefined ? undefined : say('response.save.failed', { name: edit.name })}
          attempt={attempts}
        >
          <div className={css.stack}>
            <Card title={say('response.details')}>
              <div className={css.fields}>
                <TextField
                  name="template_name"
                  isRequired
                  label={say('response.name')}
                  value={edit.name}
                  onChange={(name) => change({ name })}
                  formatError={attempts > 0 ? nameProblem : undefined}
                  maxLength={64}
                  isDisabled={isReadOnly}
                  autoFocus={isNew}
                />
                <Select
                  name="policy_type"
                  label={say('response.policyType')}
                  options={POLICY_TYPES.map((type) => ({ value: type, label: say(`policy.type.${type}`) }))}
                  value={edit.policyType}
                  isDisabled={isReadOnly}
                  onChange={(type) => setEdit((before) => retyped(before, type, defaults))}
                />
                <div className={css.wide}>
                  <TextField
                    name="description"
                    label={say('response.description')}
                    value={edit.description}
                    onChange={(description) => change({ description })}
                    maxLength={TEMPLATE_LIMITS.description}
                    isDisabled={isReadOnly}
                  />
                </div>
                <div className={css.option}>
                  <Switch
                    isSelected={edit.aggregates}
                    isDisabled={isReadOnly}
                    onChange={(is) => setEdit((before) => combining(before, is, defaults))}
                  >
                    {say('response.combine')}
                  </Switch>
                  <span className={css.second}>{say('response.combine.hint')}</span>
                </div>
                <div className={css.option}>
                  <Switch
                    isSelected={edit.isEnabled}
                    isDisabled={isReadOnly}
                    onChange={(isEnabled) => change({ isEnabled })}
                  >
                    {say('response.enabled')}
                  </Switch>
                  <span className={css.second}>{say('response.enabled.hint')}</span>
                </div>
              </div>
            </Card>
            <MessageCards
              edit={edit}
              defaults={defaults}
              browserBody={browserBody}
              problems={problems}
              wasTried={attempts > 0}
              isReadOnly={isReadOnly}
              onMessages={(messages) => change({ messages })}
              onFocus={setPreviewed}
            />
          </div>
        </FormErrors>
        <PreviewCard edit={edit} shown={previewed} onShow={setPreviewed} />
      </div>
      {isDeleting && template !== undefined ? (
        <DeleteTemplate
          template={template}
          onDeleted={() => void navigate({ to: LIST, ignoreBlocker: true })}
          onClose={() => setDeleting(false)}
        />
      ) : null}
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        title={say('response.leave.title')}
        accept={say('response.leave')}
        danger
        onAccept={() => leaving.proceed?.()}
        onCancel={() => leaving.reset?.()}
      >
        {say('response.leave.text')}
      </ConfirmDialog>
    </>
  );
}

/** The template that an address opens. */
function idOf({ search }: { search: unknown }): unknown {
  return typeof search === 'object' && search !== null && 'id' in search ? search.id : undefined;
}
