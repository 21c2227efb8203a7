import type { DataIdentifier } from '../identifier.ts';
import { AE } from './ae.ts';
import { EU_VAT } from './eu-vat.ts';
import { JM } from './jm.ts';
import { JO } from './jo.ts';
import { JP } from './jp.ts';
import { KE } from './ke.ts';
import { KR } from './kr.ts';
import { KW } from './kw.ts';
import { KZ } from './kz.ts';
import { LI } from './li.ts';
import { LK } from './lk.ts';
import { LT } from './lt.ts';
import { LU } from './lu.ts';
import { LV } from './lv.ts';
import { MA } from './ma.ts';
import { MC } from './mc.ts';
import { MD } from './md.ts';
import { ME } from './me.ts';
import { MK } from './mk.ts';
import { MT } from './mt.ts';
import { MU } from './mu.ts';
import { MX } from './mx.ts';
import { MY } from './my.ts';
import { MZ } from './mz.ts';
import { NG } from './ng.ts';
import { NL } from './nl.ts';
import { NO } from './no.ts';
import { NZ } from './nz.ts';
import { PA } from './pa.ts';
import { PE } from './pe.ts';
import { PH } from './ph.ts';
import { PK } from './pk.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import { PY } from './py.ts';
import { QA } from './qa.ts';
import { RO } from './ro.ts';
import { RS } from './rs.ts';
import { RU } from './ru.ts';
import { SA } from './sa.ts';
import { SE } from './se.ts';
import { SG } from './sg.ts';
import { SI } from './si.ts';
import { SK } from './sk.ts';
import { SM } from './sm.ts';
import { SN } from './sn.ts';
import { SV } from './sv.ts';
import { TH } from './th.ts';
import { TN } from './tn.ts';
import { TR } from './tr.ts';
import { TW } from './tw.ts';
import { TZ } from './tz.ts';
import { UA } from './ua.ts';
import { UG } from './ug.ts';
import { UY } from './uy.ts';
import { UZ } from './uz.ts';
import { VE } from './ve.ts';
import { VN } from './vn.ts';
import { ZA } from './za.ts';
import { ZM } from './zm.ts';
import { ZW } from './zw.ts';

/** Countries whose code begins with J to Z, the United Arab Emirates, and VAT numbers of the European Union. */
export const NATIONAL_J_TO_Z: readonly DataIdentifier[] = [
  ...AE,
  ...JM,
  ...JO,
  ...JP,
  ...KE,
  ...KR,
  ...KW,
  ...KZ,
  ...LI,
  ...LK,
  ...LT,
  ...LU,
  ...LV,
  ...MA,
  ...MC,
  ...MD,
  ...ME,
  ...MK,
  ...MT,
  ...MU,
  ...MX,
  ...MY,
  ...MZ,
  ...NG,
  ...NL,
  ...NO,
  ...NZ,
  ...PA,
  ...PE,
  ...PH,
  ...PK,
  ...PL,
  ...PT,
  ...PY,
  ...QA,
  ...RO,
  ...RS,
  ...RU,
  ...SA,
  ...SE,
  ...SG,
  ...SI,
  ...SK,
  ...SM,
  ...SN,
  ...SV,
  ...TH,
  ...TN,
  ...TR,
  ...TW,
  ...TZ,
  ...UA,
  ...UG,
  ...UY,
  ...UZ,
  ...VE,
  ...VN,
  ...ZA,
  ...ZM,
  ...ZW,
  EU_VAT,
];
