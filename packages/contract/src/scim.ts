import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

/** System for Cross-domain Identity Management: RFC 7643 and RFC 7644. */
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

const text = z.string().optional();
const meta = z
  .object({
    resourceType: z.string(),
    created: text,
    lastModified: text,
    location: z.string(),
  })
  .optional();

/**
 * Resources in SCIM form. References have their URL in `$ref`, which is undeclared because OpenAPI tools would take it
 * for a schema reference.
 */
export const scimUser = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: text,
  userName: text,
  name: z.object({ formatted: text, givenName: text, familyName: text }).optional(),
  displayName: text,
  nickName: text,
  title: text,
  userType: text,
  preferredLanguage: text,
  locale: text,
  timezone: text,
  active: z.boolean().optional(),
  emails: z.array(z.object({ value: text, type: text, primary: z.boolean().optional() })).optional(),
  phoneNumbers: z.array(z.object({ value: text, type: text })).optional(),
  groups: z.array(z.object({ value: text, display: text }).catchall(text)).optional(),
  [ENTERPRISE]: z
    .object({
      employeeNumber: text,
      costCenter: text,
      organization: text,
      division: text,
      department: text,
      manager: z.object({ value: text }).optional(),
    })
    .optional(),
  meta,
});
export type ScimUser = z.infer<typeof scimUser>;

export const scimGroup = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: text,
  displayName: text,
  members: z.array(z.object({ value: text, display: text, type: text }).catchall(text)).optional(),
  meta,
});
export type ScimGroup = z.infer<typeof scimGroup>;

const listOf = <Resource extends z.ZodType>(resource: Resource) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.number().int(),
    startIndex: z.number().int(),
    itemsPerPage: z.number().int(),
    Resources: z.array(resource),
  });

export const scimUsers = listOf(scimUser);
export const scimGroups = listOf(scimGroup);
export const scimConfig = z.looseObject({ schemas: z.array(z.string()) });

/** SCIM's error form. Casbah's own code and request id are in an extension schema. */
export const SCIM_ERROR_DETAIL = 'urn:casbah:scim:error';
export const scimError = z.object({
  schemas: z.array(z.string()),
  status: z.string(),
  scimType: text,
  detail: z.string(),
  [SCIM_ERROR_DETAIL]: z.object({ error: z.string(), request_id: z.string() }),
});

/** A resource as sent by a directory; ignores what Casbah doesn't store. */
const resource = z.looseObject({ schemas: z.array(z.string()).optional() });

const patch = z.object({
  schemas: z.array(z.string()).optional(),
  Operations: z
    .array(
      z.object({
        // Entra ID capitalizes it.
        op: z
          .string()
          .transform((op) => op.toLowerCase())
          .pipe(z.enum(['add', 'replace', 'remove'])),
        path: z.string().max(8_192).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(1_000),
});

/** Clamps out-of-range numbers (RFC 7644, 3.4.2.4). */
const number = z.coerce.number().int();

const shown = {
  /** Attributes to return, comma-separated; all if absent. */
  attributes: z.string().max(4_096).optional(),
  excludedAttributes: z.string().max(4_096).optional(),
};

const page = z.object({
  filter: z.string().max(8_192).optional(),
  startIndex: number.default(1),
  count: number.default(100),
  sortBy: z.string().max(256).optional(),
  sortOrder: z.enum(['ascending', 'descending']).default('ascending'),
  ...shown,
});

const id = z.object({ id: z.string().max(256) });
const permission = 'account.import';
const form = 'scim';
const schema = z.looseObject({ id: z.string(), name: z.string() });

export const scimCalls = calls({
  'GET /scim/v2/ServiceProviderConfig': {
    summary: 'Get the SCIM features that this server supports.',
    permission,
    form,
    answer: scimConfig,
    errors: [],
  },
  'GET /scim/v2/ResourceTypes': {
    summary: 'List the resource types: users and groups.',
    permission,
    form,
    answer: listOf(schema),
    errors: [],
  },
  'GET /scim/v2/ResourceTypes/{id}': {
    summary: 'Get a resource type.',
    permission,
    form,
    params: id,
    answer: schema,
    errors: ['NOT_FOUND'],
  },
  'GET /scim/v2/Schemas': {
    summary: 'List the schemas of users and groups.',
    permission,
    form,
    answer: listOf(schema),
    errors: [],
  },
  'GET /scim/v2/Schemas/{id}': {
    summary: 'Get the schema of a resource type.',
    permission,
    form,
    params: id,
    answer: schema,
    errors: ['NOT_FOUND'],
  },
  'GET /scim/v2/Users': {
    summary: 'List users, with filter, sort order and pages.',
    permission,
    form,
    query: page,
    answer: scimUsers,
    errors: ['SCIM_INVALID'],
  },
  'POST /scim/v2/Users': {
    summary: 'Create a user. Passwords and roles are ignored.',
    permission,
    form,
    body: resource,
    answer: scimUser,
    status: 201,
    errors: ['SCIM_INVALID', 'SCIM_NOT_UNIQUE'],
  },
  'GET /scim/v2/Users/{id}': {
    summary: 'Get a user.',
    permission,
    form,
    params: id,
    query: z.object(shown),
    answer: scimUser,
    errors: ['NOT_FOUND', 'SCIM_INVALID'],
  },
  'PUT /scim/v2/Users/{id}': {
    summary: 'Replace a user.',
    permission,
    form,
    params: id,
    body: resource,
    answer: scimUser,
    errors: ['NOT_FOUND', 'SCIM_INVALID', 'SCIM_NOT_UNIQUE'],
  },
  'PATCH /scim/v2/Users/{id}': {
    summary: 'Update a user. A deactivated user is signed out immediately.',
    permission,
    form,
    params: id,
    body: patch,
    answer: scimUser,
    errors: ['NOT_FOUND', 'SCIM_INVALID', 'SCIM_NOT_UNIQUE'],
  },
  'DELETE /scim/v2/Users/{id}': {
    summary: "Delete a user with their sessions and API keys. Sysadmins can't be deleted by SCIM.",
    permission,
    form,
    params: id,
    answer: z.undefined(),
    status: 204,
    errors: ['NOT_FOUND', 'SCIM_INVALID'],
  },
  'GET /scim/v2/Groups': {
    summary: 'List directory groups, with filter and pages.',
    permission,
    form,
    query: page,
    answer: scimGroups,
    errors: ['SCIM_INVALID'],
  },
  'POST /scim/v2/Groups': {
    summary: 'Create a directory group.',
    permission,
    form,
    body: resource,
    answer: scimGroup,
    status: 201,
    errors: ['SCIM_INVALID', 'SCIM_NOT_UNIQUE'],
  },
  'GET /scim/v2/Groups/{id}': {
    summary: 'Get a directory group with its members.',
    permission,
    form,
    params: id,
    query: z.object(shown),
    answer: scimGroup,
    errors: ['NOT_FOUND', 'SCIM_INVALID'],
  },
  'PUT /scim/v2/Groups/{id}': {
    summary: 'Replace a directory group.',
    permission,
    form,
    params: id,
    body: resource,
    answer: scimGroup,
    errors: ['NOT_FOUND', 'SCIM_INVALID', 'SCIM_NOT_UNIQUE'],
  },
  'PATCH /scim/v2/Groups/{id}': {
    summary: 'Update a directory group: its name and members.',
    permission,
    form,
    params: id,
    body: patch,
    answer: scimGroup,
    errors: ['NOT_FOUND', 'SCIM_INVALID', 'SCIM_NOT_UNIQUE'],
  },
  'DELETE /scim/v2/Groups/{id}': {
    summary: 'Delete a directory group. Its members stay.',
    permission,
    form,
    params: id,
    answer: z.undefined(),
    status: 204,
    errors: ['NOT_FOUND'],
  },
});

export const scimEvents = historyEvents({
  'scim_user.created': ['POST /scim/v2/Users'],
  'scim_user.replaced': ['PUT /scim/v2/Users/{id}'],
  'scim_user.changed': ['PATCH /scim/v2/Users/{id}'],
  'scim_user.deleted': ['DELETE /scim/v2/Users/{id}'],
  'scim_group.created': ['POST /scim/v2/Groups'],
  'scim_group.replaced': ['PUT /scim/v2/Groups/{id}'],
  'scim_group.changed': ['PATCH /scim/v2/Groups/{id}'],
  'scim_group.deleted': ['DELETE /scim/v2/Groups/{id}'],
});
