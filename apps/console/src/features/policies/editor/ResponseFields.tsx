import type { PolicyType } from '@casbah/domain/policy/policy-type';
import { EXPOSURES, NOTICE_CHANNELS, RECIPIENTS, SEVERITIES } from '@casbah/domain/policy/response';
import type { WrittenResponse } from '@casbah/domain/policy/written-policy';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import { useTemplates } from '../explain/useTemplates.ts';
import css from '../Policies.module.css';
import { destinationsQuery } from '../queries.ts';
import type { ResponseFault } from './policy-draft.ts';

/** No template or severity has this value. */
const DEFAULT = '';
const ROLES = ['view', 'comment'] as const;
const OWN = 'own';

interface FieldsProps<Response extends WrittenResponse> {
  type: PolicyType;
  response: Response;
  onChange: (response: WrittenResponse) => void;
  /** What to show as wrong. */
  fault: ResponseFault | undefined;
}

/** What can be chosen for a response. */
export function ResponseFields({ type, response, onChange, fault }: FieldsProps<WrittenResponse>) {
  const say = useWords<typeof policiesWords>();
  const required = say('shell.error.required');
  switch (response.kind) {
    case 'block':
    case 'quarantine':
    case 'tombstone':
      return <TemplateField type={type} response={response} onChange={onChange} />;
    case 'coach':
      return (
        <>
          <Checkbox
            isSelected={response.asks_for_reason}
            onChange={(asks_for_reason) => onChange({ ...response, asks_for_reason })}
          >
            {say('policy.coach.asks')}
          </Checkbox>
          <TemplateField type={type} response={response} onChange={onChange} />
        </>
      );
    case 'unshare':
      return (
        <Select
          label={say('policy.unshare.exposure')}
          options={EXPOSURES.map((value) => ({ value, label: say(`policy.unshare.${value}`) }))}
          value={response.exposure}
          onChange={(exposure) => onChange({ ...response, exposure })}
        />
      );
    case 'change_access':
      return (
        <Select
          label={say('policy.access.role')}
          options={ROLES.map((value) => ({ value, label: say(`policy.access.${value}`) }))}
          value={response.role}
          onChange={(role) => onChange({ ...response, role })}
        />
      );
    case 'change_owner':
      return (
        <TextField
          label={say('policy.owner')}
          isRequired
          autoFocus
          value={response.owner}
          maxLength={256}
          onChange={(owner) => onChange({ ...response, owner })}
          formatError={fault === 'owner' ? required : undefined}
        />
      );
    case 'legal_hold':
      return (
        <TextField
          label={say('policy.hold')}
          isRequired
          autoFocus
          value={response.hold}
          maxLength={256}
          onChange={(hold) => onChange({ ...response, hold })}
          formatError={fault === 'hold' ? required : undefined}
        />
      );
    case 'insert_header':
      return (
        <div className={css.fields}>
          <TextField
            label={say('policy.header.name')}
            isRequired
            autoFocus
            value={response.name}
            maxLength={64}
            onChange={(name) => onChange({ ...response, name })}
            formatError={fault === 'header_name' ? say('policy.header.name.wrong') : undefined}
          />
          <TextField
            label={say('policy.header.value')}
            isRequired
            value={response.value}
            maxLength={256}
            onChange={(value) => onChange({ ...response, value })}
            formatError={fault === 'header_value' ? say('policy.header.value.wrong') : undefined}
          />
        </div>
      );
    case 'notify':
      return <NotifyFields type={type} response={response} onChange={onChange} fault={fault} />;
    case 'ticket':
      return <TicketFields type={type} response={response} onChange={onChange} fault={fault} />;
    case 'raise_incident':
      return <IncidentField response={response} onChange={onChange} />;
    case 'require_second_factor':
    case 'skip_inspection':
    case 'encrypt':
    case 'revoke_token':
    case 'tag':
      return null;
  }
}

/** Templates of the policy's type, by name. */
function TemplateField({
  type,
  response,
  onChange,
}: {
  type: PolicyType;
  response: Extract<WrittenResponse, { template?: unknown }>;
  onChange: (response: WrittenResponse) => void;
}) {
  const say = useWords<typeof policiesWords>();
  const templates = useTemplates().filter((one) => one.type === type);
  return (
    <Select
      label={say('policy.template')}
      options={[
        { value: DEFAULT, label: say('policy.template.default') },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={response.template ?? DEFAULT}
      onChange={(template) =>
        onChange({ ...response, template: template === DEFAULT ? undefined : template })
      }
    />
  );
}

function NotifyFields({
  type,
  response,
  onChange,
  fault,
}: FieldsProps<Extract<WrittenResponse, { kind: 'notify' }>>) {
  const say = useWords<typeof policiesWords>();
  return (
    <>
      <fieldset aria-label={say('policy.notify.recipients')} className={css.checks}>
        {RECIPIENTS.map((recipient) => (
          <Checkbox
            key={recipient}
            isSelected={response.recipients.includes(recipient)}
            onChange={(is) =>
              onChange({
                ...response,
                recipients: RECIPIENTS.filter((one) =>
                  one === recipient ? is : response.recipients.includes(one),
                ),
              })
            }
          >
            {say(`policy.notify.${recipient}`)}
          </Checkbox>
        ))}
      </fieldset>
      {fault === 'recipients' ? (
        <p role="alert" className={css.problem}>
          {say('policy.notify.none')}
        </p>
      ) : null}
      <Select
        label={say('policy.notify.channel')}
        options={NOTICE_CHANNELS.map((value) => ({ value, label: say(`policy.notify.${value}`) }))}
        value={response.channel}
        onChange={(channel) => onChange({ ...response, channel })}
      />
      <TemplateField type={type} response={response} onChange={onChange} />
    </>
  );
}

function TicketFields({
  type,
  response,
  onChange,
  fault,
}: FieldsProps<Extract<WrittenResponse, { kind: 'ticket' }>>) {
  const say = useWords<typeof policiesWords>();
  const maySee = useMay('settings.view');
  const { data } = useQuery({ ...destinationsQuery, enabled: maySee });
  const webhooks = data?.destinations.filter(({ kind }) => kind === 'webhook') ?? [];
  return (
    <>
      {webhooks.length === 0 && response.destination === '' ? (
        <p className={css.quiet}>{say('policy.ticket.none')}</p>
      ) : null}
      <Select
        label={say('policy.ticket.destination')}
        isRequired
        options={webhooks.map(({ id, name }) => ({ value: id, label: name }))}
        value={response.destination === '' ? null : response.destination}
        onChange={(destination) => onChange({ ...response, destination })}
        error={fault === 'destination' ? say('shell.error.required') : undefined}
      />
      <TemplateField type={type} response={response} onChange={onChange} />
    </>
  );
}

function IncidentField({
  response,
  onChange,
}: {
  response: Extract<WrittenResponse, { kind: 'raise_incident' }>;
  onChange: (response: WrittenResponse) => void;
}) {
  const say = useWords<typeof policiesWords | typeof policiesNamesWords>();
  return (
    <Select
      label={say('policy.incident.severity')}
      options={[
        { value: OWN, label: say('policy.incident.own') },
        ...SEVERITIES.map((value) => ({ value, label: say(`policy.severity.${value}`) })),
      ]}
      value={response.severity ?? OWN}
      onChange={(severity) => onChange({ ...response, severity: SEVERITIES.find((one) => one === severity) })}
    />
  );
}
