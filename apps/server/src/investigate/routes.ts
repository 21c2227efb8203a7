import type { ActivityRow, investigateCalls } from '@casbah/contract/investigate';
import { ACTIVITY_EXTRAS, targetsOf } from '@casbah/domain/activity';
import { type ActivityPlace, parseActivityId } from '@casbah/domain/activity-id';
import { isPersonal } from '@casbah/domain/anonymous-person';
import { ACTIVITY_FIELDS, type ActivityWord, isActivityWord } from '@casbah/domain/filter/activity-fields';
import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import { isoTime } from '@casbah/domain/iso-time';
import type { StoredActivity } from '@casbah/stores/events/activity-reads';
import { actorOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import type { Reach } from '../http/reach.ts';
import type { Identity } from '../http/sessions.ts';
import type { Readers } from '../traffic/reader.ts';
import type { Annotations } from './annotations.ts';
import { displayLogs } from './display-logs.ts';
import type { ActivityQuery, AskedActivities, InvestigateReads } from './reads.ts';
import { redactRecord } from './redact.ts';
import { activityDetail, activityRow } from './rows.ts';
import { labelOf, summaryOf } from './summary.ts';
import { timelineOf } from './timeline.ts';

export interface InvestigateParts {
  reads: InvestigateReads;
  readerOf: Readers['readerOf'];
  annotations: Annotations;
  /** File names by ingest job ID. */
  fileNamesOf: (tenant: string, loads: readonly string[]) => Promise<Map<string, string>>;
  /** The company's domains. */
  domainsOf: (tenant: string) => Promise<readonly string[]>;
  /** Makes what a company's sources push appear within seconds for a while. */
  followPushed: (tenant: string) => void;
}

interface ReachingRequest {
  session: Identity;
  reach: Reach;
  signal: AbortSignal;
}

export function investigateHandlers(parts: InvestigateParts): Handlers<typeof investigateCalls> {
  const { reads, readerOf, annotations } = parts;

  const ask = async (request: ReachingRequest & { query: ActivityQuery }): Promise<AskedActivities> =>
    reads.ask(await readerOf(request), request.query, request.signal);

  const askAny = async (request: ReachingRequest): Promise<AskedActivities> =>
    reads.askAny(await readerOf(request), request.signal);

  /** The activity, if it exists and the caller may see it. */
  const find = async (asked: AskedActivities, id: string): Promise<StoredActivity> => {
    const found = await reads.activities.find(reads.readerOf(asked), placeOf(id));
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return found;
  };

  const rowsOf = async (
    asked: AskedActivities,
    stored: readonly StoredActivity[],
  ): Promise<ActivityRow[]> => {
    const { tenant, people } = asked;
    const [assessments, fileNames] = await Promise.all([
      annotations.of(
        tenant,
        stored.map(({ id }) => id),
      ),
      // A file name may contain the name of a person.
      people?.hidden === true
        ? new Map<string, string>()
        : parts.fileNamesOf(tenant, [...new Set(stored.map(({ load }) => load))]),
    ]);
    return stored.map((one) => activityRow(one, asked, { assessments, fileNames }));
  };

  return {
    'GET /investigate/range': async ({ session, signal }) => {
      const span = await reads.span(session.tenant, signal);
      return span === undefined
        ? { from: null, to: null }
        : { from: isoTime(span.from), to: isoTime(span.to) };
    },

    'GET /investigate/activities': async (request) => {
      const { limit, order, after, live } = request.query;
      const asked = await ask(request);
      if (live) parts.followPushed(asked.tenant);
      const page = { limit, order, after: after === undefined ? undefined : placeOf(after) };
      const stored = await reads.activities.page(reads.scope(asked), page);
      return {
        rows: await rowsOf(asked, stored),
        next: stored.length < limit ? null : (stored.at(-1)?.id ?? null),
        meta: reads.meta(asked),
      };
    },

    'GET /investigate/summary': async (request) => {
      const asked = await ask(request);
      return { ...(await summaryOf(reads, asked, request.query)), meta: reads.meta(asked) };
    },

    'GET /investigate/values': async (request) => {
      const { field, contains, size } = request.query;
      const word = wordNamed(field);
      const asked = await ask(request);
      if (asked.people?.hidden === true && isPersonal(word)) return { values: [] };
      const values = await reads.activities.values(reads.scope(asked), word, contains, size);
      return {
        values: values.map(({ value, count }) => ({ value, label: labelOf(word, value, asked), count })),
      };
    },

    'GET /investigate/activities/{id}': async (request) => {
      const asked = await askAny(request);
      const stored = await find(asked, request.params.id);
      const [[row], settings, domains] = await Promise.all([
        rowsOf(asked, [stored]),
        annotations.settings(asked.tenant),
        parts.domainsOf(asked.tenant),
      ]);
      if (row === undefined) throw new ApiFailure('NOT_FOUND');
      const showsOriginal = settings.show_original && asked.people?.hidden !== true;
      return activityDetail(row, stored.event, { showsOriginal, domains });
    },

    'GET /investigate/activities/{id}/redacted': async (request) => {
      const asked = await askAny(request);
      const { event } = await find(asked, request.params.id);
      const { user, on_behalf_of, targets, extra, raw } = event;
      if (raw === undefined) throw new ApiFailure('NOT_FOUND');
      const people = [user, on_behalf_of, extra?.[ACTIVITY_EXTRAS.actorName], ...targetsOf(targets)];
      return {
        content: redactRecord(
          raw,
          people.filter((name) => name !== undefined),
        ),
      };
    },

    'GET /investigate/activities/{id}/timeline': async (request) => {
      const asked = await askAny(request);
      const stored = await find(asked, request.params.id);
      const settings = await annotations.settings(asked.tenant);
      const { thread, around, activities } = await timelineOf(reads, asked, stored, {
        of: request.query.of,
        limit: request.query.limit ?? settings.related_activities,
        days: settings.history_days,
      });
      return {
        of: thread ?? null,
        rows: await rowsOf(around, activities),
        meta: reads.meta(around),
      };
    },

    'PATCH /investigate/activities': async (request) => {
      const { ids, ...given } = request.body;
      const asked = await askAny(request);
      const unique = [...new Set(ids)];
      const found = await reads.activities.findAll(reads.readerOf(asked), unique.map(placeOf));
      // One that the caller may not see is treated like one that doesn't exist.
      if (found.length !== unique.length) throw new ApiFailure('NOT_FOUND');
      await annotations.assess(actorOf(request), unique, given);
      return { updated: unique.length };
    },

    'GET /investigate/owners': async ({ session, query }) => ({
      people: await annotations.owners(session.tenant, query.contains),
    }),

    'GET /investigate/activities/{id}/notes': async (request) => {
      const { id } = await find(await askAny(request), request.params.id);
      return { notes: await annotations.notes(request.session.tenant, request.session.user, id) };
    },

    'POST /investigate/activities/{id}/notes': async (request) => {
      const { id } = await find(await askAny(request), request.params.id);
      return annotations.addNote(actorOf(request), id, request.body.text);
    },

    'DELETE /investigate/activities/{id}/notes/{note}': async (request) => {
      const { id } = await find(await askAny(request), request.params.id);
      await annotations.removeNote(actorOf(request), id, request.params.note);
      return { api_response: 'success' };
    },

    'GET /investigate/settings': ({ session }) => annotations.settings(session.tenant),

    'PUT /investigate/settings': (request) => annotations.changeSettings(actorOf(request), request.body),

    'POST /eslogs/displaylogs/': async (request) =>
      displayLogs(reads, await askAny(request), request.body, await parts.domainsOf(request.session.tenant)),
  };
}

function placeOf(id: string): ActivityPlace {
  const place = parseActivityId(id);
  if (place === undefined) throw new ApiFailure('NOT_FOUND');
  return place;
}

/** A field whose values can be suggested. */
function wordNamed(name: string): ActivityWord {
  if (isFieldOf(ACTIVITY_FIELDS, name) && isActivityWord(name)) return name;
  throw new ApiFailure('BAD_REQUEST', {
    field: 'query.field',
    problem: `“${name}” has no values to suggest`,
  });
}
