import { barracudaWeb } from './barracuda.ts';
import { bluecoatPairs, bluecoatProxysg } from './bluecoat-proxysg.ts';
import { checkPoint, checkPointCef, checkPointJson, checkPointLeef } from './check-point.ts';
import { ciscoAsa } from './cisco-asa.ts';
import { ciscoFirepower } from './cisco-firepower.ts';
import { umbrellaDns, umbrellaIp, umbrellaProxy } from './cisco-umbrella.ts';
import { ciscoWsa } from './cisco-wsa.ts';
import { forcepointCef, forcepointLeef, forcepointPairs } from './forcepoint.ts';
import type { Format } from './format.ts';
import { fortigate, fortigateCef } from './fortinet.ts';
import { genericCef, genericCsv, genericJson, genericKeyValue, genericLeef } from './generic.ts';
import { juniperScreenos, juniperSrx, juniperSrxStructured } from './juniper.ts';
import { meraki } from './meraki.ts';
import { paloAltoCef, paloAltoCsv, paloAltoLeef } from './palo-alto.ts';
import { skyhighCef, skyhighWeb } from './skyhigh.ts';
import { sonicwall } from './sonicwall.ts';
import { sophosFirewall, sophosUtm } from './sophos.ts';
import { apacheCombined, squidCombined } from './squid-combined.ts';
import { squidNative } from './squid-native.ts';
import { ciscoWsaW3c, microsoftTmg, w3c } from './w3c.ts';
import { watchguard } from './watchguard.ts';
import {
  zscalerCef,
  zscalerFirewallJson,
  zscalerFirewallPairs,
  zscalerLeef,
  zscalerPrivateAccess,
  zscalerWebCsv,
  zscalerWebJson,
  zscalerWebPairs,
} from './zscaler.ts';

/** Every format, the most telling first: the first that knows a line reads it. Generic ones come last. */
export const FORMATS: readonly Format[] = [
  ciscoWsa,
  squidNative,
  squidCombined,
  paloAltoCsv,
  fortigate,
  ciscoFirepower,
  ciscoAsa,
  checkPoint,
  bluecoatPairs,
  zscalerWebPairs,
  zscalerFirewallPairs,
  juniperSrxStructured,
  juniperSrx,
  juniperScreenos,
  sophosFirewall,
  sophosUtm,
  sonicwall,
  watchguard,
  meraki,
  forcepointPairs,
  barracudaWeb,
  zscalerWebJson,
  zscalerFirewallJson,
  zscalerPrivateAccess,
  checkPointJson,
  paloAltoCef,
  fortigateCef,
  checkPointCef,
  zscalerCef,
  forcepointCef,
  skyhighCef,
  paloAltoLeef,
  checkPointLeef,
  zscalerLeef,
  forcepointLeef,
  zscalerWebCsv,
  umbrellaProxy,
  umbrellaDns,
  umbrellaIp,
  skyhighWeb,
  bluecoatProxysg,
  ciscoWsaW3c,
  microsoftTmg,
  apacheCombined,
  genericCef,
  genericLeef,
  w3c,
  genericJson,
  genericCsv,
  genericKeyValue,
];

export function formatByName(name: string): Format | undefined {
  return FORMATS.find((format) => format.name === name);
}
