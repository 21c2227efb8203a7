import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { ApiError, errorOf } from '@casbah/contract/client';
import { type Load, load as loadSchema } from '@casbah/contract/datasources';
import { LOAD_STATUS, MAX_DATASOURCES } from '@casbah/domain/datasource';
import { isoTime } from '@casbah/domain/iso-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Casbah, COMPANY, Person } from '../casbah.ts';

const START = Date.UTC(2026, 9, 1) / 1000;

/** Squid lines; every tenth is invalid in every format. */
function squidLog(lines: number, host: string): string {
  let text = '';
  for (let line = 1; line <= lines; line++)
    text +=
      line % 10 === 0
        ? `line ${line} says nothing\n`
        : `${START + line}.000 5 10.0.0.1 TCP_MISS/200 ${line} GET http://${host}/${line} amy HIER_DIRECT/192.0.2.1 text/html\n`;
  return text;
}

async function failure(
  asked: Promise<unknown>,
): Promise<{ status: number; error: string | undefined; details: unknown }> {
  try {
    await asked;
  } catch (error) {
    if (error instanceof ApiError)
      return { status: error.status, error: error.answer?.error, details: error.answer?.details };
    throw error;
  }
  throw new Error('it was accepted');
}

/** What the answer to sent bytes says of the load. */
async function sent(answer: Promise<Response>): Promise<Load> {
  const response = await answer;
  if (!response.ok) throw await errorOf(response);
  return loadSchema.parse(await response.json());
}

export function describeDatasources(given: () => { casbah: Casbah; admin: Person }): void {
  describe('data sources', () => {
    let casbah: Casbah;
    let admin: Person;
    beforeAll(() => {
      ({ casbah, admin } = given());
    });

    let made = 0;
    /** A source of a test alone: to delete those of the tests before would take longer than most tests. */
    const newSource = (settings: { format?: string } = {}): Promise<string> => {
      made += 1;
      return admin.source(`Proxy ${made}`, settings);
    };
    const announce = (datasource: string, file_name: string, size: number): Promise<Load> =>
      admin.client.call('POST /admin/datasources/{id}/loads', {
        params: { id: datasource },
        body: { file_name, size },
      });
    const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

    test('traffic by address alone gets the people of whom another log says where they are', async () => {
      // No other test has traffic on it.
      const DAY = Date.UTC(2026, 9, 20) / 1000;
      const at = (hour: number) => isoTime((DAY + hour * 3600) * 1000).slice(0, 19);
      const logon = (hour: number, user: string, ip: string) =>
        `${JSON.stringify({
          EventTime: at(hour).replace('T', ' '),
          Hostname: 'DC1',
          EventID: 4624,
          LogonType: '3',
          SourceName: 'Microsoft-Windows-Security-Auditing',
          TargetUserName: user,
          IpAddress: ip,
        })}\n`;
      const lease = `{"EventTime":"${at(9).replace('T', ' ')}"}\n`;
      const squid = (hour: number, ip: string, user: string, host: string) =>
        `${DAY + hour * 3600}.000 5 ${ip} TCP_MISS/200 10 GET http://${host}/ ${user} HIER_DIRECT/192.0.2.1 text/html\n`;
      const { id: signs } = await admin.client.call('POST /admin/datasources', {
        body: { name: 'Domain controllers', role: 'who_is_where', hold_hours: 4 },
      });
      expect(
        await admin.upload(
          signs,
          'security.json',
          logon(8, 'nadia', '10.0.0.5') +
            lease +
            logon(8, 'PC-17$', '10.0.0.6') +
            logon(10, 'omar', '10.0.0.5'),
        ),
      ).toMatchObject({ status: 16, signs: 2, rejects: 2 });
      const traffic = await admin.source('Firewall');
      expect(
        await admin.upload(
          traffic,
          'access.log',
          squid(7.9, '10.0.0.5', '-', 'early.example') +
            squid(9, '10.0.0.5', '-', 'nine.example') +
            squid(9, '10.0.0.5', 'guest', 'named.example') +
            squid(10.5, '10.0.0.5', '-', 'ten.example') +
            squid(14.5, '10.0.0.5', '-', 'late.example') +
            squid(9, '10.0.0.6', '-', 'machine.example'),
        ),
      ).toMatchObject({ status: 16, events: 6, users_by_address: 2, signs_left_out: false });
      const query = {
        from: isoTime(DAY * 1000),
        to: isoTime((DAY + 86_400) * 1000),
      };
      const { rows } = await admin.client.call('GET /audit/users', { query });
      expect(rows.map(({ user, requests }) => [user, requests]).sort()).toEqual([
        ['guest', 1],
        // Someone of the directory, by the login that the domain controller knows.
        [COMPANY.email, 1],
        ['omar', 1],
      ]);
      const { datasources } = await admin.client.call('GET /admin/datasources', { query: {} });
      expect(datasources.filter(({ id }) => [signs, traffic].includes(id))).toMatchObject([
        { name: 'Domain controllers', role: 'who_is_where', hold_hours: 4, events: 0, signs: 2 },
        { name: 'Firewall', role: 'traffic', events: 6, signs: 0, users_by_address: 2 },
      ]);
      const changed = admin.client.call('PATCH /admin/datasources/{id}', {
        params: { id: traffic },
        body: { format: 'windows-security-xml' },
      });
      expect(await failure(changed)).toMatchObject({ error: 'UNPROCESSABLE', details: { field: 'role' } });
    });

    test('a file walks from pending 1 over queued 2 and processing 4 to completed 16 [SH-K002] [SH-K003] [SH-K004] [SH-K006]', async () => {
      const id = await newSource();
      expect((await admin.client.call('GET /admin/datasources/{id}', { params: { id } })).status).toBe(1);
      // Two files: while the first is read, the second waits.
      const first = bytesOf(squidLog(150_000, 'first.example'));
      const second = bytesOf(squidLog(10, 'second.example'));
      const loads = [
        await announce(id, 'first.log', first.length),
        await announce(id, 'second.log', second.length),
      ];
      expect(loads.map(({ status, bytes_received }) => [status, bytes_received])).toEqual([
        [1, 0],
        [1, 0],
      ]);
      const [big, small] = loads;
      if (big === undefined || small === undefined) throw new Error('not announced');
      expect((await sent(admin.send(big.id, 0, first))).status).toBe(2);
      const seen = new Set<number>();
      let isSecondSent = false;
      for (;;) {
        const { status, progress } = await admin.client.call('GET /admin/loads/{id}', {
          params: { id: big.id },
        });
        seen.add(status);
        expect(progress).toBeLessThanOrEqual(1);
        if (status === 4 && !isSecondSent) {
          isSecondSent = true;
          const answer = await sent(admin.send(small.id, 0, second));
          expect(answer).toMatchObject({ status: 2, bytes_received: second.length });
          expect((await admin.client.call('GET /admin/datasources/{id}', { params: { id } })).status).toBe(2);
        }
        if (status === 16) break;
        await sleep(5);
      }
      expect(seen).toContain(4);
      expect(await admin.untilRead(small.id)).toMatchObject({
        status: 16,
        lines: 10,
        events: 9,
        rejects: 1,
        progress: 1,
      });
      expect(await admin.client.call('GET /admin/datasources/{id}', { params: { id } })).toMatchObject({
        status: 16,
        loads: 2,
        events: 135_009,
        rejects: 15_001,
        first_event: isoTime((START + 1) * 1000),
      });
    });

    test('a file that is not a log fails with 8 and a reason [SH-K005]', async () => {
      const id = await newSource();
      expect(await admin.upload(id, 'photo.jpg', randomBytes(50_000))).toMatchObject({
        status: 8,
        error: 'not_a_log',
        events: 0,
      });
    });

    test('a source that waits for data is pending; one of which no file could be read is failed [SH-S018]', async () => {
      const id = await newSource();
      const status = async () =>
        (await admin.client.call('GET /admin/datasources/{id}', { params: { id } })).status;
      expect(await status()).toBe(LOAD_STATUS.pending);
      await admin.upload(id, 'photo.jpg', randomBytes(10_000));
      expect(await status()).toBe(LOAD_STATUS.failed);
      await admin.upload(id, 'a.log', squidLog(10, 'a.example'));
      expect(await status()).toBe(LOAD_STATUS.completed);
      await admin.upload(id, 'other.jpg', randomBytes(10_000));
      expect(await status()).toBe(LOAD_STATUS.completed);
      await announce(id, 'next.log', 10);
      expect(await status()).toBe(LOAD_STATUS.pending);
    });

    test.each([...'<>;{}[]*`~"'])('a name may not hold %s [PF-V053]', async (character) => {
      const asked = admin.client.call('POST /admin/datasources', { body: { name: `Proxy ${character}` } });
      expect(await failure(asked)).toMatchObject({ status: 400, error: 'BAD_REQUEST' });
    });

    test('a name may hold anything else, and is taken once', async () => {
      const name = "Proxy (Lyon) – Straße #1 & 'co'/x?=+,.:!@$%^_|\\";
      const id = await admin.source(name);
      expect(await failure(admin.source(name.replace('Proxy', 'PROXY')))).toMatchObject({
        error: 'NAME_TAKEN',
        details: { kind: 'data-source' },
      });
      await admin.source('Other');
      const rename = admin.client.call('PATCH /admin/datasources/{id}', {
        params: { id },
        body: { name: 'other' },
      });
      expect(await failure(rename)).toMatchObject({
        status: 409,
        error: 'NAME_TAKEN',
        details: { kind: 'data-source', name: 'other' },
      });
      expect(
        await admin.client.call('PATCH /admin/datasources/{id}', {
          params: { id },
          body: { name: 'Renamed', format: 'squid-native', timezone: 'Europe/Berlin' },
        }),
      ).toMatchObject({ id, name: 'Renamed', format: 'squid-native', timezone: 'Europe/Berlin' });
    });

    test('a format or time zone that nobody knows is refused', async () => {
      expect(await failure(admin.source('A', { format: 'morse' }))).toMatchObject({
        status: 422,
        details: { field: 'format' },
      });
      expect(await failure(admin.source('A', { timezone: 'Mars/Olympus' }))).toMatchObject({
        status: 422,
        details: { field: 'timezone' },
      });
    });

    test('there are 20 sources at most [SH-K026] [PF-K048]', async () => {
      const limitOf = async () => (await admin.client.call('GET /admin/datasources', { query: {} })).limit;
      const setLimit = (param_value: number) =>
        admin.client.call('POST /admin/config/update', {
          body: { app_name: 'datasources', param_name: 'max_datasources', param_value },
        });
      expect([await limitOf(), MAX_DATASOURCES]).toEqual([20, 20]);
      expect(await failure(setLimit(21))).toMatchObject({ status: 422 });
      // That the limit holds shows with a smaller one as well.
      const { datasources } = await admin.client.call('GET /admin/datasources', { query: {} });
      const limit = datasources.length + 1;
      await setLimit(limit);
      await newSource();
      expect(await failure(newSource())).toMatchObject({
        status: 409,
        error: 'DATASOURCE_LIMIT',
        details: { limit },
      });
      expect(await limitOf()).toBe(limit);
      await setLimit(20);
    });

    test('an upload resumes where it stopped; a wrong offset gets the right one', async () => {
      const id = await newSource();
      const bytes = bytesOf(squidLog(500, 'resume.example'));
      const load = await announce(id, 'a.log', bytes.length);
      const half = Math.floor(bytes.length / 2);
      expect(await sent(admin.send(load.id, 0, bytes.slice(0, half)))).toMatchObject({
        bytes_received: half,
        status: 1,
      });
      expect(await failure(sent(admin.send(load.id, half + 7, bytes.slice(half + 7))))).toEqual({
        status: 409,
        error: 'UPLOAD_OFFSET_WRONG',
        details: { expected: half, given: half + 7 },
      });
      const tooMuch = new Uint8Array([...bytes.slice(half), 10, 10]);
      expect(await failure(sent(admin.send(load.id, half, tooMuch)))).toMatchObject({
        status: 413,
        error: 'TOO_LARGE',
      });
      const { bytes_received: safe } = await admin.client.call('GET /admin/loads/{id}', {
        params: { id: load.id },
      });
      expect((await admin.send(load.id, safe, bytes.slice(safe))).status).toBe(200);
      expect(await admin.untilRead(load.id)).toMatchObject({ status: 16, lines: 500, events: 450 });
      const late = admin.send(load.id, bytes.length, new Uint8Array([10]));
      expect(await failure(sent(late))).toMatchObject({ status: 409, error: 'UPLOAD_FINISHED' });
    });

    test('a file larger than the disk or than allowed is refused before a byte is sent', async () => {
      const id = await newSource();
      expect(await failure(announce(id, 'huge.log', 60 * 1024 ** 3))).toMatchObject({
        status: 413,
        error: 'TOO_LARGE',
      });
      expect(await failure(announce(id, 'a.log', -1))).toMatchObject({ status: 400 });
    });

    test('the same file twice counts once, packed or under another name', async () => {
      const id = await newSource();
      const packed = gzipSync(squidLog(100, 'twice.example'));
      const first = await admin.upload(id, 'a.log.gz', packed);
      expect(first).toMatchObject({ status: 16, events: 90, duplicate_of: null, formats: ['squid-native'] });
      expect(await admin.upload(id, 'b.log.gz', packed)).toMatchObject({
        status: 16,
        events: 0,
        duplicate_of: first.id,
      });
      expect((await admin.client.call('GET /admin/datasources/{id}', { params: { id } })).events).toBe(90);
      const { loads, total } = await admin.client.call('GET /admin/datasources/{id}/loads', {
        params: { id },
        query: {},
      });
      expect([loads.map(({ file_name }) => file_name), total]).toEqual([['b.log.gz', 'a.log.gz'], 2]);
    });

    test('rejected lines are shown with reason and position, downloaded unchanged, and reparsed', async () => {
      const id = await newSource({ format: 'cisco-asa' });
      const text = squidLog(30, 'again.example');
      const load = await admin.upload(id, 'a.log', text);
      expect(load).toMatchObject({ status: 16, events: 0, rejects: 30 });
      const { total, reasons } = await admin.client.call('GET /admin/datasources/{id}/rejects', {
        params: { id },
        query: { samples: 2 },
      });
      expect(total).toBe(30);
      expect(reasons[0]?.samples[0]).toMatchObject({
        load_id: load.id,
        file_name: 'a.log',
        line: 1,
        offset: 0,
      });
      const download = await admin.fetch(`/admin/datasources/${id}/rejects/download`);
      expect(download.headers.get('content-disposition')).toContain('attachment');
      expect(await download.text()).toBe(text);

      await admin.client.call('PATCH /admin/datasources/{id}', { params: { id }, body: { format: 'auto' } });
      const again = await admin.client.call('POST /admin/datasources/{id}/rejects/parse_again', {
        params: { id },
      });
      expect(await admin.untilRead(again.id)).toMatchObject({ status: 16, events: 27, rejects: 3 });
      expect(await admin.client.call('GET /admin/datasources/{id}', { params: { id } })).toMatchObject({
        events: 27,
        rejects: 3,
      });
    });

    test('a deleted source is gone with its events and rejects, and its name is free', async () => {
      const eventsInAll = async () => (await admin.client.call('GET /audit/range', {})).events;
      const before = await eventsInAll();
      const id = await admin.source('Deleted');
      const load = await admin.upload(id, 'a.log', squidLog(100, 'deleted.example'));
      await admin.client.call('DELETE /admin/datasources/{id}', { params: { id } });
      expect(
        await failure(admin.client.call('GET /admin/datasources/{id}', { params: { id } })),
      ).toMatchObject({
        status: 404,
        error: 'NOT_FOUND',
      });
      expect(
        await failure(admin.client.call('GET /admin/loads/{id}', { params: { id: load.id } })),
      ).toMatchObject({ status: 404 });
      expect(await eventsInAll()).toBe(before);
      const again = await admin.source('Deleted');
      // Its file is no longer known, so the same bytes are read again.
      expect(await admin.upload(again, 'a.log', squidLog(100, 'deleted.example'))).toMatchObject({
        events: 90,
      });
    });

    test('only what failed can be tried again', async () => {
      const id = await newSource();
      const done = await admin.upload(id, 'a.log', squidLog(10, 'retry.example'));
      const retry = (load: Load) =>
        admin.client.call('POST /admin/loads/{id}/retry', { params: { id: load.id } });
      expect(await failure(retry(done))).toMatchObject({ status: 409, error: 'CONFLICT' });
      const failed = await admin.upload(id, 'photo.jpg', randomBytes(20_000));
      expect((await retry(failed)).status).toBe(2);
      expect(await admin.untilRead(failed.id)).toMatchObject({ status: 8, error: 'not_a_log' });
    });

    test('nobody gets in without a session or without the token of the page', async () => {
      const stranger = new Person(casbah);
      expect(await failure(stranger.client.call('GET /admin/datasources', { query: {} }))).toMatchObject({
        status: 401,
      });
      const id = await newSource();
      const forged = await fetch(`${casbah.origin}/admin/datasources/${id}`, { method: 'DELETE' });
      expect([401, 403]).toContain(forged.status);
    });

    test('the formats that are read are listed', async () => {
      const { formats } = await admin.client.call('GET /admin/formats', {});
      expect(formats.find(({ name }) => name === 'squid-native')).toMatchObject({
        title: expect.stringContaining('Squid'),
        fields: expect.arrayContaining(['time', 'user', 'src_ip', 'url', 'status']),
        activities: false,
      });
      expect(formats.find(({ name }) => name === 'aws-cloudtrail')).toMatchObject({ activities: true });
    });
  });
}
