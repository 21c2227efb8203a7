import type { Datasource, Load } from '@casbah/contract/datasources';
import { describe, expect, test } from 'vitest';
import { loadView, sourceView } from './state.ts';
import type { Upload } from './uploads.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;
const reason = (error: string) => error;

const load: Load = {
  id: 'l',
  datasource_id: 's',
  file_name: 'a.log',
  size: 1000,
  status: 16,
  bytes_received: 1000,
  progress: 1,
  lines: 100,
  events: 100,
  rejects: 0,
  signs: 0,
  users_by_address: 0,
  signs_left_out: false,
  formats: ['squid'],
  error: null,
  duplicate_of: null,
  first_event: null,
  last_event: null,
  created_on: '2026-11-21T08:00:00.000Z',
  finished_on: null,
};
const source: Datasource = {
  id: 's',
  name: 'Proxy',
  format: 'auto',
  timezone: 'UTC',
  status: 16,
  loads: 1,
  failed_loads: 0,
  events: 100,
  rejects: 0,
  role: 'traffic',
  hold_hours: 8,
  signs: 0,
  users_by_address: 0,
  first_event: null,
  last_event: null,
  created_on: '2026-11-21T08:00:00.000Z',
  activity: [],
};
const upload: Upload = {
  key: 1,
  datasourceId: 's',
  name: 'a.log',
  size: 1000,
  sent: 430,
  state: 'sending',
  error: undefined,
  loadId: 'l',
};
const viewOf = (part: Partial<Load>, sending?: Upload) =>
  loadView({ ...load, ...part }, sending, percent, reason);

describe('a file', () => {
  test('pending is 1: uploading, interrupted, or abandoned [SH-K002]', () => {
    expect(viewOf({ status: 1, bytes_received: 400 }, upload)).toEqual({
      tone: 'info',
      words: { id: 'datasources.state.uploading', values: { share: '43 %' } },
      progress: 0.43,
    });
    expect(viewOf({ status: 1, bytes_received: 400 }, { ...upload, state: 'interrupted' }).words.id).toBe(
      'datasources.state.interrupted',
    );
    expect(viewOf({ status: 1, bytes_received: 400 }).words).toEqual({
      id: 'datasources.state.stopped',
      values: { share: '40 %' },
    });
  });

  test('queued is 2 [SH-K003]', () => {
    expect(viewOf({ status: 2 }).words.id).toBe('datasources.state.queued');
  });

  test('processing is 4, with progress [SH-K004]', () => {
    expect(viewOf({ status: 4, progress: 0.62 })).toMatchObject({
      words: { id: 'datasources.state.processing', values: { share: '62 %' } },
      progress: 0.62,
    });
  });

  test('failed is 8, with the reason [SH-K005]', () => {
    expect(viewOf({ status: 8, error: 'truncated_archive' })).toMatchObject({
      tone: 'high',
      words: { values: { reason: 'truncated_archive' } },
    });
  });

  test('completed is 16: read, partly or fully rejected, or a duplicate [SH-K006]', () => {
    expect(viewOf({}).words.id).toBe('datasources.state.read');
    expect(viewOf({ events: 1_000_000, rejects: 3 })).toEqual({
      tone: 'low',
      words: { id: 'datasources.state.readAside', values: { count: 3 } },
    });
    expect(viewOf({ events: 90, rejects: 10 }).tone).toBe('medium');
    expect(viewOf({ events: 90, rejects: 10, signs: 90 }).tone).toBe('low');
    expect(viewOf({ events: 0, rejects: 10 }).words.id).toBe('datasources.state.allAside');
    expect(viewOf({ events: 0, duplicate_of: 'x' }).words.id).toBe('datasources.state.duplicate');
  });
});

describe('a source', () => {
  const view = (part: Partial<Datasource>, loads: Load[] = [], uploads: Upload[] = []) =>
    sourceView({ ...source, ...part }, loads, uploads, percent, reason);

  test('waits for a first file', () => {
    expect(view({ status: 1, loads: 0 }).words.id).toBe('datasources.state.waiting');
  });

  test("shows this browser's uploads first", () => {
    expect(view({ status: 16 }, [load], [upload, { ...upload, key: 2, sent: 0 }])).toMatchObject({
      words: { id: 'datasources.state.uploading' },
      progress: 0.215,
    });
    expect(view({}, [load], [{ ...upload, datasourceId: 'other' }]).words.id).toBe('datasources.state.read');
  });

  test('takes progress and error from the file that determines its state', () => {
    expect(view({ status: 4 }, [load, { ...load, status: 4, progress: 0.5 }]).progress).toBe(0.5);
    expect(view({ status: 8 }, [{ ...load, status: 8, error: 'no_space' }]).words.values).toEqual({
      reason: 'no_space',
    });
  });

  test('ignores a single failed file; shows what a reparse rejected', () => {
    const loads: Load[] = [{ ...load, status: 8, error: 'not_a_log' }, load];
    expect(view({ failed_loads: 1, rejects: 58, events: 100_000 }, loads)).toEqual({
      tone: 'low',
      words: { id: 'datasources.state.readAside', values: { count: 58 } },
    });
  });

  test('needs attention if every line was rejected', () => {
    expect(view({ events: 0, rejects: 214_020 })).toMatchObject({ tone: 'high' });
  });
});
