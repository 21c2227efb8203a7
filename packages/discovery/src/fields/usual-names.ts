import { type FieldUse, MEANINGS, type Place } from './log-record.ts';

/**
 * Common field names in logs of unknown products: lower case, letters and digits only (`Src_IP`, `srcIp` and
 * `src-ip` are the same). For each meaning, the most specific name comes first.
 */
const NAMES: Readonly<Partial<Record<FieldUse, string>>> = {
  epoch: 'epochtime epoch unixtime epochseconds timestampepoch requesttimestampepoch timeepoch msec',
  time: 'timestamp datetime eventtime time requesttimestamp logtime starttime timegenerated generatedtime receivetime receivedtime devtime ts rt start creationtime createdat accesstime visittime transactiontime end endtime logtimestamp localtime utctime timelocal timeiso8601 eventtimestamp datatimestamp itime servertime incidenton requesttime',
  date: 'date logdate eventdate requestdate day',
  clock: 'timeofday clock logclock',
  zone: 'tz timezone tzoffset',
  user: 'user username login loginname userid srcuser sourceuser suser sourceusername authuser authenticateduser csusername clientusername clientuser useremail email mail upn userprincipalname principal accountname account usr usrname actor actoremail userlogin userfullname useridentity identity remoteuser xauthuser csuserdn',
  user_domain: 'userdomain ntdomain sntdom userntdomain sourcentdomain authdomain',
  src_ip:
    'srcip sourceip clientip cip clientaddress clientipaddress sourceaddress sourceipaddress srcaddr srcaddress srcipaddress sourceipv4 srcipv4 sourceipv6 userip remoteaddr remoteip originip originatingip internalip privateip localip hostip ipaddress clientprivateip clientpublicip idorigh src source client ip downstreamremoteaddress xforwardedfor ipaddressfromclient',
  device:
    'devicehostname devicename device computername computer workstation workstationname machinename machine srchost sourcehost sourcehostname srchostname srcname clienthost clienthostname shost endpointname endpoint assetname',
  os: 'osname operatingsystem deviceos deviceostype clientos useros os osfamily',
  browser: 'browser browsername clientbrowser',
  dst_ip:
    'dstip destip destinationip serverip targetip destinationaddress destinationipaddress dstaddr dstaddress destaddr destaddress serveraddress destinationipv4 dstipv4 resolvedip rip sip siteip targetappip appip hostipaddress remoteipaddress idresph',
  dst: 'dst dest destination target upstreamhost upstreamaddr',
  dst_port:
    'dstport destport destinationport dport dpt serverport targetport urlport csuriport remoteport idrespp port',
  host: 'cshost urlhost urldomain requestedhost requesthost httphost hosthttp targethost dsthost desthost destinationhost destinationhostname destinationdomain dstname dsthostname dhost serverhost serverhostname servername sni tlssni domainname fqdn queryname qname dnsquery website site urlhostname httphostname dstdomain dstfqdn destdomain destinationfqdn serverdomain authority domain hostname host',
  scheme: 'scheme urlscheme urischeme csurischeme',
  url: 'url requesturl urlfull urloriginal fullurl requestedurl destinationurl targeturl siteurl csuri curi eurl uri requesturi httpurl httprequesturl request weburl targetappurl appurl websiteurl link',
  path: 'urlpath uripath csuripath csuristem requestpath requestedpath path arg',
  query: 'urlquery uriquery querystring csuriquery requestquery',
  referrer:
    'referer referrer httpreferer httpreferrer csreferer csreferrer refererurl referrerurl httprequestreferrer requestcontext',
  method: 'method httpmethod requestmethod reqmethod csmethod httprequestmethod verb httpverb httpaction op',
  status:
    'statuscode httpstatus httpstatuscode httpresponsestatuscode responsecode httpresponsecode responsestatus responsestatuscode respcode scstatus returncode httpcode httpresponse userstatuscode status',
  action:
    'action scfilterresult verdict aclaction disposition policyaction actiontaken deviceaction filterresult filteraction ruleaction eventaction decision act enforcement policyresult eventaction fwaction utmaction urlaction webaction result blockaction accesscontrolruleaction',
  bytes_up:
    'bytesup bytessent sentbytes bytesout outbytes outboundbytes uploadbytes uploadedbytes bytesuploaded bytesupload upload uploadsize requestsize reqsize requestbytes httprequestbytes csbytes clienttoserverbytes bytestoserver bytesfromclient clientbytes sourcebytes srcbytes txbytes bytestx sentbyte sent bytesupstream uplinkbytes egressbytes initiatorbytes requestbodylen origbytes upstreambyteusage uploaded outgoingbytes bytessentbyclient c2sbytes usersentbytes netsentbytes requestlength tx',
  bytes_down:
    'bytesdown bytesreceived receivedbytes bytesin inbytes inboundbytes downloadbytes downloadedbytes bytesdownloaded bytesdownload download downloadsize responsesize respsize responsebytes httpresponsebytes scbytes servertoclientbytes bytestoclient bytesfromserver serverbytes destinationbytes dstbytes rxbytes bytesrx rcvdbyte rcvd received bytesdownstream downlinkbytes ingressbytes responderbytes responsebodylen respbytes httplength downstreambyteusage downloaded incomingbytes bytesreceivedbyclient s2cbytes userreceivedbytes netrecvbytes recvbytes rcvdbytes bodybytessent bytes size rx',
  bytes_total:
    'totalbytes bytestotal totaltraffic traffictotal totalsize transactionsize numbytes bandwidth totalbytestransferred',
  user_agent:
    'useragent useragentoriginal ua httpuseragent csuseragent requestclientapplication clientagent agent',
  content_type:
    'contenttype mimetype mediatype rscontenttype httpcontenttype responsecontenttype httpresponsemimetype csmimetype',
  category:
    'urlcategory category categories categoryname webcategory sitecategory urlcategories cscategories urlcat urlcategoryname catdesc domaincategory contentcategory categoriesnames categorylabel websitecategory cat',
  app: 'application app appname applicationname cloudapp cloudapplication destinationservicename servicename',
  activity: 'activity useractivity appactivity operation',
  country: 'dstcountry destcountry destinationcountry destinationgeocountryisocode servercountry',
  severity: 'severity sev',
  message: 'message msg',
  raw_id: 'recordid transactionid requestid eventuuid externalid logid',
};

const PLACES = new Map<string, Place>();
for (const [use, names] of Object.entries(NAMES)) {
  const index = Object.entries(MEANINGS).find(([meaning]) => meaning === use)?.[1] ?? -1;
  for (const [rank, name] of names.split(' ').entries())
    if (!PLACES.has(name)) PLACES.set(name, { index, rank });
}

/** Usual meaning of a field name. A dotted path counts as a whole, otherwise by its last part. */
export function usualPlace(name: string): Place | undefined {
  const lower = name.toLowerCase();
  const whole = PLACES.get(lower.replaceAll(/[^a-z0-9]/g, ''));
  if (whole !== undefined) return whole;
  const dot = lower.lastIndexOf('.');
  if (dot < 0) return undefined;
  const last = PLACES.get(lower.slice(dot + 1).replaceAll(/[^a-z0-9]/g, ''));
  // `observer.name`, `process.path`: a common word after a more specific one proves nothing.
  return last !== undefined && lower.length - dot > 5 ? last : undefined;
}
