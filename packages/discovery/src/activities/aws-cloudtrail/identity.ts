import type { RecordFacts } from '../record-facts.ts';

/** `arn:aws:sts::123456789012:assumed-role/Admin/salma` → `assumed-role`, `Admin`, `salma`. */
export function partsOfArn(arn: string | undefined): readonly string[] {
  const resource = /^arn:[^:]*:[^:]*:[^:]*:[^:]*:(.+)$/.exec(arn ?? '')?.[1];
  return resource === undefined ? [] : resource.split(/[/:]/).filter((part) => part !== '');
}

/** What AWS writes instead of a user name that was mistyped at sign-in, because it may be a password. */
const HIDDEN = 'HIDDEN_DUE_TO_SECURITY_REASONS';
const ANONYMOUS = 'ANONYMOUS_PRINCIPAL';

/** EC2 names the session of an instance's role after the instance. */
const INSTANCE = /^i-[0-9a-f]{8,17}$/;

/** `AROAEXAMPLE:salma@atlas.example` → `salma@atlas.example`. */
function sessionIn(principal: string | undefined): string | undefined {
  const colon = principal?.indexOf(':') ?? -1;
  return colon < 0 ? undefined : principal?.slice(colon + 1);
}

/** The name that the identity's kind calls for, as in AWS's reference of the userIdentity element. */
function takeUser(facts: RecordFacts, type: string): void {
  const [kind, ...names] = partsOfArn(facts.text('userIdentity.arn'));
  const session = sessionIn(facts.text('userIdentity.principalId'));
  const isSession = kind === 'assumed-role' || type === 'AssumedRole' || type === 'FederatedUser';
  if (type === 'Root') facts.set('user', 'root', 'userIdentity.type');
  else if (type === 'AWSService') facts.take('user', 'userIdentity.invokedBy', 'userIdentity.principalId');
  else if (isSession) {
    // The role precedes the name of its session, unless the ARN is that of the role alone.
    if (kind === 'federated-user' || names.length > 1) facts.set('user', names.at(-1), 'userIdentity.arn');
    facts.set('user', session, 'userIdentity.principalId').take('user', 'userIdentity.userName');
  }
  if (facts.text('userIdentity.userName') !== HIDDEN) facts.take('user', 'userIdentity.userName');
  if (kind === 'user' || kind === 'role') facts.set('user', names.at(-1), 'userIdentity.arn');
  facts
    .take('user', 'additionalEventData.UserName')
    .set('user', session, 'userIdentity.principalId')
    .take('user', 'userIdentity.onBehalfOf.userId')
    .set('user', names.at(-1), 'userIdentity.arn')
    .take('user', 'userIdentity.principalId', 'userIdentity.invokedBy');
}

function takeKind(facts: RecordFacts, type: string): void {
  const user = facts.get('user') ?? '';
  const role = facts.text('userIdentity.sessionContext.sessionIssuer.arn') ?? '';
  if (facts.text('userIdentity.accountId') === ANONYMOUS) facts.actor('anonymous');
  else if (type === 'AWSService' || INSTANCE.test(user) || role.includes(':role/aws-service-role/'))
    facts.actor('service');
  else if (facts.has('user')) facts.actor('user');
}

/** Role that was assumed, which has the rights. */
function keepRole(facts: RecordFacts): void {
  const [kind, role] = partsOfArn(facts.text('userIdentity.arn'));
  if (facts.text('userIdentity.sessionContext.sessionIssuer.type')?.toLowerCase() === 'role')
    facts.keep('role', 'userIdentity.sessionContext.sessionIssuer.userName');
  if (kind === 'assumed-role') facts.extra('role', role);
}

export function readIdentity(facts: RecordFacts): void {
  const type = facts.text('userIdentity.type') ?? '';
  takeUser(facts, type);
  takeKind(facts, type);
  keepRole(facts);
  const owners = ['userIdentity.sessionContext.sourceIdentity', 'userIdentity.onBehalfOf.userId'];
  for (const path of owners) {
    const owner = facts.text(path);
    if (owner !== facts.get('user')) facts.set('on_behalf_of', owner, path);
  }
  facts
    .take('session', 'userIdentity.accessKeyId', 'userIdentity.credentialId')
    .keep('identity_type', 'userIdentity.type')
    .keep('account', 'recipientAccountId', 'userIdentity.accountId')
    .keep('mfa', 'additionalEventData.MFAUsed', 'userIdentity.sessionContext.attributes.mfaAuthenticated');
}
