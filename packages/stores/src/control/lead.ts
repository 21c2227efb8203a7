import { CompiledQuery } from 'kysely';

const leads = new WeakSet<CompiledQuery>();

/**
 * What a transaction begins with: the role it works as and the tenant whose rows it sees. Both end with the transaction. The
 * connection's own user may be a superuser, whom no policy holds. Drivers hold it back and send it with `begin`, at once with
 * or in front of the first statement: no statement of a transaction is answered where its lead wasn't.
 */
export function transactionPreamble(role: 'casbah_app' | 'casbah_system', tenant: string): CompiledQuery {
  // Without parameters, since several statements are sent as one text: names that could end their quotes are refused.
  if (/['\\\0]/.test(tenant)) throw new RangeError('No tenant has such an id');
  const lead = CompiledQuery.raw(`set local role ${role}; set local casbah.tenant to '${tenant}'`);
  leads.add(lead);
  return lead;
}

export function isLead(query: CompiledQuery): boolean {
  return leads.has(query);
}

/** How a transaction begins that sees one tenant, as one text. */
export const withBegin = (lead: string | undefined): string =>
  lead === undefined ? 'begin' : `begin; ${lead}`;
