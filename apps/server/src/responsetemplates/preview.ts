import { ACTIVITIES } from '@casbah/domain/activity';
import { parseActivityId } from '@casbah/domain/activity-id';
import { isoTime } from '@casbah/domain/iso-time';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import { mapTexts, textsOf } from '@casbah/domain/response-template/messages';
import { placeholdersIn, render } from '@casbah/domain/response-template/render';
import type { StoredActivity } from '@casbah/stores/events/activity-reads';
import type { Provided } from '../areas/provided.ts';
import { ApiFailure } from '../http/failure.ts';
import type { ApiRequest, HandlerAnswer } from '../http/guard.ts';
import { type AskedActivities, personOf, valuesOfActivity } from './activity-values.ts';
import { previewWords } from './preview-words.ts';
import { sampleValues } from './sample-values.ts';

type Key = 'POST /protect/response_templates/preview';

/** Activities to choose from. */
const MOST_OFFERED = 10;

/** What policies of a type are about; any activity for those not listed. */
const ABOUT: Partial<Record<PolicyType, string>> = {
  documentshare: 'object_type = file',
  documentshareapi: 'object_type = file',
  filexfer: 'object_type = file',
  filterpolicy: 'object_type = file',
  clouddlpwss: 'object_type = file',
  clouddlpemail: 'object_type = mail',
  clouddlpendpoint: 'object_type = file',
  clouddlpgenericrest: 'object_type = file',
  documentsecurity: 'object_type = file',
};

interface PreviewParts {
  reads: Provided['investigateReads'];
  readerOf: Provided['trafficReads']['readerOf'];
  timeZoneOf: (tenant: string) => Promise<string>;
  clock: () => number;
}

interface Found {
  asked: AskedActivities;
  /** Newest first. */
  offered: readonly StoredActivity[];
  chosen: StoredActivity | undefined;
}

/** Shows what a template would say about a real activity. */
export class Preview {
  readonly #parts: PreviewParts;

  constructor(parts: PreviewParts) {
    this.#parts = parts;
  }

  async of(request: ApiRequest<Key>): Promise<HandlerAnswer<Key>> {
    const { session, query, body } = request;
    const { clock, timeZoneOf } = this.#parts;
    const words = await previewWords(query.lang, await timeZoneOf(session.tenant));
    const found = await this.#activities(request);
    const known = found?.chosen === undefined ? {} : valuesOfActivity(found.chosen.event, found.asked, words);
    const values = {
      ...sampleValues(clock(), words),
      ...known,
      policy_type: words.policyType(body.policy_type),
    };
    const used = new Set(textsOf(body.template).flatMap(({ text }) => placeholdersIn(text)));
    return {
      template: mapTexts(body.template, (text) => render(text, values)),
      activity: found?.chosen?.id ?? null,
      samples: [...used].filter((name) => name !== 'policy_type' && !Object.hasOwn(known, name)),
      activities: (found?.offered ?? []).map(({ id, event }) => ({
        id,
        time: isoTime(event.time),
        user: (found === undefined ? undefined : personOf(event, found.asked)) ?? null,
        app: event.service ?? event.app ?? null,
        activity: ACTIVITIES.find((known) => known === event.activity) ?? 'other',
        object: event.object ?? null,
      })),
    };
  }

  /** Undefined for a caller who may see no activities. */
  async #activities({ session, reach, signal, body }: ApiRequest<Key>): Promise<Found | undefined> {
    const { reads, readerOf } = this.#parts;
    const within = reach.by('investigate.view');
    if (within.scopes === 'nothing') {
      if (body.activity !== undefined) throw new ApiFailure('NOT_FOUND');
      return undefined;
    }
    const reader = await readerOf({ session, reach: within });
    const asked = await reads.ask(reader, { filter: ABOUT[body.policy_type] }, signal);
    const offered = await reads.activities.page(reads.scope(asked), { limit: MOST_OFFERED, order: 'newest' });
    if (body.activity === undefined) return { asked, offered, chosen: offered[0] };
    const place = parseActivityId(body.activity);
    const chosen =
      place === undefined
        ? undefined
        : await reads.activities.find(reads.readerOf(await reads.askAny(reader, signal)), place);
    if (chosen === undefined) throw new ApiFailure('NOT_FOUND');
    return { asked, offered, chosen };
  }
}
