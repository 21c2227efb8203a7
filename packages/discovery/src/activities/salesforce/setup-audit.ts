import type { Activity, ObjectType } from '@casbah/domain/activity';
import type { RecordFacts } from '../record-facts.ts';
import type { Columns } from './columns.ts';

/** `Action` of Setup Audit Trail entries whose words don't say what they mean. */
const ACTIONS: Readonly<Record<string, Activity>> = {
  suorgadminlogin: 'assume_role',
  suorgadminlogout: 'end',
  permsetassign: 'grant_permission',
  permsetunassign: 'revoke_permission',
  permsetgroupassign: 'grant_permission',
  permsetgroupunassign: 'revoke_permission',
  frozeuser: 'disable',
  unfrozeuser: 'enable',
  deactivateduser: 'disable',
  activateduser: 'enable',
  resetpassword: 'reset_password',
  changedpassword: 'change_password',
  changedprofileforuser: 'change_role',
  changedroleforuser: 'change_role',
  changedroleforusertonone: 'change_role',
  changedroleforuserfromnone: 'change_role',
  createduser: 'create',
  dataexport: 'export',
  queuemembership: 'add_member',
  groupmembership: 'add_member',
  insertconnectedapplication: 'create',
  updateconnectedapplication: 'configure',
  registeredu2fsecuritykey: 'enroll_mfa',
};

/** How other actions begin or end. */
const PATTERNS: readonly (readonly [pattern: RegExp, activity: Activity])[] = [
  [/twofactor.*(?:delet|remov|disconnect)|deregister/, 'remove_mfa'],
  [/twofactor|verifiedmobile|totp/, 'enroll_mfa'],
  [/(?:userperm|objectperm|fieldperm|entityaccess|sharing|permset.*(?:enable|disable))/, 'change_permission'],
  [/loginas|grantaccess/, 'grant_permission'],
  [/^(?:delet|remov|drop)|delete$|deleted$/, 'delete'],
  [/^(?:insert|creat|add|new|generat)|create$|created$/, 'create'],
  [/^(?:activat|enabl)|enabled$/, 'enable'],
  [/^(?:deactivat|disabl)|disabled$/, 'disable'],
  [/user(?:name|email)?$|foruser|useremail/, 'edit'],
  [/^(?:chang|updat|edit|modif|set|renam|organi|reorder)|changed?$|updated?$/, 'configure'],
];

const SECTIONS: readonly (readonly [pattern: RegExp, type: ObjectType])[] = [
  [/user/i, 'user'],
  [/profile|permission|role/i, 'role'],
  [/group|queue/i, 'group'],
  [/connected app|application|package/i, 'app'],
  [/certificate|key/i, 'certificate'],
  [/sharing|password polic|session/i, 'policy'],
  [/apex|flow|workflow|process/i, 'workflow'],
  [/report/i, 'report'],
];

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Reads an entry of the Setup Audit Trail, whose `Display` says in a sentence what changed. */
export function readSetupAudit(facts: RecordFacts, columns: Columns): void {
  const action = columns.text('Action') ?? '';
  const plain = action.toLowerCase();
  const path = columns.path('Action') ?? '';
  const pattern = PATTERNS.find(([form]) => form.test(plain));
  facts.act(ACTIONS[plain] ?? pattern?.[1] ?? 'configure', action, path).ended('success');
  const section = columns.text('Section');
  const display = columns.text('Display') ?? '';
  const people = [...new Set(display.match(ADDRESS) ?? [])];
  const at = columns.path('Display') ?? '';
  const isOfUsers = /user/i.test(`${section} ${action}`) && people.length > 0;
  facts
    .on(isOfUsers ? 'user' : (SECTIONS.find(([form]) => form.test(section ?? ''))?.[1] ?? 'setting'), path)
    .set('object', isOfUsers ? people[0]?.toLowerCase() : undefined, at)
    .set('object', section, columns.path('Section') ?? '')
    .addTargets(people, at);
  columns.take('time', 'CreatedDate').take('raw_id', 'Id').take('message', 'Display');
  readAuthor(facts, columns);
}

/** The delegate acted, logged in as the user who then created the entry. */
function readAuthor(facts: RecordFacts, columns: Columns): void {
  columns.take('user', 'DelegateUser');
  const fact = facts.has('user') ? 'on_behalf_of' : 'user';
  // Queries nest the fields of the user, exports have them in columns.
  const names = ['CreatedBy.Username', 'CreatedBy.Email', 'CreatedBy.Name'];
  facts.take(fact, ...names);
  columns.take(fact, ...names, 'CreatedById');
  facts.actor('user').keep('actor_name', 'CreatedBy.Name');
}
