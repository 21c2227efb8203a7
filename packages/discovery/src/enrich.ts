import type { Event } from '@casbah/domain/event';
import type { Catalogue } from './catalogue/catalogue.ts';
import { hostOfUrl } from './catalogue/host-name.ts';
import { type ClientSoftware, clientSoftware } from './client-software.ts';
import { Memo } from './fields/memo.ts';

/**
 * Adds to an event, in place, what can be told from what it has: its service from the host (or the URL's host), browser and
 * operating system from the user agent. What the source has said itself stays.
 */
export function createEnricher(catalogue: Catalogue): (event: Event) => void {
  const clients = new Memo<ClientSoftware>(clientSoftware);
  return (event) => {
    if (event.host === undefined && event.url !== undefined) event.host = hostOfUrl(event.url);
    if (event.host !== undefined && event.service_id === undefined) {
      const service = catalogue.serviceOfHost(event.host);
      if (service !== undefined) {
        event.service_id = service.id;
        event.service = service.name;
      }
    }
    if (event.user_agent !== undefined && (event.browser === undefined || event.os === undefined)) {
      const { browser, os } = clients.get(event.user_agent);
      event.browser ??= browser;
      event.os ??= os;
    }
  };
}
