import type { DataIdentifier } from '../../identifier.ts';
import { base32, base64, sequence, uuid } from '../body.ts';
import { hasBothCases } from '../entropy.ts';
import { PARTNERS } from '../partners.ts';
import { markedToken, namedToken } from '../token.ts';

const PADDING = { form: '={0,2}', sample: () => '' };

export const AWS: readonly DataIdentifier[] = [
  markedToken({
    id: 'aws-access-key-id',
    name: 'AWS access key ID',
    prefix: ['AKIA', 'ASIA', 'ABIA', 'ACCA'],
    body: base32(16),
    source: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html',
  }),
  namedToken({
    id: 'aws-secret-access-key',
    name: 'AWS secret access key',
    named: 'aws[\\w.-]*[ ]?secret|secret[_. -]?access[_. -]?key|aws[\\w.-]*key|aws_?sk',
    label: 'AWS_SECRET_ACCESS_KEY',
    body: base64(40),
    verify: hasBothCases,
    source: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_access-keys.html',
  }),
  namedToken({
    id: 'aws-session-token',
    name: 'AWS session token',
    named: 'session[_. -]?token|security[_. -]?token',
    label: 'AWS_SESSION_TOKEN',
    body: sequence('I', base64(96, 1000), PADDING),
    verify: hasBothCases,
    source: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_temp_use-resources.html',
  }),
  markedToken({
    id: 'aws-bedrock-api-key',
    name: 'Amazon Bedrock API key',
    prefix: 'ABSKQmVkcm9ja0FQSUtleS',
    body: sequence(base64(90, 260), PADDING),
    source: 'https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html',
  }),
  markedToken({
    id: 'amazon-mws-auth-token',
    name: 'Amazon MWS authorization token',
    prefix: 'amzn.mws.',
    body: uuid,
    source: PARTNERS,
  }),
];
