import type { riskCalls } from '@casbah/contract/risk';
import { MOST_BRR_PROFILES } from '@casbah/contract/risk';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import type { Scorer } from '@casbah/discovery/score/score';
import type { BrrProfile } from '@casbah/domain/brr-profile';
import {
  BRR_KNOCKOUT,
  BRR_UNRESEARCHED,
  RISK_LEVEL_VALUES,
  riskScoreOf,
  shortRiskScore,
} from '@casbah/domain/risk';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listAnswerChanges, listServiceAnswers } from '@casbah/stores/control/risk/service-answers';
import { actorOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import type { Reach } from '../http/reach.ts';
import type { AnswersService } from './answers.ts';
import { HISTORY_PIECE, historyCsv } from './history-log.ts';
import type { Judgement } from './judgements.ts';
import { packedMetadata } from './metadata.ts';
import { type PastUse, previewOf } from './preview.ts';
import { contentOf, type ProfilesService } from './profiles.ts';
import { changeAnswer, serviceRiskAnswer } from './wire.ts';

export interface RiskParts {
  control: ControlStore;
  profiles: ProfilesService;
  answers: AnswersService;
  services: readonly Service[];
  serviceOf: (id: string) => Service | undefined;
  judgementOf: (tenant: string) => Promise<Judgement>;
  scorerUnder: (profile: BrrProfile) => Scorer;
  /** Recent usage. */
  pastUse: (tenant: string, signal: AbortSignal) => Promise<PastUse>;
}

export function riskHandlers(parts: RiskParts): Handlers<typeof riskCalls> {
  const { control, profiles, answers, services, serviceOf, judgementOf } = parts;

  /** A catalog service the person may view. */
  const reached = (reach: Reach, id: string): Service => {
    const service = reach.hasService(id) ? serviceOf(id) : undefined;
    if (service === undefined) throw new ApiFailure('NOT_FOUND');
    return service;
  };
  return {
    'GET /risks/brrprofiles': async ({ session }) => ({
      api_response: 'success',
      profiles: await profiles.list(session.tenant),
      limit: MOST_BRR_PROFILES,
    }),

    'GET /risks/brrprofiles/{id}': async ({ session, params }) => ({
      api_response: 'success',
      profile: await profiles.find(session.tenant, params.id),
    }),

    'POST /risks/brrprofiles': async (request) => ({
      api_response: 'success',
      profile: await profiles.create(actorOf(request), request.body),
    }),

    'PATCH /risks/brrprofiles/{id}': async (request) => ({
      api_response: 'success',
      profile: await profiles.change(actorOf(request), request.params.id, request.body),
    }),

    'DELETE /risks/brrprofiles/{id}': async (request) => {
      await profiles.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'POST /risks/brrprofiles/{id}/clone': async (request) => ({
      api_response: 'success',
      profile: await profiles.clone(actorOf(request), request.params.id),
    }),

    'POST /risks/brrprofiles/{id}/default': async (request) => ({
      api_response: 'success',
      profile: await profiles.putInForce(actorOf(request), request.params.id),
    }),

    'POST /risks/brrprofiles/preview': async ({ session, body, signal }) => {
      const [now, past] = await Promise.all([
        judgementOf(session.tenant),
        parts.pastUse(session.tenant, signal),
      ]);
      const draft = parts.scorerUnder({ id: 'draft', name: 'draft', ...contentOf(body) });
      return previewOf(services, { now, draft, past });
    },

    'GET /risks/services/{id}': async ({ session, reach, params }) => {
      const service = reached(reach, params.id);
      const [judgement, own] = await Promise.all([
        judgementOf(session.tenant),
        control.inTenant(session.tenant, (tx) => listServiceAnswers(tx, service.id)),
      ]);
      return serviceRiskAnswer(service, judgement, own);
    },

    'POST /risks/services/{id}/answers/{question}': async (request) => {
      const { id, question } = request.params;
      await answers.set(actorOf(request), id, question, request.body);
      return { api_response: 'success' };
    },

    'DELETE /risks/services/{id}/answers/{question}': async (request) => {
      const { id, question } = request.params;
      await answers.takeBack(actorOf(request), id, question);
      return { api_response: 'success' };
    },

    'GET /risks/services/{id}/changes': async ({ session, reach, params, query }) => {
      const service = reached(reach, params.id);
      const { before, limit } = query;
      const found = await control.inTenant(session.tenant, (tx) =>
        listAnswerChanges(tx, { service: service.id, before, limit }),
      );
      return {
        api_response: 'success',
        changes: found.flatMap(changeAnswer),
        next: found.length < limit ? null : (found.at(-1)?.number ?? null),
      };
    },

    'POST /audit/generatehistorylog/': async ({ session, reach, body }) => {
      if (body.service_id !== undefined) reached(reach.by('audit.view'), body.service_id);
      const content = historyCsv(
        (before) =>
          control.inTenant(session.tenant, (tx) =>
            listAnswerChanges(tx, { service: body.service_id, before, limit: HISTORY_PIECE }),
          ),
        (id) => reach.hasService(id),
      );
      return { content, fileName: 'service-answers-history.csv' };
    },

    'GET /risks/az_metadata': async ({ session, query }) => {
      const { profile } = await judgementOf(session.tenant);
      return { api_response: 'success', md: await packedMetadata(profile, query.lang) };
    },

    'GET /risks/getservicesscore': async ({ session, reach, query }) => {
      const { scorer, overridesOf } = await judgementOf(session.tenant);
      const named = new Set(query.service_ids.split(',').map((id) => id.trim()));
      const ids = [...named].filter((id) => reach.hasService(id));
      return {
        api_response: 'success',
        scores: ids.flatMap((id) => {
          const service = serviceOf(id);
          if (service === undefined) return [];
          const { brr, level, grade } = scorer.verdict(service, overridesOf(id));
          return [
            {
              service_id: id,
              risk_score: riskScoreOf(brr),
              brr,
              riskScore: shortRiskScore(brr),
              grade: grade ?? null,
              isKnockedOut: brr === BRR_KNOCKOUT,
              isUnResearched: brr === BRR_UNRESEARCHED,
              level: level === 'unresearched' ? null : RISK_LEVEL_VALUES[level],
            },
          ];
        }),
      };
    },
  };
}
