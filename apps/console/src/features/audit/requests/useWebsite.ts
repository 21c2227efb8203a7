import type { Answer } from '@casbah/contract/client';
import { ADDRESS_CHECK_DELAY_MS, completeServiceUrl, isServiceUrl } from '@casbah/domain/service-request';
import { useEffect, useState } from 'react';
import { call } from '../../../request/api.ts';

type Found = Answer<'POST /risks/website_meta'>;
export type Website = { state: 'none' | 'checking' | 'silent' } | { state: 'found'; found: Found };

/** Metadata of the URL being typed, fetched one second after the last keystroke. */
export function useWebsite(address: string): Website {
  const [looked, setLooked] = useState<{ address: string; website: Website }>();
  const serviceURL = completeServiceUrl(address);
  const canLook = isServiceUrl(address);
  useEffect(() => {
    if (!canLook) return;
    const stop = new AbortController();
    const look = async (): Promise<void> => {
      try {
        const found = await call(
          'POST /risks/website_meta',
          { body: { serviceURL } },
          { signal: stop.signal },
        );
        setLooked({ address: serviceURL, website: { state: 'found', found } });
      } catch {
        // Any failure means not found; the service can still be requested.
        if (!stop.signal.aborted) setLooked({ address: serviceURL, website: { state: 'silent' } });
      }
    };
    const timer = setTimeout(() => void look(), ADDRESS_CHECK_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [canLook, serviceURL]);
  if (!canLook) return { state: 'none' };
  return looked?.address === serviceURL ? looked.website : { state: 'checking' };
}
