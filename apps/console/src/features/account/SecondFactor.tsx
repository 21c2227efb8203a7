import type { mfaWords } from '@casbah/messages/mfa';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { knowsPasskeys } from '../../request/passkeys.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { AddAppDialog } from './AddAppDialog.tsx';
import {
  type Factors,
  factorsQuery,
  type OwnPasskey,
  refreshFactors,
  removeApp,
  removePasskey,
  renewCodes,
} from './factors.ts';
import { AddPasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import css from './SecondFactor.module.css';

/** The open dialog: one at a time. */
type Doing =
  | { kind: 'add-app' }
  | { kind: 'remove-app' }
  | { kind: 'add-passkey' }
  | { kind: 'rename-passkey'; passkey: OwnPasskey }
  | { kind: 'remove-passkey'; passkey: OwnPasskey }
  | { kind: 'renew-codes' }
  | { kind: 'show-codes'; codes: readonly string[] };

/** The signed-in person's second factors. */
export function SecondFactor() {
  const say = useWords<typeof mfaWords>();
  const { data, error, refetch } = useQuery(factorsQuery);
  const [doing, setDoing] = useState<Doing>();
  return (
    <Card title={say('factor.title')}>
      {data === undefined ? (
        error === null ? (
          <div aria-busy="true">
            <Skeleton height={96} />
          </div>
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} compact />
        )
      ) : (
        <>
          <Rows factors={data} onDo={setDoing} />
          {doing === undefined ? null : <Dialogs doing={doing} factors={data} onDo={setDoing} />}
        </>
      )}
    </Card>
  );
}

function Rows({ factors, onDo }: { factors: Factors; onDo: (doing: Doing) => void }) {
  const say = useWords<typeof mfaWords>();
  const format = useFormat();
  const { app, passkeys, recovery_codes_left: left, passkey_origin: origin } = factors;
  const hasOwn = app !== null || passkeys.length > 0;
  const day = (time: string): string => format.date(Date.parse(time), 'date');
  const state = hasOwn ? 'factor.own' : factors.is_required ? 'factor.byMail' : 'factor.none';
  const isHere = origin === location.origin && knowsPasskeys();
  const aboutPasskeys = isHere
    ? say('factor.passkeys.none')
    : origin === null
      ? say('PASSKEYS_UNAVAILABLE')
      : origin === location.origin
        ? say('factor.passkey.unknown')
        : say('factor.passkey.elsewhere', { origin });
  return (
    <>
      <p className={css.hint}>{say(state, { email: factors.email_hint })}</p>
      <Row
        name={say('factor.app')}
        text={app === null ? say('factor.app.none') : say('factor.app.since', { date: day(app.added_on) })}
      >
        <Button onPress={() => onDo({ kind: 'add-app' })}>
          {say(app === null ? 'factor.app.add' : 'factor.app.replace')}
        </Button>
        {app === null ? null : (
          <Button variant="ghost" onPress={() => onDo({ kind: 'remove-app' })}>
            {say('factor.remove')}
          </Button>
        )}
      </Row>
      <Row
        name={say('factor.passkeys')}
        text={aboutPasskeys}
        below={
          passkeys.length === 0 ? null : (
            <ul className={css.passkeys} aria-label={say('factor.passkey.list')}>
              {passkeys.map((passkey) => (
                <li key={passkey.id}>
                  <span>
                    <b>{passkey.name}</b>
                    <small>
                      {passkey.last_used_on === null
                        ? say('factor.passkey.added', { date: day(passkey.created_on) })
                        : say('factor.passkey.used', {
                            date: day(passkey.created_on),
                            used: day(passkey.last_used_on),
                          })}
                    </small>
                  </span>
                  <Button
                    size="small"
                    aria-label={`${say('factor.passkey.rename')}: ${passkey.name}`}
                    onPress={() => onDo({ kind: 'rename-passkey', passkey })}
                  >
                    {say('factor.passkey.rename')}
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={`${say('factor.remove')}: ${passkey.name}`}
                    onPress={() => onDo({ kind: 'remove-passkey', passkey })}
                  >
                    {say('factor.remove')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      >
        {isHere ? (
          <Button onPress={() => onDo({ kind: 'add-passkey' })}>{say('factor.passkey.add')}</Button>
        ) : null}
      </Row>
      <Row
        name={say('factor.recovery')}
        text={hasOwn ? say('factor.recovery.left', { count: left }) : say('factor.recovery.none')}
      >
        {hasOwn ? (
          <Button onPress={() => onDo({ kind: 'renew-codes' })}>{say('factor.recovery.renew')}</Button>
        ) : null}
      </Row>
    </>
  );
}

function Row({
  name,
  text,
  below,
  children,
}: {
  name: string;
  text: string;
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={css.row} aria-label={name}>
      <div>
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
      <div className={css.actions}>{children}</div>
      {below}
    </section>
  );
}

function Dialogs({
  doing,
  factors,
  onDo,
}: {
  doing: Doing;
  factors: Factors;
  onDo: (doing: Doing | undefined) => void;
}) {
  const say = useWords<typeof mfaWords>();
  const close = () => onDo(undefined);
  const done = (title: string, codes: readonly string[] = []): void => {
    showToast({ title, tone: 'low' });
    refreshFactors();
    onDo(codes.length === 0 ? undefined : { kind: 'show-codes', codes });
  };
  switch (doing.kind) {
    case 'add-app':
      return (
        <AddAppDialog
          factors={factors}
          onDone={(codes) => done(say('factor.done.app'), codes)}
          onClose={close}
        />
      );
    case 'add-passkey':
      return (
        <AddPasskeyDialog
          factors={factors}
          onDone={(codes) => done(say('factor.done.passkey'), codes)}
          onClose={close}
        />
      );
    case 'rename-passkey':
      return (
        <RenamePasskeyDialog
          passkey={doing.passkey}
          onDone={() => done(say('factor.done.renamed'))}
          onClose={close}
        />
      );
    case 'remove-app':
    case 'remove-passkey':
      return (
        <ProofDialog
          title={
            doing.kind === 'remove-app'
              ? say('factor.removeApp')
              : say('factor.removePasskey', { name: doing.passkey.name })
          }
          accept={say('factor.remove')}
          danger
          factors={factors}
          onProved={async (proof) => {
            if (doing.kind === 'remove-app') await removeApp(proof);
            else await removePasskey(proof, doing.passkey.id);
            done(say('factor.done.removed'));
          }}
          onClose={close}
        >
          <p>{say('factor.remove.text')}</p>
        </ProofDialog>
      );
    case 'renew-codes':
      return (
        <ProofDialog
          title={say('factor.renew')}
          accept={say('factor.renew.submit')}
          factors={factors}
          onProved={async (proof) => {
            const codes = await renewCodes(proof);
            refreshFactors();
            onDo({ kind: 'show-codes', codes });
          }}
          onClose={close}
        >
          <p>{say('factor.renew.text')}</p>
        </ProofDialog>
      );
    case 'show-codes':
      return <RecoveryCodesDialog codes={doing.codes} onClose={close} />;
  }
}
