import type { Heartbeat } from '@casbah/contract/agents';
import { address } from '@casbah/contract/client';
import { AGENT_TIMEOUT_MS } from '@casbah/domain/agent';
import { CHUNK_HEADER } from '@casbah/domain/collection';
import { USERS_HEADER, type UserForm } from '@casbah/domain/user-token';
import { z } from 'zod';
import type { Sent } from './collector.ts';
import { SettingsError } from './settings-error.ts';

/** Generous, because agents often have slow connections. */
const PIECE_TIMEOUT_MS = 60_000;

export interface Destination {
  /** Casbah's origin, without a path. */
  server: string;
  /** The source's ID. */
  source: string;
  /** Called for each request, so a replaced token takes effect without a restart. */
  token(): Promise<string>;
  /** How lines identify people. */
  users: UserForm;
}

const pushed = z.object({ bytes: z.number() });
const refused = z.object({ message: z.string() });

/** Sends a gzipped chunk of log. Never rejects: returns failures as text for the person who runs the agent. */
export async function sendPiece(
  { server, source, token, users }: Destination,
  id: string,
  packed: Uint8Array<ArrayBuffer>,
): Promise<Sent> {
  const answer = await post(
    `${server}${address('POST /ingest/{source}', { params: { source } })}`,
    PIECE_TIMEOUT_MS,
    token,
    {
      headers: {
        'content-type': 'application/octet-stream',
        'content-encoding': 'gzip',
        [CHUNK_HEADER]: id,
        [USERS_HEADER]: users,
      },
      body: packed,
    },
  );
  if ('problem' in answer) return answer;
  const read = pushed.safeParse(answer.json);
  return read.success
    ? { bytes: read.data.bytes }
    : { problem: "The server's response isn't from Casbah. Check --server." };
}

/** Reports that the agent is alive. Returns the problem, if any. */
export async function sendHeartbeat(
  { server, source, token, users }: Destination,
  said: Omit<Heartbeat, 'users'>,
): Promise<{ isOutdated: boolean } | { problem: string }> {
  const url = `${server}${address('POST /ingest/{source}/heartbeat', { params: { source } })}`;
  const answer = await post(url, AGENT_TIMEOUT_MS, token, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...said, users }),
  });
  if ('problem' in answer) return answer;
  return { isOutdated: z.object({ is_outdated: z.literal(true) }).safeParse(answer.json).success };
}

async function post(
  url: string,
  timeout: number,
  token: () => Promise<string>,
  { headers, body }: { headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> },
): Promise<{ json: unknown } | { problem: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: { ...headers, authorization: `Bearer ${await token()}` },
      body,
    });
    const text = await response.text();
    const json = jsonOf(text);
    if (response.ok) return { json };
    const said = refused.safeParse(json);
    return {
      problem: `The server refused the request: ${said.success ? said.data.message : `status ${response.status}`}`,
    };
  } catch (error) {
    if (error instanceof SettingsError) return { problem: error.message };
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      problem: `Couldn't reach the server: ${cause instanceof Error ? cause.message : String(cause)}`,
    };
  }
}

/** Anything but JSON, such as a proxy's page, has no message. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a token may be sent there: never unencrypted over a network. */
export function isSafeServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname))
  );
}
