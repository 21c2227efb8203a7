import {
  completeServiceUrl,
  DEFAULT_PRIORITY,
  isComment,
  isServiceUrl,
  MOST_COMMENT_CHARACTERS,
  MOST_SERVICE_NAME_CHARACTERS,
  SEND_EMAIL,
} from '@casbah/domain/service-request';
import type { riskProfilesWords } from '@casbah/messages/risk';
import type { IdOf } from '@casbah/messages/word-part';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, useDeferredValue, useState } from 'react';
import { call } from '../../../request/api.ts';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../risk/Risk.module.css';
import { OF_THE_WEB } from '../service/service-search.ts';
import { refreshRequests } from './queries.ts';
import { useWebsite } from './useWebsite.ts';

/** Requests a service missing from the catalog, or a review of an existing one. */
export function RequestDialog({
  reviewed,
  onClose,
}: {
  reviewed?: { id: string; name: string; domain: string } | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof riskProfilesWords>();
  const [name, setName] = useState(reviewed?.name ?? '');
  const [address, setAddress] = useState(
    reviewed === undefined || reviewed.domain === '' ? '' : `https://${reviewed.domain}`,
  );
  const [comments, setComments] = useState('');
  const [tells, setTells] = useState(true);
  // For a catalog service, the URL is known.
  const hasName = name.trim() !== '';
  const hasAddress = isServiceUrl(address) || (reviewed !== undefined && address.trim() === '');
  const canStand = isComment(comments);

  const send = async (): Promise<void> => {
    const sendEmail = tells ? SEND_EMAIL.yes : SEND_EMAIL.no;
    const serviceURL = completeServiceUrl(address);
    if (reviewed === undefined)
      await call('POST /risks/requestservice', {
        body: { serviceName: name, serviceURL, comments, priorityStatus: DEFAULT_PRIORITY, sendEmail },
      });
    else
      await call('POST /risks/reviewservice', {
        body: {
          service_id: reviewed.id,
          service_name: reviewed.name,
          comments,
          priority: DEFAULT_PRIORITY,
          send_email: sendEmail,
          ...(serviceURL === '' ? {} : { service_attributes: { service_url: serviceURL } }),
        },
      });
    await refreshRequests();
    showToast({ tone: 'low', title: say('brr.requests.MSG_SUCCESS_NEW_SERVICE_REQUEST') });
    onClose();
  };

  return (
    <FormDialog
      title={
        reviewed === undefined ? say('brr.requests.ask') : say('brr.review.ask.of', { name: reviewed.name })
      }
      accept={say('brr.requests.send')}
      isRight={hasName && hasAddress && canStand}
      send={send}
      failed={say('brr.requests.failed')}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          {reviewed !== undefined ? null : (
            <TextField
              name="serviceName"
              isRequired
              label={say('brr.requests.name')}
              value={name}
              onChange={setName}
              maxLength={MOST_SERVICE_NAME_CHARACTERS}
              error={wasTried && !hasName ? say('brr.requests.name.wrong') : undefined}
              autoFocus
            />
          )}
          {reviewed === undefined ? <Known name={name} /> : null}
          <TextField
            name={reviewed === undefined ? 'serviceURL' : 'service_url'}
            label={say('brr.requests.url')}
            value={address}
            onChange={setAddress}
            error={wasTried && !hasAddress ? say('brr.requests.url.wrong') : undefined}
          />
          {reviewed === undefined ? <Found address={address} /> : null}
          <TextField
            name="comments"
            label={say('brr.requests.comments')}
            hint={
              wasTried && !canStand
                ? undefined
                : say('brr.requests.comments.hint', { limit: MOST_COMMENT_CHARACTERS })
            }
            value={comments}
            onChange={setComments}
            rows={4}
            error={
              wasTried && !canStand
                ? say('brr.requests.comments.hint', { limit: MOST_COMMENT_CHARACTERS })
                : undefined
            }
          />
          <Switch isSelected={tells} onChange={setTells}>
            {say('brr.requests.tell')}
          </Switch>
        </>
      )}
    </FormDialog>
  );
}

/** Minimum characters of a name before similar services are searched, and maximum shown. */
const SHORTEST_NAME = 3;
const MOST_KNOWN = 3;

/** Catalog services with this name: no request is needed. */
function Known({ name }: { name: string }) {
  const say = useWords<typeof riskProfilesWords>();
  const wanted = useDeferredValue(name.trim());
  const { data } = useQuery({
    queryKey: ['audit', 'catalogue', 'named', wanted],
    queryFn: ({ signal }) =>
      call('GET /audit/catalogue', { query: { q: wanted, limit: MOST_KNOWN } }, { signal }),
    enabled: wanted.length >= SHORTEST_NAME,
    placeholderData: keepPreviousData,
  });
  if (wanted.length < SHORTEST_NAME || data === undefined || data.services.length === 0) return null;
  return (
    <p className={css.quiet} role="status">
      {say('brr.requests.known')}{' '}
      {data.services.map(({ id, name: called, domain }, place) => (
        <Fragment key={id}>
          {place === 0 ? null : ', '}
          <Link to="/appAudit/service/$id" params={{ id }} search={OF_THE_WEB}>
            {called}
          </Link>
          {domain === '' ? null : ` (${domain})`}
        </Fragment>
      ))}
    </p>
  );
}

/** Metadata of the URL, shown while it can still be changed. */
function Found({ address }: { address: string }) {
  const say = useWords<typeof riskProfilesWords>();
  const website = useWebsite(address);
  return (
    <p className={css.quiet} aria-live="polite">
      <Told website={website} say={say} />
    </p>
  );
}

function Told({
  website,
  say,
}: {
  website: ReturnType<typeof useWebsite>;
  say: (id: IdOf<typeof riskProfilesWords>, values?: Record<string, string>) => string;
}) {
  switch (website.state) {
    case 'none':
      return null;
    case 'checking':
      return say('brr.requests.url.checking');
    case 'silent':
      return say('brr.requests.url.silent');
    case 'found': {
      const { service_id, service_name, snippet } = website.found;
      if (service_id !== null)
        return (
          <Link to="/appAudit/service/$id" params={{ id: service_id }} search={{}}>
            {say('brr.requests.url.known', { name: service_name ?? service_id })}
          </Link>
        );
      return snippet === '' ? null : say('brr.requests.url.found', { snippet });
    }
  }
}
