import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ApiError, address, errorOf } from '@casbah/contract/client';
import { type Connection, ConnectionError, signIn } from './connection.ts';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah query [FILTER]

Queries a running Casbah with a filter expression, for example:
  casbah query 'risk = high and uploaded > 100MB' --list services
  casbah query 'user = "o.haddad" and host contains wetransfer' --limit 20
  casbah query 'activity = share and exposure = public' --list activities

  --list NAME       events, activities, services, users, destinations, sites or threats (default: events)
  --from TIME       start, ISO 8601 (default: the last month that has data; for activities, the last week)
  --to TIME         end, ISO 8601
  --limit N         maximum number of rows (default: 1000)
  --sort=COLUMN     a column of the list; prefix it with '-' for descending order: --sort=-bytes_up.
                    Activities sort by time only: --sort=time lists the oldest first
  --server URL      where Casbah runs (default: CASBAH_URL or http://127.0.0.1:8080)
  --email ADDRESS   your email (default: CASBAH_EMAIL); the password comes from CASBAH_PASSWORD

Prints one JSON object per row. Exit codes: 0 rows found, 1 none, 2 wrong usage or filter, 3 no server or refused.
`;

const LISTS = ['events', 'activities', 'services', 'users', 'destinations', 'sites', 'threats'] as const;
type List = (typeof LISTS)[number];

function isList(name: string): name is List {
  return LISTS.some((list) => list === name);
}

interface Question {
  filter?: string;
  from?: string;
  to?: string;
  limit: number;
  sort?: string;
}

async function* rowsOf(
  connection: Connection,
  list: Exclude<List, 'events' | 'activities' | 'threats'>,
  question: Question,
): AsyncGenerator<string> {
  let offset = 0;
  let left = question.limit;
  while (left > 0) {
    const query = { ...question, limit: Math.min(left, 1000), offset };
    const { rows } = await connection.client.call(`GET /audit/${list}`, { query });
    for (const row of rows) yield `${JSON.stringify(row)}\n`;
    if (rows.length < query.limit) return;
    offset += rows.length;
    left -= rows.length;
  }
}

async function* threatsOf(
  { client }: Connection,
  { sort: _, ...question }: Question,
): AsyncGenerator<string> {
  let left = question.limit;
  let cursor: string | undefined;
  do {
    const query = { ...question, limit: Math.min(left, 1000), ...(cursor === undefined ? {} : { cursor }) };
    const { threats, next } = await client.call('GET /audit/threats', { query });
    for (const threat of threats) yield `${JSON.stringify(threat)}\n`;
    left -= threats.length;
    cursor = next ?? undefined;
  } while (cursor !== undefined && left > 0);
}

async function* activitiesOf(
  { client }: Connection,
  { sort, ...question }: Question,
): AsyncGenerator<string> {
  const order = sort?.startsWith('-') === false ? 'oldest' : 'newest';
  let left = question.limit;
  let after: string | undefined;
  do {
    const query = {
      ...question,
      order,
      limit: Math.min(left, 1000),
      ...(after === undefined ? {} : { after }),
    } as const;
    const { rows, next } = await client.call('GET /investigate/activities', { query });
    for (const row of rows) yield `${JSON.stringify(row)}\n`;
    left -= rows.length;
    after = next ?? undefined;
  } while (after !== undefined && left > 0);
}

async function* eventsOf(connection: Connection, { sort: _, ...question }: Question): AsyncGenerator<string> {
  const response = await connection.fetch(
    `${connection.origin}${address('GET /audit/events', { query: question })}`,
  );
  if (!response.ok) throw await errorOf(response);
  if (response.body !== null) yield* response.body.pipeThrough(new TextDecoderStream());
}

function textOf(connection: Connection, list: List, question: Question): AsyncGenerator<string> {
  switch (list) {
    case 'events':
      return eventsOf(connection, question);
    case 'activities':
      return activitiesOf(connection, question);
    case 'threats':
      return threatsOf(connection, question);
    default:
      return rowsOf(connection, list, question);
  }
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      list: { type: 'string', default: 'events' },
      from: { type: 'string' },
      to: { type: 'string' },
      limit: { type: 'string', default: '1000' },
      sort: { type: 'string' },
      server: { type: 'string', default: process.env.CASBAH_URL ?? 'http://127.0.0.1:8080' },
      email: { type: 'string' },
    },
  });
}

async function run(args: string[], io: Streams): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    io.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const limit = Number(values.limit);
  if (positionals.length > 1 || !isList(values.list) || !Number.isInteger(limit) || limit < 1) {
    io.stderr.write(
      `Enter one filter in quotes; --list is one of ${LISTS.join(', ')}, and --limit a whole number.\n\n${HELP}`,
    );
    return 2;
  }
  const question: Question = {
    limit,
    ...(positionals[0] === undefined ? {} : { filter: positionals[0] }),
    ...(values.from === undefined ? {} : { from: values.from }),
    ...(values.to === undefined ? {} : { to: values.to }),
    ...(values.sort === undefined ? {} : { sort: values.sort }),
  };
  try {
    const email = values.email ?? process.env.CASBAH_EMAIL;
    const password = process.env.CASBAH_PASSWORD;
    const connection = await signIn(values.server, {
      ...(email === undefined ? {} : { email }),
      ...(password === undefined ? {} : { password }),
    });
    let found = false;
    for await (const text of textOf(connection, values.list, question)) {
      found = true;
      if (!io.stdout.write(text)) await once(io.stdout, 'drain');
    }
    return found ? 0 : 1;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 422)) {
      const position = error.answer?.details?.position;
      io.stderr.write(`${error.message}\n`);
      if (typeof position === 'number')
        io.stderr.write(`  ${positionals[0] ?? ''}\n  ${' '.repeat(position)}^\n`);
      return 2;
    }
    if (error instanceof ConnectionError || error instanceof ApiError) {
      io.stderr.write(
        `${error.message}${error instanceof ApiError && error.status === 0 ? ` at ${values.server}. Is Casbah running?` : ''}\n`,
      );
      return 3;
    }
    throw error;
  }
}

export const verb: Verb = {
  name: 'query',
  summary: 'Query a running Casbah with a filter expression',
  help: HELP,
  run,
};
