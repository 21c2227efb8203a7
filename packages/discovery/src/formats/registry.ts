import { ACTIVITY_FORMATS } from '../activities/registry.ts';
import { adguardHome } from './adguard-home.ts';
import { akamaiSecureInternetAccess } from './akamai-secure-internet-access.ts';
import { asimDns } from './asim-dns.ts';
import { awsNetworkFirewall } from './aws-network-firewall.ts';
import { awsRoute53Resolver } from './aws-route53-resolver.ts';
import { awsVpcFlow, awsVpcFlowJson } from './aws-vpc-flow.ts';
import { azureFirewall } from './azure-firewall.ts';
import { azureFlow } from './azure-flow.ts';
import { barracudaWeb } from './barracuda.ts';
import { barracudaFirewall, barracudaFirewallJson, barracudaFirewallList } from './barracuda-firewall.ts';
import { barracudaWaf } from './barracuda-waf.ts';
import { bind } from './bind.ts';
import { bluecoatJson, bluecoatPairs, bluecoatProxysg } from './bluecoat-proxysg.ts';
import { contentKeeper, corrata, openSystems } from './by-usual-names.ts';
import { catoEvents } from './cato.ts';
import { checkPoint, checkPointCef, checkPointJson, checkPointLeef } from './check-point.ts';
import { checkPointTracker } from './check-point-tracker.ts';
import { ciscoAsa } from './cisco-asa.ts';
import { ciscoCws } from './cisco-cws.ts';
import { ciscoFirepower } from './cisco-firepower.ts';
import { ciscoSdWan } from './cisco-sd-wan.ts';
import { ciscoSecureAccess } from './cisco-secure-access.ts';
import { umbrellaDns, umbrellaIp, umbrellaProxy } from './cisco-umbrella.ts';
import { ciscoWsa } from './cisco-wsa.ts';
import { clavister } from './clavister.ts';
import {
  cloudflareDns,
  cloudflareHttp,
  cloudflareNetwork,
  cloudflareSessions,
} from './cloudflare-gateway.ts';
import { coredns } from './coredns.ts';
import { defenderNetwork } from './defender-network.ts';
import { iscDhcpd, keaDhcp, windowsDhcp } from './dhcp.ts';
import { dnsmasq } from './dnsmasq.ts';
import { entraGlobalSecureAccess } from './entra-global-secure-access.ts';
import { f5Access, f5Firewall, f5FirewallJson, f5Requests, f5RequestsJson } from './f5.ts';
import { fortigateUsers, paloAltoUsers } from './firewall-users.ts';
import { forcepointCef, forcepointLeef, forcepointPairs } from './forcepoint.ts';
import { forcepointReport } from './forcepoint-report.ts';
import type { Format } from './format.ts';
import { fortigate, fortigateCef, fortigateJson } from './fortinet.ts';
import { gcpFirewall, gcpVpcFlow } from './gcp-flow.ts';
import { genericCef, genericCsv, genericJson, genericKeyValue, genericLeef } from './generic.ts';
import { haproxy } from './haproxy.ts';
import { hillstone } from './hillstone.ts';
import { huaweiUsg } from './huawei.ts';
import { iFilter } from './i-filter.ts';
import { ibossCef, ibossJson, ibossPairs } from './iboss.ts';
import { jamfCef, jamfJson } from './jamf.ts';
import { juniperScreenos, juniperSrx, juniperSrxJson, juniperSrxStructured } from './juniper.ts';
import { menloCef, menloJson } from './menlo.ts';
import { meraki } from './meraki.ts';
import { mikrotik } from './mikrotik.ts';
import { netfilter } from './netfilter.ts';
import { netflowJson } from './netflow-json.ts';
import { netscaler, netscalerCef } from './netscaler.ts';
import {
  netskopeCef,
  netskopeCsv,
  netskopeElff,
  netskopeEvents,
  netskopeTransactionJson,
} from './netskope.ts';
import { nsx } from './nsx.ts';
import { ocsf } from './ocsf.ts';
import { olfeoGateway, olfeoSaas } from './olfeo.ts';
import { paloAltoCef, paloAltoCsv, paloAltoLeef, paloAltoPairs } from './palo-alto.ts';
import { pfsense } from './pfsense.ts';
import { ciscoIse, freeradiusDetail, freeradiusLogins } from './radius.ts';
import { sangfor } from './sangfor.ts';
import { skyhighCef, skyhighLeef, skyhighPairs, skyhighWeb } from './skyhigh.ts';
import { sonicwall, sonicwallCef } from './sonicwall.ts';
import { sophosFirewall, sophosUtm } from './sophos.ts';
import { apacheCombined, squidCombined } from './squid-combined.ts';
import { squidCustom } from './squid-custom.ts';
import { squidNative } from './squid-native.ts';
import { stormshield } from './stormshield.ts';
import { suricataEve } from './suricata.ts';
import { trendApexCef } from './trend-micro.ts';
import { unbound } from './unbound.ts';
import { versa } from './versa.ts';
import { ciscoAsaUsers, f5Apm, openvpn, pulseSecure } from './vpn.ts';
import { ciscoWsaW3c, microsoftTmg, w3c } from './w3c.ts';
import { watchguard, watchguardLeef } from './watchguard.ts';
import { windowsDns } from './windows-dns.ts';
import { windowsDnsEvents } from './windows-dns-events.ts';
import { windowsSecurityJson, windowsSecuritySnare, windowsSecurityXml } from './windows-security.ts';
import { zeek, zeekJson } from './zeek.ts';
import {
  zscalerCef,
  zscalerLeef,
  zscalerPrivateAccess,
  zscalerPrivateAccessLeef,
  zscalerWebCsv,
  zscalerWebJson,
  zscalerWebPairs,
} from './zscaler.ts';
import {
  zscalerDnsJson,
  zscalerFirewallCsv,
  zscalerFirewallJson,
  zscalerFirewallPairs,
} from './zscaler-firewall.ts';

/** All formats, most specific first: the first that recognizes a line reads it. Generic ones come last. */
export const FORMATS: readonly Format[] = [
  ciscoWsa,
  squidNative,
  squidCombined,
  paloAltoCsv,
  paloAltoPairs,
  fortigate,
  ciscoFirepower,
  ciscoAsa,
  checkPoint,
  checkPointTracker,
  bluecoatPairs,
  zscalerWebPairs,
  zscalerFirewallPairs,
  pfsense,
  netfilter,
  mikrotik,
  huaweiUsg,
  juniperSrxStructured,
  juniperSrx,
  juniperScreenos,
  sophosFirewall,
  sophosUtm,
  sonicwall,
  stormshield,
  clavister,
  watchguard,
  meraki,
  forcepointPairs,
  iFilter,
  ibossPairs,
  barracudaWeb,
  barracudaWaf,
  barracudaFirewall,
  barracudaFirewallList,
  bluecoatJson,
  zscalerWebJson,
  zscalerFirewallJson,
  zscalerDnsJson,
  zscalerPrivateAccess,
  cloudflareHttp,
  cloudflareDns,
  cloudflareNetwork,
  cloudflareSessions,
  catoEvents,
  entraGlobalSecureAccess,
  defenderNetwork,
  akamaiSecureInternetAccess,
  olfeoSaas,
  awsNetworkFirewall,
  netflowJson,
  f5RequestsJson,
  f5FirewallJson,
  awsRoute53Resolver,
  adguardHome,
  asimDns,
  windowsDnsEvents,
  awsVpcFlowJson,
  azureFlow,
  azureFirewall,
  gcpVpcFlow,
  gcpFirewall,
  barracudaFirewallJson,
  ocsf,
  netskopeTransactionJson,
  netskopeEvents,
  menloJson,
  ibossJson,
  jamfJson,
  suricataEve,
  zeekJson,
  ...ACTIVITY_FORMATS,
  checkPointJson,
  fortigateJson,
  juniperSrxJson,
  paloAltoCef,
  fortigateCef,
  checkPointCef,
  sonicwallCef,
  zscalerCef,
  forcepointCef,
  skyhighCef,
  skyhighLeef,
  netskopeCef,
  menloCef,
  ibossCef,
  jamfCef,
  trendApexCef,
  netscalerCef,
  paloAltoLeef,
  checkPointLeef,
  watchguardLeef,
  zscalerPrivateAccessLeef,
  zscalerLeef,
  forcepointLeef,
  awsVpcFlow,
  zscalerFirewallCsv,
  zscalerWebCsv,
  forcepointReport,
  ciscoSecureAccess,
  umbrellaProxy,
  umbrellaDns,
  umbrellaIp,
  skyhighWeb,
  skyhighPairs,
  netskopeElff,
  netskopeCsv,
  ciscoCws,
  bluecoatProxysg,
  ciscoWsaW3c,
  microsoftTmg,
  zeek,
  bind,
  unbound,
  dnsmasq,
  coredns,
  windowsDns,
  netscaler,
  f5Requests,
  f5Firewall,
  f5Access,
  nsx,
  versa,
  ciscoSdWan,
  hillstone,
  sangfor,
  olfeoGateway,
  haproxy,
  squidCustom,
  apacheCombined,
  contentKeeper,
  corrata,
  openSystems,
  genericCef,
  genericLeef,
  w3c,
  genericJson,
  genericCsv,
  genericKeyValue,
];

/** Identity mapping formats, in the same order. Used only for sources of the identity mapping log type. */
export const SIGN_FORMATS: readonly Format[] = [
  paloAltoUsers,
  fortigateUsers,
  ciscoAsaUsers,
  ciscoIse,
  f5Apm,
  pulseSecure,
  windowsSecurityXml,
  windowsSecurityJson,
  windowsSecuritySnare,
  iscDhcpd,
  keaDhcp,
  windowsDhcp,
  freeradiusLogins,
  freeradiusDetail,
  openvpn,
];

export function formatByName(name: string): Format | undefined {
  return FORMATS.find((format) => format.name === name) ?? signFormatByName(name);
}

export function signFormatByName(name: string): Format | undefined {
  return SIGN_FORMATS.find((format) => format.name === name);
}
