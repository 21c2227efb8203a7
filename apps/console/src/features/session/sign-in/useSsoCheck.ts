import { isEmail } from '@casbah/domain/email';
import { domainOfEmail } from '@casbah/domain/identity-provider';
import { useEffect, useRef, useState } from 'react';
import type { SsoProvider } from '../beginning.ts';
import { SsoChecks } from './sign-in.ts';
import { type Way, wayAfterCheck } from './ways.ts';

/** Cached for the lifetime of the document, so returning to the page repeats no lookup. */
const checks = new SsoChecks();

/**
 * Looks up how an email domain signs in. If the server doesn't respond, sign-in stays possible: it checks
 * again.
 */
export function useSsoCheck(): {
  wayOf: (email: string, staysWithPassword: boolean) => Promise<Way>;
  /** Whether the page and its typed text still exist. */
  isHere: () => boolean;
  isAsking: boolean;
  /** Providers of the company of an email's domain; empty before the lookup. */
  providersOf: (email: string) => readonly SsoProvider[];
} {
  const [isAsking, setAsking] = useState(false);
  const [known, setKnown] = useState<{ domain: string; providers: readonly SsoProvider[] }>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return {
    isAsking,
    providersOf: (email) => (known?.domain === domainOfEmail(email) ? known.providers : []),
    isHere: () => here.current,
    wayOf: async (email, staysWithPassword) => {
      if (!isEmail(email.trim())) return 'password';
      setAsking(true);
      try {
        const answer = await checks.of(email);
        setKnown({ domain: domainOfEmail(email), providers: answer.providers });
        return wayAfterCheck(answer, { staysWithPassword });
      } catch {
        return 'password';
      } finally {
        setAsking(false);
      }
    },
  };
}
