import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { type ClickHouseClient, ClickHouseError, createClient, TupleParam } from '@clickhouse/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, asking } from './ask.ts';
import { type EventEngine, startEventEngine } from './start.ts';

let folder: string;
let engine: EventEngine;
let client: ClickHouseClient;
let ask: Ask;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "engine o'"));
  engine = await startEventEngine({ folder });
  client = createClient({
    url: engine.url,
    username: engine.username,
    password: engine.password,
    request_timeout: 100_000,
    // 127: no logging, because the errors that tests provoke would fill the output.
    log: { level: 127 },
  });
  ask = asking(engine);
});

afterAll(async () => {
  await client?.close();
  ask?.close();
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function rows<T>(query: string, parameters: Record<string, unknown> = {}): Promise<T[]> {
  const answer = await client.query({
    query,
    query_params: parameters,
    format: 'JSONEachRow',
    clickhouse_settings: { output_format_json_quote_64bit_integers: 1 },
  });
  return await answer.json<T>();
}

/** Polls until the condition holds. A query that isn't killed would run for hours. */
async function until(comesTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await comesTrue())) {
    if (Date.now() > deadline) throw new Error('It did not come about.');
    await pause(20);
  }
}

/** Running queries, except its own. */
async function running(condition: string): Promise<number> {
  const own = randomUUID();
  return Number(
    await ask.text(
      `SELECT count() FROM system.processes WHERE Settings['log_comment'] != '${own}' AND (${condition})`,
      { query_id: own },
    ),
  );
}
const withId = (id: string) => `Settings['log_comment'] = '${id}'`;

/** Runs until killed, without printing anything before. */
const ENDLESS = 'SELECT sum(sipHash64(number)) FROM numbers(1000000000000)';

async function failure(work: Promise<unknown>): Promise<ClickHouseError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ClickHouseError)) throw new Error(`Not a ClickHouse error: ${error}`);
  return error;
}

describe('with the driver', () => {
  test('answers pings, with and without a query', async () => {
    expect(await client.ping()).toEqual({ success: true });
    expect(await client.ping({ select: true })).toEqual({ success: true });
  });

  test('defines, inserts and reads back every type whole', async () => {
    await client.command({
      query:
        'CREATE TABLE typed (id UInt64, i Int64, s String, a Array(String), m Map(String, String), t DateTime64(3)) ENGINE = MergeTree ORDER BY id',
    });
    const values = [
      {
        id: '18446744073709551615',
        i: '-9223372036854775808',
        s: 'o\'b"\\\n\t\r\0 ü 😀 \u2028',
        a: ["a'b", 'c,d', ']', ''],
        m: { 'k"': "v'" },
        t: '2026-11-21 10:00:00.123',
      },
      { id: '0', i: '0', s: '', a: [], m: {}, t: '1970-01-01 00:00:00.000' },
    ];
    const inserted = await client.insert({ table: 'typed', values, format: 'JSONEachRow' });
    expect(inserted.summary?.written_rows).toBe('2');
    expect(await rows('SELECT * FROM typed ORDER BY id DESC')).toEqual(values);
  });

  test('binds parameters of every kind as values, never as SQL', async () => {
    const texts = [
      "o'b",
      'a\\',
      "\\'; DROP TABLE typed; --",
      'line\nline\r\n\ttab',
      'ü 😀',
      '',
      "' OR 1=1",
      '{x:String}',
      '\\N',
    ];
    for (const text of texts)
      expect(await rows('SELECT {text:String} AS text', { text }), JSON.stringify(text)).toEqual([{ text }]);
    const list = await rows('SELECT {list:Array(String)} AS list', { list: texts });
    expect(list).toEqual([{ list: texts }]);
    expect(
      await rows(
        'SELECT {n:UInt64} AS n, {d:Float64} AS d, {b:Bool} AS b, {none:Nullable(String)} AS none, {pair:Tuple(UInt8, String)} AS pair, {ids:Array(UInt64)} AS ids, {name:Identifier} AS named FROM (SELECT 5 AS five)',
        {
          n: 18446744073709551615n,
          d: 0.5,
          b: true,
          none: null,
          pair: new TupleParam([1, "o'"]),
          ids: [1n, 2n],
          name: 'five',
        },
      ),
    ).toEqual([
      { n: '18446744073709551615', d: 0.5, b: true, none: null, pair: [1, "o'"], ids: ['1', '2'], named: 5 },
    ]);
    expect(await rows('SELECT count() AS n FROM typed')).toEqual([{ n: '2' }]);
  });

  test('takes lists of many thousand values', async () => {
    const list = Array.from({ length: 20_000 }, (_, index) => `service-${index}`);
    expect(await rows('SELECT length({list:Array(String)}) AS n', { list })).toEqual([{ n: '20000' }]);
  });

  test('a parameter of one request is unknown to the next', async () => {
    await rows('SELECT {left:String} AS x', { left: 'secret' });
    for (let turn = 0; turn < 20; turn++)
      expect((await failure(client.query({ query: 'SELECT {left:String}' }))).code).toBe('456');
  });

  test("a setting of one request doesn't affect the next", async () => {
    for (let turn = 0; turn < 20; turn++) {
      const answer = await client.query({
        query: "SELECT getSetting('max_result_rows') AS n",
        format: 'JSONEachRow',
        clickhouse_settings: turn % 2 === 0 ? { max_result_rows: '5' } : {},
      });
      expect(await answer.json()).toEqual([{ n: turn % 2 === 0 ? 5 : 0 }]);
    }
  });

  test("reports errors with ClickHouse's codes and names", async () => {
    const unknown = await failure(client.query({ query: 'SELECT nope FROM typed' }));
    expect([unknown.code, unknown.type]).toEqual(['47', 'UNKNOWN_IDENTIFIER']);
    expect(unknown.message).toContain('nope');
    const table = await failure(
      client.insert({ table: 'absent', values: [{ a: 1 }], format: 'JSONEachRow' }),
    );
    expect([table.code, table.type]).toEqual(['60', 'UNKNOWN_TABLE']);
    const setting = await failure(
      client.query({ query: 'SELECT 1', clickhouse_settings: { nonsense: '1' } as Record<string, string> }),
    );
    expect([setting.code, setting.type]).toEqual(['115', 'UNKNOWN_SETTING']);
    const twice = await failure(client.query({ query: 'SELECT 1; SELECT 2' }));
    expect([twice.code, twice.type]).toEqual(['62', 'SYNTAX_ERROR']);
  });

  test('streams a long response completely and in order', async () => {
    const answer = await client.query({
      query: 'SELECT number AS n, toString(number) AS text FROM numbers(500000)',
      format: 'JSONCompactEachRow',
    });
    let next = 0;
    for await (const some of answer.stream<[number, string]>())
      for (const row of some) {
        const [n, text] = row.json();
        if (n !== next || text !== String(next)) throw new Error(`Row ${next} is ${n}.`);
        next += 1;
      }
    expect(next).toBe(500_000);
  });

  test('an error after the response has begun reaches the reader', async () => {
    const answer = await client.query({
      query: 'SELECT number AS n, throwIf(number = 3000000) FROM numbers(5000000)',
      format: 'JSONEachRow',
    });
    let read = 0;
    const error = await failure(
      (async () => {
        for await (const some of answer.stream()) read += some.length;
      })(),
    );
    expect(error.type).toBe('FUNCTION_THROW_IF_VALUE_IS_NON_ZERO');
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(3_000_000);
  });

  test.each([
    ['gzip', { request: true, response: true }],
    ['zstd', { request: { codec: 'zstd' as const }, response: false }],
  ])('compresses with %s', async (_name, compression) => {
    const compressing = createClient({
      url: engine.url,
      username: engine.username,
      password: engine.password,
      compression,
      log: { level: 127 },
    });
    await compressing.command({ query: 'CREATE TABLE IF NOT EXISTS zipped (n UInt32) ENGINE = Memory' });
    await compressing.command({ query: 'TRUNCATE TABLE zipped' });
    await compressing.insert({
      table: 'zipped',
      values: Array.from({ length: 50_000 }, (_, n) => ({ n })),
      format: 'JSONEachRow',
    });
    const answer = await compressing.query({
      query: 'SELECT n FROM zipped ORDER BY n',
      format: 'JSONEachRow',
    });
    const read = await answer.json<{ n: number }>();
    expect([read.length, read[0]?.n, read.at(-1)?.n]).toEqual([50_000, 0, 49_999]);
    await compressing.close();
  });

  test('parameters sent as a form are parameters', async () => {
    const answer = await client.query({
      query: 'SELECT {text:String} AS text',
      query_params: { text: "o'b\n" },
      format: 'JSONEachRow',
      use_multipart_params: true,
    });
    expect(await answer.json()).toEqual([{ text: "o'b\n" }]);
  });

  test('an aborted query is removed from the engine', async () => {
    const id = randomUUID();
    const gone = new AbortController();
    const work = client.query({ query: ENDLESS, query_id: id, abort_signal: gone.signal });
    work.catch(() => undefined);
    await until(async () => (await running(withId(id))) === 1);
    gone.abort();
    await expect(work).rejects.toThrow();
    await until(async () => (await running(withId(id))) === 0);
  });

  test('a reader that stops midway cancels its query', async () => {
    const id = randomUUID();
    const answer = await client.query({
      query: 'SELECT number FROM numbers(1000000000000)',
      format: 'JSONEachRow',
      query_id: id,
    });
    for await (const some of answer.stream()) if (some.length > 0) break;
    answer.close();
    await until(async () => (await running(withId(id))) === 0);
  });
});

describe('over plain HTTP', () => {
  test('takes a statement from the URL, the body, or both', async () => {
    expect(await ask.text('SELECT 1')).toBe('1');
    expect(await ask.text('', { query: 'SELECT 2' })).toBe('2');
    expect(await ask.text('+ 2', { query: 'SELECT 1' })).toBe('3');
    expect(await ask.text('SELECT 1 AS a', { default_format: 'JSONEachRow' })).toBe('{"a":1}');
    expect(await ask.text('SELECT currentDatabase()')).toBe('casbah');
    expect(await ask.text('SELECT currentDatabase()', { database: 'system' })).toBe('system');
  });

  test('reports the format, the query and its kind', async () => {
    const reply = await ask('SELECT 1 FORMAT JSON', { query_id: 'mine' });
    expect(reply.headers).toMatchObject({
      'x-clickhouse-format': 'JSON',
      'x-clickhouse-query-id': 'mine',
      'x-clickhouse-timezone': 'UTC',
      'content-type': 'application/json; charset=UTF-8',
    });
    const failed = await ask('SELECT nope');
    expect([failed.status, failed.headers['x-clickhouse-exception-code']]).toEqual([404, '47']);
    expect(failed.text).toMatch(/^Code: 47\. DB::Exception: .*\(UNKNOWN_IDENTIFIER\)$/s);
  });

  test('a GET reads, and changes nothing', async () => {
    const get = (query: string) =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        const headers = { 'X-ClickHouse-User': engine.username, 'X-ClickHouse-Key': engine.password };
        request(`${engine.url}/?${new URLSearchParams({ query })}`, { headers }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (some: string) => {
            text += some;
          });
          response.on('end', () => resolve([response.statusCode, text]));
        })
          .on('error', reject)
          .end();
      });
    expect(await get('SELECT 5')).toEqual([200, '5\n']);
    const [status, text] = await get('CREATE TABLE never (a UInt8) ENGINE = Memory');
    expect(status).toBe(500);
    expect(text).toContain('READONLY');
  });

  test.each([
    'Native',
    'RowBinary',
    'Parquet',
    'ArrowStream',
    'JSONEachRow',
    'CSVWithNames',
    'TabSeparated',
    'Values',
  ])('takes rows as %s, with the statement in the address or in the body', async (format) => {
    const table = `rows_${format}`;
    await ask.text(`CREATE TABLE ${table} (n UInt64, s String) ENGINE = MergeTree ORDER BY n`);
    // Contains every byte value, and empty lines.
    const body = await ask(
      `SELECT number AS n, concat(char(number % 256), '\\n\\n', toString(number)) AS s FROM numbers(1000) FORMAT ${format}`,
    );
    const first = await ask(body.body, { query: `INSERT INTO ${table} FORMAT ${format}` });
    expect(first.text).toBe('');
    expect(JSON.parse(String(first.headers['x-clickhouse-summary']))).toMatchObject({ written_rows: '1000' });
    await ask.text(
      Buffer.concat([
        Buffer.from(`INSERT INTO ${table} (n, s) SETTINGS max_threads = 1 FORMAT ${format}\n`),
        body.body,
      ]),
    );
    const sums = `count(), sum(n), sum(cityHash64(s))`;
    expect(await ask.text(`SELECT ${sums} FROM ${table}`)).toBe(
      await ask.text(
        `SELECT ${sums} FROM (SELECT number % 1000 AS n, concat(char(n % 256), '\\n\\n', toString(n)) AS s FROM numbers(2000))`,
      ),
    );
  });

  test('an insert without rows stores none', async () => {
    await ask.text('CREATE TABLE empty (n UInt64) ENGINE = Memory');
    await ask.text('', { query: 'INSERT INTO empty FORMAT JSONEachRow' });
    await ask.text('INSERT INTO empty SELECT 1 WHERE 0');
    expect(await ask.text('SELECT count() FROM empty')).toBe('0');
  });

  test('an interrupted INSERT stores nothing', async () => {
    await ask.text('CREATE TABLE broken (n UInt64) ENGINE = MergeTree ORDER BY n');
    const lines = Array.from({ length: 20_000 }, (_, n) => `{"n":${n}}\n`).join('');
    await new Promise<void>((resolve) => {
      const cut = request(`${engine.url}/?query=INSERT%20INTO%20broken%20FORMAT%20JSONEachRow`, {
        method: 'POST',
        headers: {
          'X-ClickHouse-User': engine.username,
          'X-ClickHouse-Key': engine.password,
          'Content-Length': lines.length + 100,
        },
      });
      cut.on('error', () => undefined);
      cut.on('close', () => resolve());
      cut.write(lines, () => setTimeout(() => cut.destroy(), 100));
    });
    const zipped = gzipSync(lines);
    const cut = await ask(
      zipped.subarray(0, zipped.length - 20),
      { query: 'INSERT INTO broken FORMAT JSONEachRow' },
      { 'Content-Encoding': 'gzip' },
    );
    expect(cut.headers['x-clickhouse-exception-code']).toBe('271');
    expect(await ask.text('SELECT count() FROM broken')).toBe('0');
    // The same rows, complete.
    await ask(zipped, { query: 'INSERT INTO broken FORMAT JSONEachRow' }, { 'Content-Encoding': 'gzip' });
    expect(await ask.text('SELECT count() FROM broken')).toBe('20000');
  });

  test('accepts and returns compressed rows', async () => {
    await ask.text('CREATE TABLE small (n UInt64) ENGINE = Memory');
    await ask(
      zstdCompressSync('1\n2\n'),
      { query: 'INSERT INTO small FORMAT TSV' },
      { 'Content-Encoding': 'zstd' },
    );
    const plain = await ask('SELECT * FROM small', {}, { 'Accept-Encoding': 'gzip' });
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, '1\n2']);
    const zipped = await ask(
      'SELECT * FROM small',
      { enable_http_compression: '1' },
      { 'Accept-Encoding': 'gzip' },
    );
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe('1\n2\n');
  });

  test('a buffered response reports its error by status', async () => {
    const query = 'SELECT throwIf(number = 3000000) FROM numbers(5000000)';
    expect((await ask(query)).status).toBe(200);
    const whole = await ask(query, { wait_end_of_query: '1' });
    expect([whole.status, whole.headers['x-clickhouse-exception-code']]).toEqual([500, '395']);
  });

  test('an unknown format is an error, wherever it is named', async () => {
    for (const [sql, options] of [
      ['SELECT 1 FORMAT Nope', {}],
      ['SELECT 1', { default_format: 'Nope' }],
      ['KILL QUERY WHERE 0', { default_format: 'Nope' }],
    ] as const)
      expect((await ask(sql, options)).headers['x-clickhouse-exception-code']).toBe('73');
    expect(await ask.text('SELECT 1 FORMAT jsoneachrow')).toBe('{"1":1}');
  });

  test("definitions and EXPLAIN return ClickHouse's output", async () => {
    await ask.text('CREATE TABLE told (n UInt64) ENGINE = MergeTree ORDER BY n');
    await ask.text('INSERT INTO told VALUES (1)');
    expect(await ask.text('EXPLAIN AST SELECT 1')).toContain('SelectQuery');
    expect(await ask.text('EXPLAIN SELECT n FROM told FORMAT JSONEachRow')).toContain('{"explain":');
    expect(await ask.text('SHOW CREATE TABLE told')).toContain('MergeTree');
    expect(await ask.text('EXISTS TABLE told')).toBe('1');
    expect(await ask.text('DESCRIBE TABLE told')).toContain('UInt64');
    expect(await ask.text('CHECK TABLE told')).toContain('all_1_1_0');
  });

  test("two queries with the same ID don't run concurrently", async () => {
    const id = randomUUID();
    const first = ask(ENDLESS, { query_id: id });
    await until(async () => (await running(withId(id))) === 1);
    expect((await ask('SELECT 1', { query_id: id })).headers['x-clickhouse-exception-code']).toBe('216');
    await ask.text(`KILL QUERY WHERE ${withId(id)} ASYNC`);
    expect((await first).headers['x-clickhouse-exception-code']).toBe('394');
    expect((await ask('SELECT 1', { query_id: id })).status).toBe(200);
  });

  test("short queries don't wait for long background ones", async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const background = ids.map((id) =>
      ask(ENDLESS, { query_id: id, workload: 'background', max_threads: '1' }),
    );
    // Two run at once; when one ends, the next starts.
    const condition = "Settings['workload'] = 'background'";
    for (const [index, id] of ids.entries()) {
      const together = Math.min(2, ids.length - index);
      await until(async () => (await running(condition)) === together && (await running(withId(id))) === 1);
      expect(await ask.text('SELECT 1')).toBe('1');
      await ask.text(`KILL QUERY WHERE ${withId(id)} ASYNC`);
      expect((await background[index])?.headers['x-clickhouse-exception-code']).toBe('394');
    }
  });

  test('stalled readers leave room for short queries', async () => {
    const endless = 'SELECT number FROM numbers(1000000000000) FORMAT JSONEachRow';
    const condition = "query LIKE '%SELECT number FROM numbers(1000000000000)%'";
    // One fewer than can read and stream at once.
    const stalled = Array.from({ length: 9 }, () => {
      const sent = request(engine.url, {
        method: 'POST',
        headers: { 'X-ClickHouse-User': engine.username, 'X-ClickHouse-Key': engine.password },
      });
      // The response begins, and no one reads it.
      sent.on('response', (response) => response.pause());
      sent.on('error', () => undefined);
      sent.end(endless);
      return sent;
    });
    await until(async () => (await running(condition)) === stalled.length);
    for (let turn = 0; turn < 10; turn++) expect(await ask.text('SELECT 1')).toBe('1');
    for (const sent of stalled) sent.destroy();
    await until(async () => (await running(condition)) === 0);
  });
});

describe('access control', () => {
  test('nothing works without the password, except a ping', async () => {
    const other = asking({ ...engine, url: engine.url, username: engine.username, password: 'wrong' });
    const wrong = await other('SELECT 1');
    expect([wrong.status, wrong.headers['x-clickhouse-exception-code']]).toEqual([403, '516']);
    expect(wrong.text).toMatch(/^Code: 516\. DB::Exception: .*\(AUTHENTICATION_FAILED\)$/);
    other.close();
    const stranger = asking({ url: engine.url, username: 'default', password: engine.password });
    expect((await stranger('SELECT 1')).status).toBe(403);
    stranger.close();
    const wrongClient = createClient({
      url: engine.url,
      username: 'casbah',
      password: '',
      log: { level: 127 },
    });
    expect((await failure(wrongClient.query({ query: 'SELECT 1' }))).code).toBe('516');
    await wrongClient.close();
    expect((await fetch(`${engine.url}/ping`)).status).toBe(200);
    expect((await fetch(`${engine.url}/?query=SELECT%201`)).status).toBe(403);
  });

  test.each([
    ['a file', "SELECT * FROM file('/etc/hostname', 'LineAsString')"],
    ['a file, by the function', "SELECT file('/etc/hostname')"],
    ['a file, as a table of the file database', 'SELECT * FROM default.`/etc/hostname`'],
    ['a file, as a table', "CREATE TABLE f (a String) ENGINE = File(TSV, '/etc/hostname')"],
    ['a file, as output', "SELECT 1 INTO OUTFILE '/tmp/engine-must-not-exist'"],
    ['a file, as rows', "INSERT INTO typed FROM INFILE '/etc/hostname' FORMAT TSV"],
    [
      'a file, as a dictionary',
      "CREATE DICTIONARY d (a UInt64, b String) PRIMARY KEY a SOURCE(FILE(path '/etc/hostname' format 'TSV')) LAYOUT(FLAT()) LIFETIME(0)",
    ],
    [
      'a program, as a dictionary',
      "CREATE DICTIONARY d (a UInt64, b String) PRIMARY KEY a SOURCE(EXECUTABLE(command 'id' format 'TSV')) LAYOUT(FLAT()) LIFETIME(0)",
    ],
    ['the end of the database', 'DROP DATABASE casbah'],
    ['an address', "SELECT * FROM url('http://127.0.0.1:1/', 'LineAsString')"],
    ['a bucket', "SELECT * FROM s3('http://127.0.0.1:1/bucket/key', 'a', 'b', 'LineAsString')"],
    ['another server', "SELECT * FROM remote('127.0.0.1', 'system.one')"],
    ['another database', 'CREATE DATABASE other'],
    ['a user', 'CREATE USER other'],
    ['a program', "SELECT * FROM executable('x', 'TSV', 'a String')"],
    ['the end of the engine', 'SYSTEM SHUTDOWN'],
    ['a backup', "BACKUP DATABASE casbah TO File('/tmp/engine-must-not-exist')"],
    [
      'a disk',
      "CREATE TABLE f (a String) ENGINE = MergeTree ORDER BY a SETTINGS disk = disk(type = local, path = '/tmp/engine-must-not-exist/')",
    ],
  ])('%s', async (_what, sql) => {
    const reply = await ask(sql);
    expect(reply.status, reply.text).toBeGreaterThanOrEqual(400);
  });
});
