import { Resolver } from 'node:dns/promises';
import { type DomainProblem, type DomainProof, proofPlaces } from '@casbah/domain/domain-proof';
import { type Outgoing, OutgoingFailed, OutgoingRefused } from '../http/outgoing.ts';

/** Returns the TXT records of a name, each as its chunks. Fails like `node:dns`. */
export type ResolveText = (name: string) => Promise<readonly (readonly string[])[]>;

/** DNS errors that mean no record, rather than an unreachable server. */
const NO_RECORD = new Set(['ENOTFOUND', 'ENODATA']);
const NO_FILE = new Set([404, 410]);
const MOST_LINES = 100;

/** Queries the system's DNS resolver, for up to ten seconds. */
export function systemResolver(): ResolveText {
  return (name) => new Resolver({ timeout: 5_000, tries: 2 }).resolveTxt(name);
}

/** Checks the proof that a company owns a domain. Returns the problem; `undefined` if the proof is found. */
export async function proofProblem(
  { domain, token, method }: { domain: string; token: string; method: DomainProof },
  { resolveText, outgoing }: { resolveText: ResolveText; outgoing: Outgoing },
): Promise<DomainProblem | undefined> {
  const places = proofPlaces(domain, token);
  switch (method) {
    case 'dns':
      return problemAmong(await recordsOf(places.record, resolveText), places.text);
    case 'file':
      return problemAmong(await linesOf(places.file, outgoing), places.text);
  }
}

/** What was found instead of the proof, or why nothing could be found. */
type Found = readonly string[] | 'missing' | 'unreachable';

function problemAmong(found: Found, wanted: string): DomainProblem | undefined {
  if (typeof found === 'string') return found;
  if (found.some((text) => text.trim() === wanted)) return undefined;
  return found.length === 0 ? 'missing' : 'different';
}

async function recordsOf(name: string, resolveText: ResolveText): Promise<Found> {
  try {
    return (await resolveText(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return typeof code === 'string' && NO_RECORD.has(code) ? 'missing' : 'unreachable';
  }
}

/** Reads only this exact URL, without redirects, which may lead to anyone's site. */
async function linesOf(address: string, outgoing: Outgoing): Promise<Found> {
  try {
    const response = await outgoing(address);
    if (NO_FILE.has(response.status)) return 'missing';
    if (response.status !== 200) return 'unreachable';
    return (await response.text())
      .split(/\r?\n/)
      .slice(0, MOST_LINES)
      .filter((line) => line.trim() !== '');
  } catch (error) {
    if (error instanceof OutgoingFailed || error instanceof OutgoingRefused) return 'unreachable';
    throw error;
  }
}
