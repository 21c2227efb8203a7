import { describe, expect, test } from 'vitest';
import { readSshKey } from './ssh-key.ts';

/** Generated with ssh-keygen; the private keys were discarded. */
const ED25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIM0OyszV6CcJeChSU2feHWtSHhNDF1wUnppkOUdVBI10';
const RSA_2048 =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQCOWZqPijzKhRq/omtClLcvtuzBJuNhtL/4Tj8aPtmSdCUvhl4dr9fXh79puUE9cquLejs4dfgikcHfcpbV4W9p47xgbvg19bMgQPkyTFpNhy235MDFHYeyI/FZ436pRehr3kB2/EwmElJkOP6E3W+bhMDlKfauclmV7e0H6siB0p4C5v8I5RrjiUI11v919CXWF++hEe/crNy8in45ptGnJHrag+c5eeNpsbpkhxBwQjY6IGx/gB/YJ/egBN3wfzwhh0Q4akBW5Y0mHIvW8cgqfyojObZ0x2Sx8v1EsQrybNMikQBhg3oPz5dV5dPXjzIYdFuGRxqgk+CE8+1xfIIR';
const RSA_1024 =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDSUjTSQPT+m6CDRCOX0aHjX5IhurpFZZk7L4ZJtJQyqsa7czwEVZMDnflSrCMhZ9uoq7HNEdX+K9ytazIje3nnLbHJZzuXVR3/sgir76siV3eEQ0OP2rWDYoNdd7DbPX+LShSWG08PINUWI0JKc/6cFAJOBCvWFNS/X/GNLL0ofw==';
const P256 =
  'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBNwkfmA580vbs4BjF5Gft79zpntHBxjmHA8BNHD9EWtLU4qObKYW9YKpg8UOxPBNi4BP+CeDpFGh9rB+HNCMvYs=';
const P521 =
  'ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBAEn2GwnllPQOReSWg07Mey3PYMa7/kzaK8qGci0gG2e8pufDNN4ztVnnwm6GnUAiju9e0yO6XQqgl7+A9mvU4yJbgEcUJuH0ZnLdsV9qkIIr6kZgMIJy/9vq1yE4FbviDjOjDaFF+3SxL9tw54lvzPBVQ1/i1zZ/aufiB2qQHAAo7r8YA==';

describe('a public key', () => {
  test.each([
    ['ssh-ed25519', 256, ED25519],
    ['ssh-rsa', 2048, RSA_2048],
    ['ecdsa-sha2-nistp256', 256, P256],
    ['ecdsa-sha2-nistp521', 521, P521],
  ])('%s of %i bits is read with its comment', (algorithm, bits, text) => {
    expect(readSshKey(` ${text} collector@proxy \n`)).toMatchObject({
      algorithm,
      bits,
      text,
      comment: 'collector@proxy',
    });
    expect(readSshKey(text)).toMatchObject({ comment: '' });
  });

  test.each([
    ['private', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmU=\n-----END'],
    ['short', RSA_1024],
    ['algorithm', ED25519.replace('ssh-ed25519', 'ssh-dss')],
    ['algorithm', 'sk-ssh-ed25519@openssh.com AAAA'],
    ['unreadable', ''],
    ['unreadable', 'hello'],
    ['unreadable', `${ED25519} one\n${ED25519} two`],
    ['unreadable', ED25519.slice(0, -4)],
    ['unreadable', `${ED25519}AAAA`],
    // Different algorithms outside and inside.
    ['unreadable', ED25519.replace('ssh-ed25519', 'ssh-rsa')],
    ['unreadable', P256.replace('ecdsa-sha2-nistp256', 'ecdsa-sha2-nistp521')],
    ['unreadable', 'ssh-ed25519 /////w=='],
  ])('that is invalid: %s', (problem, text) => {
    expect(readSshKey(text)).toBe(problem);
  });
});
