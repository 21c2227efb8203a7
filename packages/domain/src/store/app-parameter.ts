import { isDomainName } from '../domain-name.ts';
import { isEmail } from '../email.ts';

/** Text formats by name, under which the console has the error message. */
export const TEXT_RULES = [
  'domain',
  'host',
  'email',
  'uuid',
  'digits',
  'identifier',
  'aws_account',
  'aws_role',
] as const;
export type TextRule = (typeof TEXT_RULES)[number];

const TESTS: Readonly<Record<TextRule, (text: string) => boolean>> = {
  domain: isDomainName,
  // A DNS name, optionally with a port.
  host: (text) => {
    const [name = '', port, ...rest] = text.split(':');
    return isDomainName(name) && rest.length === 0 && (port === undefined || isPort(port));
  },
  email: isEmail,
  uuid: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  digits: (text) => /^\d{1,20}$/.test(text),
  identifier: (text) => /^[\w.@:+=/-]{1,256}$/.test(text),
  aws_account: (text) => /^\d{12}$/.test(text),
  aws_role: (text) => /^arn:aws(?:-[a-z-]{1,16})?:iam::\d{12}:role\/[\w+=,.@/-]{1,512}$/.test(text),
};

export function meets(rule: TextRule, text: string): boolean {
  return TESTS[rule](text);
}

/** Parameters required to connect a cloud app. */
export type AppParameter = { name: ParameterName; isRequired: boolean } & (
  | { kind: 'text'; rule: TextRule }
  /** Stored encrypted and never shown again. */
  | { kind: 'secret'; maximum: number }
  | { kind: 'number'; minimum: number; maximum: number }
  | { kind: 'switch' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'list'; rule: TextRule; maximum: number }
);

export const PARAMETER_NAMES = [
  'account_id',
  'admin_email',
  'client_id',
  'client_secret',
  'cloud',
  'days_back',
  'domain',
  'domains',
  'enterprise_id',
  'external_id',
  'host',
  'is_sandbox',
  'key',
  'organisation',
  'password',
  'project',
  'region',
  'role',
  'subscription_id',
  'tenant_id',
  'token',
  'user',
] as const;
export type ParameterName = (typeof PARAMETER_NAMES)[number];

export type ParameterValue = string | number | boolean | readonly string[];

/** Why a value is rejected. */
export interface ParameterProblem {
  reason: TextRule | 'missing' | 'too_long' | 'whole_number' | 'switch' | 'choice' | 'list';
  /** Values in the reason's text. */
  values: Readonly<Record<string, number>>;
}

/** Problem of a value; undefined if valid. */
export function problemOfParameter(
  parameter: AppParameter,
  value: ParameterValue | undefined,
): ParameterProblem | undefined {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return parameter.isRequired ? { reason: 'missing', values: {} } : undefined;
  switch (parameter.kind) {
    case 'text':
      return typeof value === 'string' && meets(parameter.rule, value) ? undefined : ruled(parameter.rule);
    case 'secret':
      return typeof value === 'string' && value.length <= parameter.maximum
        ? undefined
        : { reason: 'too_long', values: { maximum: parameter.maximum } };
    case 'number': {
      const { minimum, maximum } = parameter;
      const fits =
        typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
      if (fits) return undefined;
      return { reason: 'whole_number', values: { minimum, maximum } };
    }
    case 'switch':
      return typeof value === 'boolean' ? undefined : { reason: 'switch', values: {} };
    case 'choice':
      return typeof value === 'string' && parameter.values.includes(value)
        ? undefined
        : { reason: 'choice', values: {} };
    case 'list': {
      if (!Array.isArray(value) || value.length > parameter.maximum)
        return { reason: 'list', values: { maximum: parameter.maximum } };
      const isRight = value.every((one) => typeof one === 'string' && meets(parameter.rule, one));
      return isRight ? undefined : ruled(parameter.rule);
    }
  }
}

function ruled(rule: TextRule): ParameterProblem {
  return { reason: rule, values: {} };
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}
