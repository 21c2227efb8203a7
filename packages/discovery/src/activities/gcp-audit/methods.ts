import type { Activity } from '@casbah/domain/activity';
import { activityOfVerb, wordsOf } from '../verbs.ts';

/** Methods of Google Cloud's APIs whose verb alone misleads: service, and end of the name, in lower case. */
const METHODS: readonly (readonly [service: RegExp, method: RegExp, activity: Activity])[] = [
  [/^storage$/, /^(?:google\.)?storage\.objects\.(?:get|batchget)$/, 'download'],
  [/^storage$/, /^(?:google\.)?storage\.objects\.(?:create|insert|compose)$/, 'upload'],
  [/^storage$/, /^(?:google\.)?storage\.objects\.(?:copy|rewrite)$/, 'copy'],
  [/^storage$/, /^(?:google\.)?storage\.objects\.(?:update|patch)$/, 'edit'],
  [/^bigquery/, /^(?:jobservice\.(?:insert|query)|.*jobservice\.(?:insertjob|query))$/, 'search'],
  [/^bigquery/, /^(?:tabledataservice\.list|.*tabledataservice\.list|.*bigqueryread\.readrows)$/, 'view'],
  [/^bigquery/, /(?:insertall|appendrows|createwritestream)$/, 'edit'],
  [/^cloudsql$|^sqladmin$/, /\.connect$/, 'sign_in'],
  [/^cloudsql$|^sqladmin$/, /\.query$/, 'search'],
  [/^cloudsql$|^sqladmin$/, /\.(?:export|exportdata)$/, 'export'],
  [/^iap$/, /authorizeuser$/, 'sign_in'],
  [/^(?:compute|oslogin)$/, /(?:osadminlogin|oslogin|ssh-serialport\.v1\.connect|checkpolicy)$/, 'sign_in'],
  [/^compute$/, /\.instances\.(?:start|reset|resume|stop|suspend|simulatemaintenanceevent)$/, 'run'],
  [/^k8s\.io$/, /\.(?:exec|attach|portforward|proxy)\.(?:create|get)$/, 'run'],
  [/^k8s\.io$/, /rolebindings\.create$/, 'grant_permission'],
  [/^k8s\.io$/, /rolebindings\.(?:update|patch)$/, 'change_permission'],
  [/^k8s\.io$/, /rolebindings\.delete(?:collection)?$/, 'revoke_permission'],
  [/^k8s\.io$/, /\.approval\.(?:update|patch)$/, 'approve'],
  [/^k8s\.io$/, /\.token\.create$/, 'assume_role'],
  [/^k8s\.io$/, /\.watch$/, 'view'],
  [/^k8s\.io$/, /\.deletecollection$/, 'delete'],
  [/./, /membershipsservice\.creategroupmembership$|membershipsservice\.createmembership$/, 'add_member'],
  [/./, /membershipsservice\.deletemembership$/, 'remove_member'],
  [/./, /membershipsservice\.(?:updatemembership|modifymembershiproles)$/, 'change_role'],
];

/** Last part of a method's name in lower case. */
const NAMES: Readonly<Record<string, Activity>> = {
  '2svdisable': 'remove_mfa',
  '2svenroll': 'enroll_mfa',
  accesssecretversion: 'view',
  addgroupmember: 'add_member',
  addprivilege: 'grant_permission',
  asymmetricdecrypt: 'view',
  asymmetricsign: 'run',
  changepassword: 'reset_password',
  createserviceaccountkey: 'create',
  encrypt: 'run',
  exchangetoken: 'assume_role',
  generateaccesstoken: 'assume_role',
  generateidtoken: 'assume_role',
  getaccesstoken: 'assume_role',
  gettoken: 'authorize',
  grantadminprivilege: 'grant_permission',
  insertprojectownershipinvite: 'invite',
  loginchallenge: 'verify_mfa',
  loginfailure: 'sign_in',
  loginsuccess: 'sign_in',
  loginverification: 'verify_mfa',
  logout: 'sign_out',
  passwordedit: 'change_password',
  removegroupmember: 'remove_member',
  removeprivilege: 'revoke_permission',
  revoketoken: 'revoke_authorization',
  setiampermissions: 'change_permission',
  setiampolicy: 'change_permission',
  setorgpolicy: 'configure',
  signblob: 'run',
  signjwt: 'run',
  suspenduser: 'disable',
  testiampermissions: 'view',
  undeleteserviceaccount: 'restore',
  unsuspenduser: 'enable',
  updategroupmember: 'change_role',
};

/** Activity of a method's name: `storage.objects.get`, `v1.compute.firewalls.insert`, `SetIamPolicy`. */
export function activityOfMethod(service: string, method: string): Activity {
  const lower = method.toLowerCase();
  const special = METHODS.find(([services, methods]) => services.test(service) && methods.test(lower));
  if (special !== undefined) return special[2];
  const name = lower.slice(Math.max(lower.lastIndexOf('.'), lower.lastIndexOf('/')) + 1);
  const known = NAMES[name];
  if (known !== undefined) return known;
  const words = wordsOf(method);
  if (words.at(-1) === 'list') return 'list';
  return activityOfVerb(method) ?? 'other';
}
