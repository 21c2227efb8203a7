import type { Factor } from '@casbah/contract/mfa';
import type { TenantSettings } from '@casbah/domain/tenant-config';
import { listPasskeys, type Passkey } from '@casbah/stores/control/mfa/passkeys';
import { countRecoveryCodes, type FactorHolder, findTotp } from '@casbah/stores/control/mfa/second-factors';
import type { ControlTx } from '@casbah/stores/control/transaction';

/** Factors that a person has set up. */
export interface OwnFactors {
  /** When the app was added; absent without one. */
  appSince: number | undefined;
  passkeys: readonly Passkey[];
  recoveryCodesLeft: number;
}

export async function ownFactors(tx: ControlTx, holder: FactorHolder): Promise<OwnFactors> {
  return {
    appSince: (await findTotp(tx, holder))?.confirmed_on ?? undefined,
    passkeys: await listPasskeys(tx, holder),
    recoveryCodesLeft: await countRecoveryCodes(tx, holder),
  };
}

/** Whether a person has a factor of their own. Recovery codes alone don't count. */
export function hasOwnFactor({ appSince, passkeys }: OwnFactors): boolean {
  return appSince !== undefined || passkeys.length > 0;
}

/**
 * Factors that a person may use, strongest first. Emailed codes are for people without an app or passkey,
 * unless the company allows them: otherwise they would bypass the stronger factor.
 */
export function openFactors(own: OwnFactors, settings: TenantSettings): Factor[] {
  const isByMail = !hasOwnFactor(own) || settings.value('security', 'mfa_mail') === 'always';
  const open: readonly (readonly [Factor, boolean])[] = [
    ['passkey', own.passkeys.length > 0],
    ['app', own.appSince !== undefined],
    ['mail', isByMail],
    ['recovery', hasOwnFactor(own) && own.recoveryCodesLeft > 0],
  ];
  return open.filter(([, isOpen]) => isOpen).map(([factor]) => factor);
}
