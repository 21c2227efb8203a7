import type { ScimObject } from './evaluate.ts';
import { ENTERPRISE_SCHEMA, GROUP_SCHEMA, USER_SCHEMA } from './urns.ts';

/** Maximum resources per page. */
export const MOST_RESULTS = 500;

export function serviceProviderConfig(origin: string): ScimObject {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    documentationUri: `${origin}/api`,
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MOST_RESULTS },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API key',
        description: 'An API key of Casbah as a bearer token',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${origin}/scim/v2/ServiceProviderConfig` },
  };
}

type Named = ScimObject & { id: string; name: string };

export function resourceTypes(origin: string): Named[] {
  const type = (
    id: 'User' | 'Group',
    endpoint: string,
    schema: string,
    extensions: readonly string[],
  ): Named => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id,
    name: id,
    endpoint,
    schema,
    schemaExtensions: extensions.map((extension) => ({ schema: extension, required: false })),
    meta: { resourceType: 'ResourceType', location: `${origin}/scim/v2/ResourceTypes/${id}` },
  });
  return [
    type('User', '/Users', USER_SCHEMA, [ENTERPRISE_SCHEMA]),
    type('Group', '/Groups', GROUP_SCHEMA, []),
  ];
}

interface AttributeOptions {
  type?: 'string' | 'boolean' | 'complex' | 'reference';
  isMany?: boolean;
  isRequired?: boolean;
  isExact?: boolean;
  mutability?: 'readWrite' | 'readOnly' | 'immutable';
  uniqueness?: 'none' | 'server';
  parts?: readonly ScimObject[];
}

function attribute(name: string, description: string, options: AttributeOptions = {}): ScimObject {
  const { type = 'string', isMany = false, isRequired = false, parts } = options;
  return {
    name,
    type,
    multiValued: isMany,
    description,
    required: isRequired,
    caseExact: options.isExact ?? false,
    mutability: options.mutability ?? 'readWrite',
    returned: 'default',
    uniqueness: options.uniqueness ?? 'none',
    ...(parts === undefined ? {} : { subAttributes: parts }),
    ...(type === 'reference' ? { referenceTypes: ['User', 'Group'] } : {}),
  };
}

const value = (description: string): ScimObject => attribute('value', description);
const ref = attribute('$ref', 'Address of the resource', { type: 'reference', mutability: 'readOnly' });
const display = attribute('display', 'Its name', { mutability: 'readOnly' });

/** Schemas of the user and group attributes that Casbah stores. */
export function schemas(origin: string): Named[] {
  const schema = (
    id: string,
    name: string,
    description: string,
    attributes: readonly ScimObject[],
  ): Named => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id,
    name,
    description,
    attributes,
    meta: { resourceType: 'Schema', location: `${origin}/scim/v2/Schemas/${id}` },
  });
  return [
    schema(USER_SCHEMA, 'User', 'A person of the company', [
      attribute('userName', 'What the directory signs the person in by', {
        isRequired: true,
        uniqueness: 'server',
      }),
      attribute('name', 'The parts of the name', {
        type: 'complex',
        parts: [
          attribute('formatted', 'The whole name', { mutability: 'readOnly' }),
          attribute('givenName', 'First name, up to 64 characters'),
          attribute('familyName', 'Last name, up to 64 characters'),
        ],
      }),
      attribute('displayName', 'The name as it is shown'),
      attribute('nickName', 'What the person is called'),
      attribute('title', 'Job title'),
      attribute('userType', 'How the person stands to the company'),
      attribute('preferredLanguage', 'Preferred language'),
      attribute('locale', 'How dates and numbers are written'),
      attribute('timezone', 'Time zone'),
      attribute('active', 'Whether the person may sign in', { type: 'boolean' }),
      attribute(
        'emails',
        'The address the person signs in to Casbah with: the primary one, else that of work',
        {
          type: 'complex',
          isMany: true,
          parts: [
            value('The address'),
            attribute('type', 'work'),
            attribute('primary', 'Whether it is the one', { type: 'boolean' }),
          ],
        },
      ),
      attribute('phoneNumbers', 'The mobile number', {
        type: 'complex',
        isMany: true,
        parts: [value('7 to 16 digits, spaces and hyphens'), attribute('type', 'mobile')],
      }),
      attribute('groups', 'Directory groups that the person is a member of', {
        type: 'complex',
        isMany: true,
        mutability: 'readOnly',
        parts: [value('Id of the group'), display, ref],
      }),
    ]),
    schema(ENTERPRISE_SCHEMA, 'EnterpriseUser', 'A person in the company', [
      attribute('employeeNumber', 'Number of the employee'),
      attribute('costCenter', 'Cost centre'),
      attribute('organization', 'Organisation'),
      attribute('division', 'Division'),
      attribute('department', 'Department'),
      attribute('manager', 'Whom the person reports to', {
        type: 'complex',
        parts: [value('What the directory calls the manager')],
      }),
    ]),
    schema(GROUP_SCHEMA, 'Group', 'A directory group', [
      attribute('displayName', 'Name, one of a kind', { isRequired: true, uniqueness: 'server' }),
      attribute('members', 'People of the group', {
        type: 'complex',
        isMany: true,
        parts: [
          attribute('value', 'Id of the person', { isExact: true, mutability: 'immutable' }),
          display,
          ref,
          attribute('type', 'User', { mutability: 'immutable' }),
        ],
      }),
    ]),
  ];
}
