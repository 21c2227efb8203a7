import type { DataIdentifier } from '../../identifier.ts';
import { base62, base64url, hex, sequence, upperCase } from '../body.ts';
import { markedToken, namedToken } from '../token.ts';

export const GOOGLE: readonly DataIdentifier[] = [
  markedToken({
    id: 'google-api-key',
    name: 'Google API key',
    prefix: 'AIza',
    body: base64url(35),
    source: 'https://cloud.google.com/docs/authentication/api-keys',
  }),
  markedToken({
    id: 'google-oauth-client-secret',
    name: 'Google OAuth client secret',
    prefix: 'GOCSPX-',
    body: base64url(28),
    source: 'https://developers.google.com/identity/protocols/oauth2/web-server',
  }),
  markedToken({
    id: 'google-oauth-access-token',
    name: 'Google OAuth access token',
    prefix: 'ya29.',
    body: { form: '[A-Za-z0-9._-]{29,}[A-Za-z0-9_-]', sample: base62(120).sample },
    source: 'https://developers.google.com/identity/protocols/oauth2',
  }),
  markedToken({
    id: 'google-oauth-refresh-token',
    name: 'Google OAuth refresh token',
    prefix: '1//0',
    body: base64url(40, 300),
    source: 'https://developers.google.com/identity/protocols/oauth2',
  }),
  namedToken({
    id: 'google-oauth-client-secret-old',
    name: 'Google OAuth client secret, before 2021',
    named: 'google[a-z_.-]*[ ]?secret',
    label: 'GOOGLE_CLIENT_SECRET',
    body: base64url(24),
    source: 'https://developers.google.com/identity/protocols/oauth2/web-server',
  }),
  markedToken({
    id: 'google-cloud-storage-hmac-id',
    name: 'Google Cloud Storage HMAC access ID',
    prefix: 'GOOG1E',
    body: upperCase(55),
    source: 'https://cloud.google.com/storage/docs/authentication/hmackeys',
  }),
  namedToken({
    id: 'google-private-key-id',
    name: 'Private key ID of a Google Cloud service account',
    named: 'private_key_id',
    label: 'private_key_id',
    body: hex(40),
    source: 'https://cloud.google.com/iam/docs/keys-create-delete',
  }),
  markedToken({
    id: 'firebase-cloud-messaging-key',
    name: 'Firebase Cloud Messaging server key',
    prefix: 'AAAA',
    body: sequence(base64url(7), ':APA91b', base64url(134)),
    source: 'https://firebase.google.com/docs/cloud-messaging',
  }),
  namedToken({
    id: 'recaptcha-secret',
    name: 'reCAPTCHA secret key',
    named: 'recaptcha[\\w.-]*[ ]?secret',
    label: 'RECAPTCHA_SECRET_KEY',
    body: sequence('6L', base64url(38)),
    source: 'https://developers.google.com/recaptcha/docs/verify',
  }),
];
