import {
  cleanTagName,
  isTagColor,
  isTagName,
  isTagPattern,
  MOST_CUSTOM_TAGS,
  MOST_TAGGED_AT_ONCE,
  TAG_COLORS,
  TAG_PATTERNS,
} from '@casbah/domain/tag';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';
import { done, listParams, objectsOf, resources } from './proxy-action.ts';

const color = z.number().refine(isTagColor, { message: `There are colours 0 to ${TAG_COLORS - 1}` });
const pattern = z.number().refine(isTagPattern, { message: `There are patterns 0 to ${TAG_PATTERNS - 1}` });
const attributes = z.strictObject({ color, pattern });

/** Normalized for storage: angle brackets are removed; 1 to 32 letters, digits and spaces must remain. */
const tagName = z
  .string()
  .max(256)
  .transform(cleanTagName)
  .refine(isTagName, { message: 'Use 1 to 32 letters, digits and spaces' });

/** IDs up to the largest the store can count. */
const tagId = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

export const tag = z.object({
  /** Both are the same; below 8 they are reserved. */
  id: z.number().int(),
  tag_id: z.number().int(),
  tag_name: z.string(),
  attributes: z.object({ system: z.boolean(), color: z.number().int(), pattern: z.number().int() }),
  /** Number of services with the tag. */
  services: z.number().int(),
  created_on: z.iso.datetime().nullable(),
  modified_on: z.iso.datetime().nullable(),
  /** Email addresses; `null` for reserved tags and for deleted accounts. */
  created_by: z.string().nullable(),
  modified_by: z.string().nullable(),
});
export type TagAnswer = z.infer<typeof tag>;

export const newTag = z.strictObject({
  tag_name: tagName,
  attributes: attributes.default({ color: 0, pattern: 0 }),
});
export const tagChange = z.strictObject({
  tag_name: tagName.optional(),
  attributes: attributes.partial().optional(),
});

/** What lists need to show a tag. */
const shownTag = tag.pick({ id: true, tag_id: true, tag_name: true, attributes: true });
export type ShownTag = z.infer<typeof shownTag>;

const success = z.literal('success');
const tagIds = z.array(tagId).max(MOST_CUSTOM_TAGS);

export const tagsCalls = calls({
  'GET /admin/tenant/gettagslist': {
    summary: "List tags: the 8 reserved ones, then the company's by name, with their service counts.",
    permission: 'account.view',
    answer: z.object({ api_response: success, tags: z.array(tag), limit: z.number().int() }),
    errors: [],
  },
  'POST /admin/tenant/addtag': {
    summary: `Create a tag (at most ${MOST_CUSTOM_TAGS} per company).`,
    permission: 'account.modify',
    idempotent: true,
    body: newTag,
    answer: z.object({ api_response: success, tag }),
    status: 201,
    errors: ['NAME_TAKEN', 'TAG_LIMIT'],
  },
  'PATCH /admin/tenant/edittag': {
    summary: 'Update the name, color or pattern of a tag. Omitted fields keep their values.',
    permission: 'account.modify',
    body: z.strictObject({ id: tagId, tag: tagChange }),
    answer: z.object({ api_response: success, tag }),
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'SYSTEM_TAG_FIXED'],
  },
  'POST /admin/tenant/deletetags': {
    summary: 'Delete tags, all or none. They are removed from all services.',
    permission: 'account.modify',
    body: z.strictObject({ ids: tagIds.min(1) }),
    answer: z.object({ api_response: success, deleted: z.number().int() }),
    errors: ['NOT_FOUND', 'SYSTEM_TAG_DELETION_ERROR'],
  },
  'GET /risks/getservicetags': {
    summary: 'List the tags of services and their appearance.',
    permission: 'audit.view',
    narrowed: true,
    answer: z.object({
      api_response: success,
      service_tags: z.array(z.object({ service_id: z.string(), tag_ids: z.array(z.number().int()) })),
      tags: z.array(shownTag),
    }),
    errors: [],
  },
  'POST /risks/changeservicetags': {
    summary: 'Add or remove tags on many services at once.',
    permission: 'audit.modify',
    body: z
      .strictObject({
        service_ids: z.array(z.string().min(1).max(256)).min(1).max(MOST_TAGGED_AT_ONCE),
        add_tags: tagIds.default([]),
        remove_tags: tagIds.default([]),
      })
      .refine(({ add_tags, remove_tags }) => add_tags.length + remove_tags.length > 0, {
        message: 'Name at least one tag to add or to remove',
        path: ['add_tags'],
      })
      .refine(({ add_tags, remove_tags }) => !add_tags.some((id) => remove_tags.includes(id)), {
        message: 'No tag is both added and removed',
        path: ['remove_tags'],
      }),
    answer: z.object({
      api_response: success,
      /** Number of services whose tags changed. */
      changed: z.number().int(),
    }),
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
});

const tagObject = tag.extend({ resource_uri: z.string() });

/** Calls through the generic proxy. */
export const tagsResources = resources({
  tags: {
    list: {
      permission: 'account.view',
      params: listParams(['tag_name', 'id', 'services', 'created_on']),
      answer: objectsOf(tagObject),
      errors: [],
    },
    get: { permission: 'account.view', answer: tagObject, errors: ['NOT_FOUND'] },
    post: {
      permission: 'account.modify',
      idempotent: true,
      data: newTag,
      answer: tagObject,
      errors: ['NAME_TAKEN', 'TAG_LIMIT'],
    },
    patch: {
      permission: 'account.modify',
      data: tagChange,
      answer: tagObject,
      errors: ['NOT_FOUND', 'NAME_TAKEN', 'SYSTEM_TAG_FIXED'],
    },
    delete: {
      permission: 'account.modify',
      answer: done,
      errors: ['NOT_FOUND', 'SYSTEM_TAG_DELETION_ERROR'],
    },
  },
});

export const tagsEvents = historyEvents({
  'tag.created': ['POST /admin/tenant/addtag', 'POST /controls/make_api_request post tags'],
  'tag.changed': ['PATCH /admin/tenant/edittag', 'POST /controls/make_api_request patch tags'],
  'tag.deleted': ['POST /controls/make_api_request delete tags'],
  'tags.deleted': ['POST /admin/tenant/deletetags'],
  'service_tags.changed': ['POST /risks/changeservicetags'],
});

/** The company's tags, and the services that carry them. */
export const tagsLive = liveAreas({ tags: 'session.use' });
