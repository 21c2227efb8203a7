import { CompiledQuery } from 'kysely';

const leads = new WeakSet<CompiledQuery>();

/**
 * Sets the role and tenant for one transaction; without a role, a superuser's connection would bypass
 * row-level security. Drivers send it with `begin` or the first statement, so no statement runs without it.
 */
export function transactionPreamble(role: 'casbah_app' | 'casbah_system', tenant: string): CompiledQuery {
  // Several statements are sent as one text without parameters, so names that could break out of their quotes
  // are refused.
  if (/['\\\0]/.test(tenant)) throw new RangeError('No tenant has such an id');
  const lead = CompiledQuery.raw(`set local role ${role}; set local casbah.tenant to '${tenant}'`);
  leads.add(lead);
  return lead;
}

export function isLead(query: CompiledQuery): boolean {
  return leads.has(query);
}

/** `begin` and the transaction preamble as one text. */
export const withBegin = (lead: string | undefined): string =>
  lead === undefined ? 'begin' : `begin; ${lead}`;
