import { randomUUID } from 'node:crypto';
import type { Parser, ParserPreview } from '@casbah/contract/parsers';
import { customFields } from '@casbah/discovery/custom/custom-format';
import { readSamples, runParserTests } from '@casbah/discovery/custom/read-samples';
import { suggestParser } from '@casbah/discovery/custom/suggest';
import {
  type CustomParser,
  formatOfParser,
  MOST_PARSERS,
  type ParserTest,
} from '@casbah/domain/custom-parser';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
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
import { type Actor, changesBetween, entryBy } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';

export interface ParsersParts {
  control: ControlStore;
  clock: () => number;
  hasTimezone: (name: string) => boolean;
}

/**
 * Rules of the parsers that a company makes itself. None is kept whose tests fail, and every change is written to the audit
 * trail with it, but for the lines of its tests: these name people.
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

  /** As formats that a source may be read by. */
  async formats(
    tenant: string,
  ): Promise<{ name: string; title: string; fields: string[]; signs: boolean }[]> {
    const parsers = await this.#parts.control.inTenant(tenant, listParsers);
    return parsers.map(({ id, name, definition }) => ({
      name: formatOfParser(id),
      title: name,
      fields: customFields(definition),
      signs: false,
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

  async create(actor: Actor, given: ParserGiven): Promise<Parser> {
    const { control, clock } = this.#parts;
    const time = clock();
    const id = randomUUID();
    this.#refuseFailing(given);
    await this.#namedOnce(given.name, () =>
      control.inTenant(actor.tenant, async (tx) => {
        if (!(await addParser(tx, { tenant: actor.tenant, id, time, by: actor.user }, given)))
          throw new ApiFailure('LIMIT_REACHED', { limit: MOST_PARSERS });
        const details = { name: given.name, tests: given.tests.length };
        await writeAudit(tx, { ...entryBy(actor, time), object: id, details });
      }),
    );
    return this.#listed(actor.tenant, id);
  }

  async change(actor: Actor, id: string, given: ParserGiven): Promise<Parser> {
    const { control, clock } = this.#parts;
    const time = clock();
    this.#refuseFailing(given);
    await this.#namedOnce(given.name, () =>
      control.inTenant(actor.tenant, async (tx) => {
        const before = await findParser(tx, id);
        const change = { tenant: actor.tenant, id, time, by: actor.user };
        if (before === undefined || !(await changeParser(tx, change, given)))
          throw new ApiFailure('NOT_FOUND');
        const changes = changesBetween(
          { name: before.name, definition: JSON.stringify(before.definition), tests: before.tests.length },
          { name: given.name, definition: JSON.stringify(given.definition), tests: given.tests.length },
        );
        await writeAudit(tx, {
          ...entryBy(actor, time),
          object: id,
          details: { name: before.name },
          changes,
        });
      }),
    );
    return this.#listed(actor.tenant, id);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { control, clock } = this.#parts;
    await control.inTenant(actor.tenant, async (tx) => {
      const found = await findParser(tx, id);
      if (found === undefined) throw new ApiFailure('NOT_FOUND');
      if ((await sourcesByFormat(tx)).has(formatOfParser(id))) throw new ApiFailure('CONFLICT');
      await removeParser(tx, actor.tenant, id);
      await writeAudit(tx, { ...entryBy(actor, clock()), object: id, details: { name: found.name } });
    });
  }

  /** What a parser makes of a few short lines: no pattern of a person runs here, so that it takes as long as they are. */
  preview({
    definition,
    tests,
    lines,
    timezone,
  }: {
    definition: CustomParser;
    tests: readonly ParserTest[];
    lines: readonly string[];
    timezone: string;
  }): ParserPreview {
    if (!this.#parts.hasTimezone(timezone))
      throw new ApiFailure('UNPROCESSABLE', {
        field: 'timezone',
        problem: `there is no time zone called ${timezone}; write one like Europe/Berlin`,
      });
    return {
      ...readSamples(definition, lines, { timezone, now: this.#parts.clock() }),
      tests: runParserTests(definition, tests, this.#testClock()),
      suggestion: suggestParser(lines) ?? null,
    };
  }

  /** Tests are read in UTC, whatever zone the sources have that are read by the parser. */
  #testClock(): { timezone: string; now: number } {
    return { timezone: 'UTC', now: this.#parts.clock() };
  }

  #refuseFailing({ definition, tests }: ParserGiven): void {
    const failing = runParserTests(definition, tests, this.#testClock()).findIndex(
      (differences) => differences.length > 0,
    );
    if (failing >= 0)
      throw new ApiFailure('UNPROCESSABLE', {
        field: 'tests',
        problem: `test ${failing + 1} does not give the event that it should`,
      });
  }

  async #listed(tenant: string, id: string): Promise<Parser> {
    const found = (await this.list(tenant)).parsers.find((one) => one.id === id);
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return found;
  }

  async #namedOnce(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (isDuplicate(error)) throw new ApiFailure('NAME_TAKEN', { kind: 'parser', name }, { cause: error });
      throw error;
    }
  }
}

function parserAnswer({ id, name, tests, modified_on }: StoredParser, sources: number): Parser {
  return {
    id,
    name,
    format: formatOfParser(id),
    sources,
    tests: tests.length,
    modified_on: new Date(modified_on).toISOString(),
  };
}
