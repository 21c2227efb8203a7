import { randomUUID } from 'node:crypto';
import type {
  newResponseTemplate,
  ResponseTemplate,
  responseTemplateChange,
} from '@casbah/contract/responsetemplates';
import { cloneName } from '@casbah/domain/clone-name';
import { TEMPLATE_LIMITS } from '@casbah/domain/response-template/limits';
import { mapTexts, type TemplateMessages, tidyText } from '@casbah/domain/response-template/messages';
import { templateProblems } from '@casbah/domain/response-template/template';
import { settingsOf } from '@casbah/domain/tenant-config';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@casbah/messages/languages';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addResponseTemplate,
  changeResponseTemplate,
  findResponseTemplate,
  listResponseTemplates,
  type ResponseTemplateGiven,
  removeResponseTemplate,
} from '@casbah/stores/control/responsetemplates/response-templates';
import { listTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { holdTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findUser } from '@casbah/stores/control/users/users';
import type { z } from 'zod';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusableValues } from '../http/field-problem.ts';
import { defaultTemplate, defaultTemplates, typeOfDefault } from './default-templates.ts';
import { templateWords } from './template-words.ts';
import { givenOf, recorded, templateAnswer } from './wire.ts';

/** A copy is named again when another person took its name meanwhile. */
const MOST_NAMES_TRIED = 3;

interface ResponseTemplatesParts {
  control: ControlStore;
  clock: () => number;
}

/** Response templates: those of companies, which are stored, and the default ones, which are words in a language. */
export class ResponseTemplates {
  readonly #parts: ResponseTemplatesParts;

  constructor(parts: ResponseTemplatesParts) {
    this.#parts = parts;
  }

  /** The company's own by name, then the default ones by policy type. */
  async list(tenant: string, language: Language): Promise<ResponseTemplate[]> {
    const own = await this.#parts.control.inTenant(tenant, listResponseTemplates);
    return [...own.map(templateAnswer), ...(await defaultTemplates(language))];
  }

  async find(tenant: string, id: string, language: Language): Promise<ResponseTemplate> {
    const type = typeOfDefault(id);
    if (type !== undefined) return defaultTemplate(type, language);
    return templateAnswer(await this.#parts.control.inTenant(tenant, (tx) => foundIn(tx, id)));
  }

  /** Maximum characters of a company's browser messages. */
  async browserBodyLimit(tenant: string): Promise<number> {
    return this.#parts.control.inTenant(tenant, (tx) => browserBodyLimit(tx, tenant));
  }

  async create(actor: Actor, given: z.output<typeof newResponseTemplate>): Promise<ResponseTemplate> {
    return this.#add(actor, { ...givenOf(given), template: tidied(given.template) });
  }

  async change(
    actor: Actor,
    id: string,
    given: z.output<typeof responseTemplateChange>,
  ): Promise<ResponseTemplate> {
    const { tenant, user } = actor;
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        const before = await foundIn(tx, id);
        const next: ResponseTemplateGiven = {
          name: given.template_name ?? before.name,
          policy_type: given.policy_type ?? before.policy_type,
          description: given.description ?? before.description,
          enable_aggregation: given.enable_aggregation ?? before.enable_aggregation,
          status: given.status ?? before.status,
          template: given.template === undefined ? before.template : tidied(given.template),
        };
        await refuseInvalid(tx, tenant, next);
        await changeResponseTemplate(tx, { tenant, id, time, by: user }, next);
        record({
          event: 'response_template.changed',
          object: id,
          details: { name: before.name },
          changes: changesBetween(recorded(before), recorded(next)),
        });
        return templateAnswer(await foundIn(tx, id));
      },
      { ifDuplicate: nameTaken('response_template', given.template_name) },
    );
  }

  /** Copies a template; a default one in the given language, named like its policy type. */
  async clone(actor: Actor, id: string, language: Language): Promise<ResponseTemplate> {
    const original = await this.find(actor.tenant, id, language);
    const { template_name, policy_type, description, is_default } = original;
    const { enable_aggregation, status, template } = original;
    const base = is_default ? (await templateWords(language)).policyType(policy_type) : template_name;
    for (let attempt = 1; ; attempt += 1) {
      const others = await this.#parts.control.inTenant(actor.tenant, listResponseTemplates);
      const name = cloneName(
        base,
        others.map((one) => one.name),
      );
      try {
        return await this.#add(actor, {
          name,
          policy_type,
          description: is_default ? '' : description,
          enable_aggregation,
          status,
          template,
        });
      } catch (error) {
        const isTaken = error instanceof ApiFailure && error.code === 'NAME_TAKEN';
        if (!isTaken || attempt === MOST_NAMES_TRIED) throw error;
      }
    }
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await change(this.#parts, actor, async (tx, { record }) => {
      const { name } = await foundIn(tx, id);
      await removeResponseTemplate(tx, { tenant, id });
      record({ event: 'response_template.deleted', object: id, details: { name } });
    });
  }

  /** The language that a person chose for the console. */
  async languageOf({ tenant, user }: { tenant: string; user: string }): Promise<Language> {
    const found = await this.#parts.control.inTenant(tenant, (tx) => findUser(tx, user));
    const lang = found?.prefs.lang ?? '';
    return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  }

  async #add(actor: Actor, given: ResponseTemplateGiven): Promise<ResponseTemplate> {
    const { tenant, user } = actor;
    const id = randomUUID();
    return change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        // Locks the company, so that two new templates can't both be the last.
        await holdTenant(tx, tenant);
        const { templates: most } = TEMPLATE_LIMITS;
        if ((await listResponseTemplates(tx)).length >= most)
          throw new ApiFailure('LIMIT_REACHED', { limit: most });
        await refuseInvalid(tx, tenant, given);
        await addResponseTemplate(tx, { tenant, id, time, by: user }, given);
        record({
          event: 'response_template.created',
          object: id,
          details: { name: given.name },
          changes: changesBetween({}, recorded(given)),
        });
        return templateAnswer(await foundIn(tx, id));
      },
      { ifDuplicate: nameTaken('response_template', given.name) },
    );
  }
}

async function foundIn(tx: TenantTx, id: string) {
  const found = await findResponseTemplate(tx, id);
  if (found === undefined) throw new ApiFailure('NOT_FOUND');
  return found;
}

async function browserBodyLimit(tx: TenantTx, tenant: string): Promise<number> {
  const settings = settingsOf(await listTenantConfig(tx, { tenant, app: 'protect' }));
  return settings.value('protect', 'browser_message_length');
}

const tidied = (template: TemplateMessages): TemplateMessages => mapTexts(template, tidyText);

/** Refuses a template for everything that is wrong with it. */
async function refuseInvalid(
  tx: TenantTx,
  tenant: string,
  { policy_type, enable_aggregation, template }: ResponseTemplateGiven,
): Promise<void> {
  const problems = templateProblems(
    { policyType: policy_type, aggregates: enable_aggregation, messages: template },
    { browserBody: await browserBodyLimit(tx, tenant) },
  );
  const [first, ...others] = problems.map(({ path, code, values }) => ({
    path: path === undefined ? 'template' : `template.${path}`,
    key: `problem.template.${code}` as const,
    values: { ...values },
  }));
  if (first !== undefined) throw unusableValues([first, ...others]);
}
