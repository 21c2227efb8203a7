import type { contentprofilesCalls } from '@casbah/contract/contentprofiles';
import { MOST_CONTENT_ALIASES, MOST_REUSABLE_RULES } from '@casbah/domain/content-limits';
import { CONTENT_PROFILE_LIMITS } from '@casbah/domain/content-profile';
import { DATA_FILTER_LIMITS } from '@casbah/domain/data-filter';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { ContentChoicesReader } from './choices.ts';
import { type PatternThread, PatternTooSlow } from './pattern-thread.ts';
import { inEnglish, type PatternWords, patternWords, SLOW_PATTERN } from './pattern-words.ts';
import type { ContentProfilesService } from './service.ts';

const DONE = { api_response: 'success' } as const;
/** A person who types a pattern tries it often. */
const TRIES_PER_MINUTE = 120;

const NO_PROBLEM = { problem: null, problem_words: null };
const refused = (words: PatternWords) => ({ problem: inEnglish(words), problem_words: words });

export function contentprofilesHandlers({
  service,
  choices,
  patterns,
}: {
  service: ContentProfilesService;
  choices: ContentChoicesReader;
  patterns: Pick<PatternThread, 'find'>;
}): Handlers<typeof contentprofilesCalls> {
  return {
    'GET /protect/content_profiles': async ({ session }) => ({
      profiles: await service.profiles(session.tenant),
      limit: CONTENT_PROFILE_LIMITS.profiles,
    }),
    'POST /protect/content_profiles': (request) => service.createProfile(actorOf(request), request.body),
    'GET /protect/content_profiles/{id}': ({ session, params }) => service.profile(session.tenant, params.id),
    'PATCH /protect/content_profiles/{id}': (request) =>
      service.changeProfile(actorOf(request), request.params.id, request.body),
    'POST /protect/content_profiles/{id}/clone': (request) =>
      service.cloneProfile(actorOf(request), request.params.id),
    'DELETE /protect/content_profiles/{id}': async (request) => {
      await service.removeProfile(actorOf(request), request.params.id);
      return DONE;
    },

    'GET /protect/reusable_rules': async ({ session }) => ({
      rules: await service.rules(session.tenant),
      limit: MOST_REUSABLE_RULES,
    }),
    'POST /protect/reusable_rules': (request) => service.createRule(actorOf(request), request.body),
    'GET /protect/reusable_rules/{id}': ({ session, params }) => service.rule(session.tenant, params.id),
    'PATCH /protect/reusable_rules/{id}': (request) =>
      service.changeRule(actorOf(request), request.params.id, request.body),
    'DELETE /protect/reusable_rules/{id}': async (request) => {
      await service.removeRule(actorOf(request), request.params.id);
      return DONE;
    },

    'GET /protect/data_filters': async ({ session }) => ({
      filters: await service.filters(session.tenant),
      limit: DATA_FILTER_LIMITS.filters,
    }),
    'POST /protect/data_filters': (request) => service.createFilter(actorOf(request), request.body),
    'GET /protect/data_filters/{id}': ({ session, params }) => service.filter(session.tenant, params.id),
    'PATCH /protect/data_filters/{id}': (request) =>
      service.changeFilter(actorOf(request), request.params.id, request.body),
    'DELETE /protect/data_filters/{id}': async (request) => {
      await service.removeFilter(actorOf(request), request.params.id);
      return DONE;
    },

    'GET /protect/content_aliases': async ({ session }) => ({
      aliases: await service.aliases(session.tenant),
      limit: MOST_CONTENT_ALIASES,
    }),
    'POST /protect/content_aliases': (request) => service.createAlias(actorOf(request), request.body),
    'GET /protect/content_aliases/{id}': ({ session, params }) => service.alias(session.tenant, params.id),
    'PATCH /protect/content_aliases/{id}': (request) =>
      service.changeAlias(actorOf(request), request.params.id, request.body),
    'DELETE /protect/content_aliases/{id}': async (request) => {
      await service.removeAlias(actorOf(request), request.params.id);
      return DONE;
    },

    'GET /protect/content/choices': ({ session }) => choices.of(session.tenant),

    'POST /protect/patterns/try': {
      handle: async ({ body: { pattern, ignore_case, text } }) => {
        try {
          const { problem, ...found } = await patterns.find({ pattern, ignoreCase: ignore_case, text });
          return problem === null
            ? { ...found, ...NO_PROBLEM }
            : { ...found, ...refused(patternWords(problem)) };
        } catch (error) {
          if (!(error instanceof PatternTooSlow)) throw error;
          return { count: 0, matches: [], ...refused(SLOW_PATTERN) };
        }
      },
      perMinute: TRIES_PER_MINUTE,
    },
  };
}
