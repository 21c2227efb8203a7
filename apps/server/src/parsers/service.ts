import { randomUUID } from 'node:crypto';
import type { Parser, ParserPreview } from '@casbah/contract/parsers';
import { customFields } from '@casbah/discovery/custom/custom-format';
import {
  type CustomParser,
  formatOfParser,
  isDraftParser,
  MOST_PARSERS,
  type ParserTest,
} from '@casbah/domain/custom-parser';
import { isoTime } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addParser,
  changeParser,
  findParser,
  listParsers,
  type ParserGiven,
  removeParser,
  type StoredParser,
  sourcesByFormat,
} from '@casbah/stores/control/parsers/custom-parsers';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import { type SamplesThread, TooSlow } from './samples-thread.ts';

/** Field for problems with a pattern. */
const PATTERN = 'definition.split.pattern';

/** A parser to save, and whether as a draft. */
export type ParserSaved = ParserGiven & { draft: boolean };

export interface ParsersParts {
  control: ControlStore;
  clock: () => number;
  hasTimezone: (name: string) => boolean;
  samples: Pick<SamplesThread, 'preview' | 'check'>;
}

/**
 * Custom parser rules. A parser is saved only if its tests pass. The history records every change except the
 * test lines, which identify people.
 */
export class ParsersService {
  readonly #parts: ParsersParts;

  constructor(parts: ParsersParts) {
    this.#parts = parts;
  }

  async list(tenant: string): Promise<{ parsers: Parser[]; limit: number }> {
    const { parsers, sources } = await this.#parts.control.inTenant(tenant, async (tx) => ({
      parsers: await listParsers(tx),
      sources: await sourcesByFormat(tx),
    }));
    return {
      parsers: parsers.map((one) => parserAnswer(one, sources.get(formatOfParser(one.id))?.length ?? 0)),
      limit: MOST_PARSERS,
    };
  }

  /** Returns parsers as formats for sources. */
  async formats(
    tenant: string,
  ): Promise<{ name: string; title: string; fields: string[]; signs: boolean; activities: boolean }[]> {
    const { parsers, sources } = await this.#parts.control.inTenant(tenant, async (tx) => ({
      parsers: await listParsers(tx),
      sources: await sourcesByFormat(tx),
    }));
    const usable = parsers.filter(
      ({ id, tests }) => !isDraftParser(tests) || sources.has(formatOfParser(id)),
    );
    return usable.map(({ id, name, definition }) => ({
      name: formatOfParser(id),
      title: name,
      fields: customFields(definition),
      signs: false,
      activities: false,
    }));
  }

  async find(
    tenant: string,
    id: string,
  ): Promise<{ name: string; definition: CustomParser; tests: ParserTest[] }> {
    const found = await this.#parts.control.inTenant(tenant, (tx) => findParser(tx, id));
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    const { name, definition, tests } = found;
    return { name, definition, tests };
  }

  async create(actor: Actor, given: ParserSaved): Promise<Parser> {
    const id = randomUUID();
    await this.#refuseUnusable(given);
    await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        if (!(await addParser(tx, { tenant: actor.tenant, id, time, by: actor.user }, given)))
          throw new ApiFailure('LIMIT_REACHED', { limit: MOST_PARSERS });
        const details = { name: given.name, tests: given.tests.length };
        record({ event: 'parser.created', object: id, details });
      },
      { ifDuplicate: nameTaken('parser', given.name) },
    );
    return this.#listed(actor.tenant, id);
  }

  async change(actor: Actor, id: string, given: ParserSaved): Promise<Parser> {
    await this.#refuseUnusable(given);
    await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        if (isDraftParser(given.tests) && (await sourcesByFormat(tx)).has(formatOfParser(id)))
          throw unusable('tests', 'problem.parser_reads_nothing');
        const before = await findParser(tx, id);
        const change = { tenant: actor.tenant, id, time, by: actor.user };
        if (before === undefined || !(await changeParser(tx, change, given)))
          throw new ApiFailure('NOT_FOUND');
        const changes = changesBetween(
          { name: before.name, definition: JSON.stringify(before.definition), tests: before.tests.length },
          { name: given.name, definition: JSON.stringify(given.definition), tests: given.tests.length },
        );
        record({ event: 'parser.changed', object: id, details: { name: before.name }, changes });
      },
      { ifDuplicate: nameTaken('parser', given.name) },
    );
    return this.#listed(actor.tenant, id);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { record }) => {
      const found = await findParser(tx, id);
      if (found === undefined) throw new ApiFailure('NOT_FOUND');
      if ((await sourcesByFormat(tx)).has(formatOfParser(id))) throw new ApiFailure('CONFLICT');
      await removeParser(tx, actor.tenant, id);
      record({ event: 'parser.deleted', object: id, details: { name: found.name } });
    });
  }

  /** Returns a parser's results for a few short lines. */
  async preview({
    definition,
    tests,
    lines,
    timezone,
  }: {
    definition: CustomParser;
    tests: readonly ParserTest[];
    lines: readonly string[];
    timezone: string;
  }): Promise<ParserPreview> {
    const { hasTimezone, samples, clock } = this.#parts;
    if (!hasTimezone(timezone)) throw unusable('timezone', 'problem.no_time_zone', { timezone });
    return samples.preview({ definition, tests, lines, timezone, now: clock() }).catch(refuseSlow);
  }

  async #refuseUnusable({ definition, tests, draft }: ParserSaved): Promise<void> {
    const { samples, clock } = this.#parts;
    const verdict = await samples.check({ definition, tests, now: clock() }).catch(refuseSlow);
    if ('problem' in verdict) {
      const { key, at, text } = verdict.problem;
      throw unusable(PATTERN, key, { at: String(at), text });
    }
    if (!draft && isDraftParser(tests)) throw unusable('tests', 'problem.parser_reads_nothing');
    if (verdict.failing >= 0) throw unusable('tests', 'problem.parser_test', { number: verdict.failing + 1 });
  }

  async #listed(tenant: string, id: string): Promise<Parser> {
    const found = (await this.list(tenant)).parsers.find((one) => one.id === id);
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return found;
  }
}

function refuseSlow(error: unknown): never {
  if (!(error instanceof TooSlow)) throw error;
  throw unusable(PATTERN, 'problem.pattern_size', { at: '1', text: '' });
}

function parserAnswer({ id, name, tests, modified_on }: StoredParser, sources: number): Parser {
  return {
    id,
    name,
    format: formatOfParser(id),
    sources,
    tests: tests.length,
    draft: isDraftParser(tests),
    modified_on: isoTime(modified_on),
  };
}
