import type { BlockListFormatName } from '@casbah/domain/block-list';
import type { BlockListFormat } from './block-list.ts';
import { checkPoint } from './check-point.ts';
import { ciscoFirewall, ciscoWeb } from './cisco.ts';
import { fortiGate } from './fortigate.ts';
import { genericCsv, plainDomains } from './generic.ts';
import { paloAlto } from './palo-alto.ts';
import { pfSense } from './pfsense.ts';
import { proxySgCpl } from './proxysg-cpl.ts';
import { squid } from './squid.ts';
import { zscaler } from './zscaler.ts';

/** List formats by product. */
export const LIST_FORMATS: Readonly<Record<BlockListFormatName, BlockListFormat>> = {
  proxysg: proxySgCpl,
  squid,
  fortigate: fortiGate,
  'palo-alto': paloAlto,
  zscaler,
  'check-point': checkPoint,
  'cisco-web': ciscoWeb,
  'cisco-firewall': ciscoFirewall,
  pfsense: pfSense,
  domains: plainDomains,
  csv: genericCsv,
};
