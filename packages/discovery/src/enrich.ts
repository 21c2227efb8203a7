import { type DeviceType, deviceTypeOf } from '@casbah/domain/device-type';
import type { Event } from '@casbah/domain/event';
import type { Catalogue } from './catalogue/catalogue.ts';
import { hostOfUrl } from './catalogue/host-name.ts';
import { type ClientSoftware, clientSoftware } from './client-software.ts';
import { Memo } from './fields/memo.ts';

/**
 * Enriches an event in place: service from the host (or the URL's host), browser and operating system from
 * the user agent, device type from all three. Keeps values from the source.
 */
export function createEnricher(catalogue: Catalogue): (event: Event) => void {
  const clients = new Memo<ClientSoftware & { device_type: DeviceType | undefined }>((user_agent) => {
    const software = clientSoftware(user_agent);
    return { ...software, device_type: deviceTypeOf({ user_agent, ...software }) };
  });
  return (event) => {
    if (event.host === undefined && event.url !== undefined) event.host = hostOfUrl(event.url);
    if (event.host !== undefined && event.service_id === undefined) {
      const service = catalogue.serviceOfHost(event.host);
      if (service !== undefined) {
        event.service_id = service.id;
        event.service = service.name;
      }
    }
    // Activities know the service by its ID.
    if (event.service_id !== undefined) event.service ??= catalogue.get(event.service_id)?.name;
    if (event.kind === 'activity') event.app ??= event.service;
    if (event.user_agent !== undefined) {
      const { browser, os, device_type } = clients.get(event.user_agent);
      event.browser ??= browser;
      event.os ??= os;
      // Computed once per user agent rather than per event, unless the source has its own values.
      event.device_type ??= event.browser === browser && event.os === os ? device_type : deviceTypeOf(event);
    } else if (event.os !== undefined || event.browser !== undefined)
      event.device_type ??= deviceTypeOf(event);
  };
}
