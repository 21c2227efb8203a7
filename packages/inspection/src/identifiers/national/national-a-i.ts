import type { DataIdentifier } from '../identifier.ts';
import { AD } from './ad.ts';
import { AI } from './ai.ts';
import { AL } from './al.ts';
import { AM } from './am.ts';
import { AO } from './ao.ts';
import { AR } from './ar.ts';
import { AT } from './at.ts';
import { AU } from './au.ts';
import { AZ } from './az.ts';
import { BA } from './ba.ts';
import { BD } from './bd.ts';
import { BE } from './be.ts';
import { BG } from './bg.ts';
import { BH } from './bh.ts';
import { BO } from './bo.ts';
import { BR } from './br.ts';
import { BY } from './by.ts';
import { BZ } from './bz.ts';
import { CA } from './ca.ts';
import { CH } from './ch.ts';
import { CL } from './cl.ts';
import { CN } from './cn.ts';
import { CO } from './co.ts';
import { CR } from './cr.ts';
import { CU } from './cu.ts';
import { CY } from './cy.ts';
import { CZ } from './cz.ts';
import { DE } from './de.ts';
import { DK } from './dk.ts';
import { DO } from './do.ts';
import { DZ } from './dz.ts';
import { EC } from './ec.ts';
import { EE } from './ee.ts';
import { EG } from './eg.ts';
import { ES } from './es.ts';
import { EU } from './eu.ts';
import { FI } from './fi.ts';
import { FO } from './fo.ts';
import { FR } from './fr.ts';
import { GB } from './gb.ts';
import { GE } from './ge.ts';
import { GH } from './gh.ts';
import { GN } from './gn.ts';
import { GR } from './gr.ts';
import { GT } from './gt.ts';
import { HK } from './hk.ts';
import { HR } from './hr.ts';
import { HU } from './hu.ts';
import { ID } from './id.ts';
import { IE } from './ie.ts';
import { IL } from './il.ts';
import { IN } from './in.ts';
import { IR } from './ir.ts';
import { IS } from './is.ts';
import { IT } from './it.ts';

/** Numbers of persons, companies, taxes and documents by the country that issues them, from Andorra to Italy. */
export const NATIONAL_A_TO_I: readonly DataIdentifier[] = [
  ...AD,
  ...AI,
  ...AL,
  ...AM,
  ...AO,
  ...AR,
  ...AT,
  ...AU,
  ...AZ,
  ...BA,
  ...BD,
  ...BE,
  ...BG,
  ...BH,
  ...BO,
  ...BR,
  ...BY,
  ...BZ,
  ...CA,
  ...CH,
  ...CL,
  ...CN,
  ...CO,
  ...CR,
  ...CU,
  ...CY,
  ...CZ,
  ...DE,
  ...DK,
  ...DO,
  ...DZ,
  ...EC,
  ...EE,
  ...EG,
  ...ES,
  ...EU,
  ...FI,
  ...FO,
  ...FR,
  ...GB,
  ...GE,
  ...GH,
  ...GN,
  ...GR,
  ...GT,
  ...HK,
  ...HR,
  ...HU,
  ...ID,
  ...IE,
  ...IL,
  ...IN,
  ...IR,
  ...IS,
  ...IT,
];
