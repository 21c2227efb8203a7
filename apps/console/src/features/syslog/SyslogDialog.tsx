import type { Datasource } from '@casbah/contract/datasources';
import type { SyslogAnswer } from '@casbah/contract/syslog';
import { MOST_SYSLOG_SENDERS } from '@casbah/domain/syslog';
import type { syslogWords } from '@casbah/messages/syslog';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { syslogQuery } from './queries.ts';
import css from './Syslog.module.css';
import {
  isRightPart,
  type SenderPart,
  senderOf,
  senderOfUnclaimed,
  type TypedSender,
  typedSender,
} from './syslog-senders.ts';

const PARTS: readonly SenderPart[] = ['network', 'host', 'tag', 'port'];
const EVERYBODY = { network: null, host: null, tag: null, port: null };
/** Maximum unassigned senders offered, newest first. */
const OFFERED = 8;

/** Assigns syslog senders to a source. */
export function SyslogDialog({
  source,
  syslog,
  onClose,
}: {
  source: Datasource;
  syslog: SyslogAnswer;
  onClose: () => void;
}) {
  const say = useWords<typeof syslogWords>();
  const [rows, setRows] = useState<readonly TypedSender[]>(() => syslog.senders.map(typedSender));
  const [offered, setOffered] = useState(() => syslog.unclaimed.slice(0, OFFERED));
  const senders = rows.flatMap((row) => senderOf(row) ?? []);
  const hasRoom = rows.length < MOST_SYSLOG_SENDERS;
  const change = (key: string, part: SenderPart, text: string): void =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, [part]: text } : row)));

  const send = async (): Promise<void> => {
    const answer = await call('PUT /admin/datasources/{id}/syslog', {
      params: { id: source.id },
      body: { senders },
    });
    queryClient.setQueryData(syslogQuery(source).queryKey, answer);
    onClose();
  };
  return (
    <FormDialog
      wide
      title={say('syslog.change.title', { name: source.name })}
      accept={say('syslog.save')}
      isRight={senders.length === rows.length}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <div className={css.form}>
          <p className={css.second}>{say('syslog.change.how')}</p>
          {rows.map((row, index) => (
            <fieldset
              key={row.key}
              className={css.sender}
              aria-label={say('syslog.sender', { number: index + 1 })}
            >
              {PARTS.map((part) => (
                <TextField
                  key={part}
                  name={`senders.${index}.${part}`}
                  label={say(`syslog.part.${part}`)}
                  placeholder={say('syslog.part.any')}
                  value={row[part]}
                  onChange={(text) => change(row.key, part, text)}
                  error={
                    wasTried && !isRightPart(part, row[part]) ? say(`syslog.part.${part}.wrong`) : undefined
                  }
                />
              ))}
              <Button
                size="small"
                variant="danger"
                aria-label={say('syslog.sender.remove', { number: index + 1 })}
                onPress={() => setRows((all) => all.filter(({ key }) => key !== row.key))}
              >
                {say('syslog.remove')}
              </Button>
            </fieldset>
          ))}
          <div className={css.buttons}>
            <Button
              size="small"
              isDisabled={!hasRoom}
              onPress={() => setRows((all) => [...all, typedSender(EVERYBODY)])}
            >
              {say('syslog.add')}
            </Button>
          </div>
          {offered.length === 0 ? null : (
            <>
              <p className={css.second}>{say('syslog.unclaimed')}</p>
              <ul className={css.chosen}>
                {offered.map((one) => {
                  const name = [one.address, one.host, one.tag].filter((part) => part !== null).join(' ');
                  return (
                    <li key={name}>
                      <span>{name}</span>
                      <Button
                        size="small"
                        isDisabled={!hasRoom}
                        aria-label={say('syslog.take.one', { name })}
                        onPress={() => {
                          setRows((all) => [...all, typedSender(senderOfUnclaimed(one))]);
                          setOffered((all) => all.filter((other) => other !== one));
                        }}
                      >
                        {say('syslog.take')}
                      </Button>
                    </li>
                  );
                })}
              </ul>
            </>
          )}
        </div>
      )}
    </FormDialog>
  );
}
