import type { Datasource } from '@casbah/contract/datasources';
import type { SyslogAnswer } from '@casbah/contract/syslog';
import type { syslogWords } from '@casbah/messages/syslog';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { InlineCode } from '@casbah/widgets/inline-code/InlineCode.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../request/session.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import { syslogQuery } from '../queries.ts';
import css from '../Syslog.module.css';
import { SyslogDialog } from '../SyslogDialog.tsx';

/** A setting as an operator writes it: the same in every language. */
const SETTING = 'CASBAH_SYSLOG=udp://0.0.0.0:5514,tcp://0.0.0.0:5514';
const FLOW_SETTING = 'CASBAH_NETFLOW=udp://0.0.0.0:2055';

/** Official protocol names. */
const PROTOCOL_NAMES = { udp: 'UDP', tcp: 'TCP', tls: 'TLS', netflow: 'NetFlow' } as const;

/** Syslog senders of a source, and what they sent. */
export function SyslogCard({ source }: { source: Datasource }) {
  const say = useWords<typeof syslogWords>();
  const mayModify = useMay('datasources.modify');
  const { data, error, refetch } = useQuery(syslogQuery(source));
  const [isChanging, setChanging] = useState(false);
  return (
    <Card
      title={say('syslog.title')}
      aside={
        mayModify && data !== undefined && data.listeners.length > 0 ? (
          <Button size="small" onPress={() => setChanging(true)}>
            {say('syslog.change')}
          </Button>
        ) : undefined
      }
    >
      {data === undefined ? (
        error === null ? (
          <Skeleton height={24} />
        ) : (
          <ErrorView error={error} compact onRetry={() => void refetch()} />
        )
      ) : data.listeners.length === 0 ? (
        <p className={css.second}>
          {say('syslog.nowhere')} <InlineCode>{SETTING}</InlineCode> <InlineCode>{FLOW_SETTING}</InlineCode>
        </p>
      ) : (
        <Reception syslog={data} />
      )}
      {isChanging && data !== undefined ? (
        <SyslogDialog source={source} syslog={data} onClose={() => setChanging(false)} />
      ) : null}
    </Card>
  );
}

function Reception({ syslog: { listeners, senders, received } }: { syslog: SyslogAnswer }) {
  const say = useWords<typeof syslogWords>();
  const format = useFormat();
  const lost = listeners.reduce((sum, { dropped }) => sum + (dropped ?? 0), 0);
  const brokenOf = (isFlows: boolean): number =>
    listeners.reduce(
      (sum, { protocol, broken }) => sum + ((protocol === 'netflow') === isFlows ? broken : 0),
      0,
    );
  const broken = brokenOf(false);
  const unreadable = brokenOf(true);
  const missed = listeners.reduce((sum, one) => sum + one.missed, 0);
  const names = senders.map(({ network, host, tag, port }) =>
    [
      network ?? say('syslog.everybody'),
      ...(host === null ? [] : [say('syslog.named.host', { host })]),
      ...(tag === null ? [] : [say('syslog.named.tag', { tag })]),
      ...(port === null ? [] : [say('syslog.named.port', { port: String(port) })]),
    ].join(', '),
  );
  return (
    <div className={css.form}>
      <Facts
        facts={[
          [
            say('syslog.listens'),
            <span key="listeners" className={css.actions}>
              {listeners.map(({ protocol, port, problem }) => (
                <Chip key={`${protocol} ${port}`} tone={problem === null ? 'low' : 'high'}>
                  {problem === null
                    ? `${PROTOCOL_NAMES[protocol]} ${port}`
                    : say('syslog.listens.not', {
                        protocol: PROTOCOL_NAMES[protocol],
                        port: String(port),
                        problem,
                      })}
                </Chip>
              ))}
            </span>,
          ],
          ...(listeners.some(({ belongs }) => belongs === 'first')
            ? [[say('syslog.belongs'), say('syslog.belongs.first')] as const]
            : []),
          [say('syslog.senders'), names.length === 0 ? say('syslog.senders.none') : names.join(' · ')],
          ...(received === null
            ? []
            : [
                [
                  say('syslog.received'),
                  say('syslog.received.count', {
                    lines: received.lines,
                    count: format.number(received.lines),
                  }),
                ] as const,
                [
                  say('syslog.last'),
                  <span key="last">
                    <RelativeTime time={Date.parse(received.last_on)} /> · {received.last_address}
                  </span>,
                ] as const,
              ]),
          ...(lost === 0 ? [] : [[say('syslog.lost'), format.number(lost)] as const]),
          ...(broken === 0 ? [] : [[say('syslog.broken'), format.number(broken)] as const]),
          ...(missed === 0 ? [] : [[say('syslog.missed'), format.number(missed)] as const]),
          ...(unreadable === 0 ? [] : [[say('syslog.unreadable'), format.number(unreadable)] as const]),
        ]}
      />
      {received === null || received.problem === null ? null : (
        <p role="status">
          <Chip tone="high">{say(`syslog.problem.${received.problem}`)}</Chip>
        </p>
      )}
    </div>
  );
}
