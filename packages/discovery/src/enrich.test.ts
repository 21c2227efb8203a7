import { blankEvent, type Event } from '@casbah/domain/event';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from './catalogue/built-in.ts';
import { createEnricher } from './enrich.ts';

const enrich = createEnricher(loadCatalogue());

function enriched(fields: Partial<Event>): Event {
  const event = { ...blankEvent('traffic'), ...fields };
  enrich(event);
  return event;
}

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0';

describe('an event is enriched', () => {
  test('with the service of its host', () => {
    expect(enriched({ host: 'dl.dropboxusercontent.com' })).toMatchObject({
      service_id: 'dropbox',
      service: 'Dropbox',
    });
  });

  test('with host and service of its URL if it has no host', () => {
    expect(enriched({ url: 'https://user@Drive.Google.com:443/file?id=1' })).toMatchObject({
      host: 'drive.google.com',
      service_id: 'google-drive',
      service: 'Google Drive',
    });
    expect(enriched({ url: 'www.dropbox.com:443' })).toMatchObject({ service_id: 'dropbox' });
  });

  test('with nothing if nothing is known', () => {
    const event = enriched({ host: 'intranet.acme.example', user_agent: 'AcmeAgent 7' });
    expect(event).toEqual({
      ...blankEvent('traffic'),
      time: event.time,
      host: 'intranet.acme.example',
      user_agent: 'AcmeAgent 7',
    });
    expect(enriched({}).service_id).toBeUndefined();
    expect(enriched({ host: '192.0.2.1', url: 'http://www.dropbox.com/' }).service_id).toBeUndefined();
  });

  test('with browser and operating system', () => {
    expect(enriched({ user_agent: EDGE })).toMatchObject({ browser: 'Edge', os: 'Windows' });
  });

  test('with its device type, from the user agent or the source', () => {
    expect(enriched({ user_agent: EDGE }).device_type).toBe('desktop');
    expect(enriched({ user_agent: EDGE, browser: 'curl' }).device_type).toBe('tool');
    expect(enriched({ os: 'Android OS' }).device_type).toBe('phone');
    expect(enriched({ user_agent: EDGE, device_type: 'other' }).device_type).toBe('other');
    expect(enriched({ user_agent: 'AcmeAgent 7' }).device_type).toBeUndefined();
  });

  test("but keeps the source's values", () => {
    expect(
      enriched({
        host: 'www.dropbox.com',
        service_id: 'own',
        service: 'Own',
        browser: 'Kiosk',
        user_agent: EDGE,
      }),
    ).toMatchObject({ service_id: 'own', service: 'Own', browser: 'Kiosk', os: 'Windows' });
  });

  test('the same way in another event', () => {
    const first = enriched({ host: 'acme.slack.com', user_agent: EDGE });
    const event = blankEvent('traffic');
    for (const host of ['www.dropbox.com', 'nothing.example', 'acme.slack.com']) {
      Object.assign(event, blankEvent('traffic'), { host, user_agent: EDGE });
      enrich(event);
    }
    expect(event).toEqual({ ...first, time: event.time });
  });
});
