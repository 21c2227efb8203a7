import type { DataIdentifier } from '../../identifier.ts';
import { base62, base64url, hex, lowerCase, sequence, uuid } from '../body.ts';
import { markedToken, namedToken } from '../token.ts';

export const INFRASTRUCTURE: readonly DataIdentifier[] = [
  markedToken({
    id: 'pulumi-token',
    name: 'Pulumi access token',
    prefix: 'pul-',
    body: hex(40),
    source: 'https://www.pulumi.com/docs/pulumi-cloud/access-management/access-tokens/',
  }),
  markedToken({
    id: 'terraform-cloud-token',
    name: 'HCP Terraform token',
    prefix: '',
    body: sequence(base62(14), '.atlasv1.', base64url(60, 70)),
    source: 'https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/api-tokens',
  }),
  markedToken({
    id: 'harness-api-token',
    name: 'Harness API token',
    prefix: ['pat.', 'sat.'],
    body: sequence(base64url(22), '.', hex(24), '.', base62(20)),
    source: 'https://developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys/',
  }),
  markedToken({
    id: 'rancher-api-token',
    name: 'Rancher API token',
    prefix: 'token-',
    body: sequence(lowerCase(5), ':', lowerCase(54)),
    source: 'https://ranchermanager.docs.rancher.com/reference-guides/user-settings/api-keys',
  }),
  namedToken({
    id: 'consul-token',
    name: 'Consul or Nomad token',
    named: 'consul[\\w.-]*[ ]?token|nomad[_. -]?token',
    label: 'CONSUL_HTTP_TOKEN',
    body: uuid,
    source: 'https://developer.hashicorp.com/consul/docs/security/acl/tokens',
  }),
  markedToken({
    id: 'openshift-token',
    name: 'OpenShift access token',
    prefix: 'sha256~',
    body: base64url(43),
    source: 'https://docs.redhat.com/en/documentation/openshift_container_platform/',
  }),
];
